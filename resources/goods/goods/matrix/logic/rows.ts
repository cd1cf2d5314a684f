import type { Attribute, Matrix, SkuRow } from "./matrix.ts";
import { listCombinations, sortRows } from "./paths.ts";

/**
 * The values of a new row: the declared defaults. Nothing is silently copied from neighbouring
 * rows.
 */
export type Blank = Readonly<Record<string, unknown>>;
export const createBlankRow = (attrPath: string, blank: Blank): SkuRow => ({ ...blank, attrPath });
const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === "";
const named = ["attrPath", "attrName"];
/** Returns whether a row is neither stored nor edited. */
export const isBlank = (row: SkuRow, blank: Blank): boolean =>
  row.id === undefined &&
  Object.entries(row).every(
    ([name, value]) => named.includes(name) || isNothing(value) || value === blank[name],
  );

/** The data that is lost with removed rows, for the confirmation. */
export interface Loss {
  /** The number of rows that are stored or contain data. */
  count: number;
  /** The number of these rows with stock, and their total stock. */
  stocked: number;
  stock: number;
}
export function calculateLoss(rows: readonly SkuRow[], blank: Blank): Loss {
  const held = rows.filter((row) => !isBlank(row, blank));
  const stocks = held.flatMap(({ stock }) =>
    typeof stock === "number" && stock > 0 ? [stock] : [],
  );
  return {
    count: held.length,
    stocked: stocks.length,
    stock: stocks.reduce((sum, one) => sum + one, 0),
  };
}

/**
 * Returns the combinations without a row: left out on purpose, or never offered by the source of
 * the goods.
 */
export function findMissingPaths(
  attributes: readonly Attribute[],
  paths: readonly string[],
): string[] {
  const there = new Set(paths);
  return listCombinations(attributes).filter((path) => !there.has(path));
}
export function setRows(
  { attributes, rows }: Matrix,
  paths: readonly string[],
  blank: Blank,
): Matrix {
  return {
    attributes,
    rows: sortRows(attributes, [...rows, ...paths.map((path) => createBlankRow(path, blank))]),
  };
}

/**
 * Returns the initial matrix: rows with an unknown or repeated path are dropped; if none remain,
 * every combination gets a blank row.
 */
export function complete(
  attributes: readonly Attribute[],
  rows: readonly SkuRow[],
  blank: Blank,
  maxRows: number,
): Matrix {
  const paths = listCombinations(attributes);
  const known = new Set(paths);
  const seen = new Set<string>();
  const remaining = rows.filter(
    ({ attrPath }) => known.has(attrPath) && !seen.has(attrPath) && seen.add(attrPath),
  );
  if (remaining.length > 0) return { attributes, rows: sortRows(attributes, remaining) };
  return { attributes, rows: paths.slice(0, maxRows).map((path) => createBlankRow(path, blank)) };
}
