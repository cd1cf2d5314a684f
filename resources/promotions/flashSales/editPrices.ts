import type { SalePrice } from "./saleTerms.ts";

/** The columns of the grid that are typed. */
export const typedColumns = ["price", "allocated", "limitNum"] as const;
export type TypedColumn = (typeof typedColumns)[number];

/** A price as the form holds it: text that is no number stays as it was typed. */
export type TypedPrice = { skuId: number; id?: number; sold?: unknown } & Partial<
  Record<TypedColumn, unknown>
>;

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
/** Reads the prices of a form. */
export const toTypedPrices = (value: unknown): TypedPrice[] =>
  (Array.isArray(value) ? value : []).flatMap((row: unknown): TypedPrice[] =>
    isRow(row) && typeof row.skuId === "number" ? [{ ...row, skuId: row.skuId }] : [],
  );
const toNumber = (value: unknown) => (typeof value === "number" ? value : null);
/** Reads those of the prices that are numbers. */
export const toSalePrices = (value: unknown): SalePrice[] =>
  toTypedPrices(value).map(({ skuId, price, allocated, limitNum }) => ({
    skuId,
    price: toNumber(price),
    allocated: toNumber(allocated),
    limitNum: toNumber(limitNum),
  }));

const isBlank = (value: unknown) => value === null || value === undefined || value === "";

/**
 * Sets cells of the grid. A SKU of which nothing is typed is not in the sale; the others are in the
 * order of the SKUs.
 */
export function setCells(
  prices: readonly TypedPrice[],
  skuIds: readonly number[],
  cells: readonly { skuId: number; column: TypedColumn; value: unknown }[],
): TypedPrice[] {
  const bySku = new Map(prices.map((price) => [price.skuId, price]));
  for (const { skuId, column, value } of cells)
    bySku.set(skuId, { ...(bySku.get(skuId) ?? { skuId }), [column]: value });
  return skuIds.flatMap((skuId) => {
    const price = bySku.get(skuId);
    return price && typedColumns.some((column) => !isBlank(price[column])) ? [price] : [];
  });
}

/** Splits pasted text into the cells of lines: spreadsheets separate them by tabs. */
export const splitPasted = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, "")
    .split(/\r?\n/)
    .map((line) => line.split("\t"));
