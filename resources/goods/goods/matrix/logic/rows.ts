import type { Attribute, Matrix, SkuRow } from "./matrix.ts";
import { combinations, inOrder } from "./paths.ts";

/** What a new row starts from: the declared defaults; nothing is inherited from its neighbours silently. */
export type Blank = Readonly<Record<string, unknown>>;
export const blankRow = (attrPath: string, blank: Blank): SkuRow => ({ ...blank, attrPath });
const isNothing = (value: unknown): boolean => value === null || value === undefined || value === "";
const named = ["attrPath", "attrName"];
/** Whether nobody has stored it or typed into it. */
export const isBlank = (row: SkuRow, blank: Blank): boolean =>
  row.id === undefined &&
  Object.entries(row).every(([name, value]) => named.includes(name) || isNothing(value) || value === blank[name]);

/** What goes with rows that are taken away, for a screen to ask first. */
export interface Loss {
  /** Rows that hold anything, or are stored. */
  count: number;
  /** How many of them hold stock, and how much in all. */
  stocked: number;
  stock: number;
}
export function lossOf(rows: readonly SkuRow[], blank: Blank): Loss {
  const held = rows.filter((row) => !isBlank(row, blank));
  const stocks = held.flatMap(({ stock }) => (typeof stock === "number" && stock > 0 ? [stock] : []));
  return { count: held.length, stocked: stocks.length, stock: stocks.reduce((sum, one) => sum + one, 0) };
}

/** Combinations that no row has: left out on purpose, or never offered where the goods came from. */
export function leftOut(attributes: readonly Attribute[], paths: readonly string[]): string[] {
  const there = new Set(paths);
  return combinations(attributes).filter((path) => !there.has(path));
}
export function withRows({ attributes, rows }: Matrix, paths: readonly string[], blank: Blank): Matrix {
  return { attributes, rows: inOrder(attributes, [...rows, ...paths.map((path) => blankRow(path, blank))]) };
}

/** A matrix to start with: what has no row at all gets all of them; rows that lead nowhere any more are let go. */
export function complete(
  attributes: readonly Attribute[],
  rows: readonly SkuRow[],
  blank: Blank,
  most: number,
): Matrix {
  const paths = combinations(attributes);
  const known = new Set(paths);
  const seen = new Set<string>();
  const kept = rows.filter(({ attrPath }) => known.has(attrPath) && !seen.has(attrPath) && seen.add(attrPath));
  if (kept.length > 0) return { attributes, rows: inOrder(attributes, kept) };
  return { attributes, rows: paths.slice(0, most).map((path) => blankRow(path, blank)) };
}
