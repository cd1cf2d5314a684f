import type { Issues } from "../../../../../framework/schema/index.ts";

type Row = Readonly<Record<string, unknown>>;
interface Options {
  /** The path prefix of the rows, such as `skus.`. */
  path?: string;
  /** Whether new rows must have stock, as on publishing. Stored rows may be sold out. */
  stocked?: boolean;
}
/** Normalizes a code for comparison; buyers and scanners ignore case. */
const spelled = (code: unknown): string =>
  typeof code === "string" ? code.trim().toLowerCase() : "";

/**
 * Validates rows against each other and across fields, with the same messages as the fields. Values
 * are parsed, money is in cents.
 */
export function findMatrixIssues(
  rows: readonly Row[],
  { path = "", stocked = false }: Options = {},
): Issues {
  const issues: Issues = {};
  const first = new Map<string, number>();
  rows.forEach((row, index) => {
    const { price, oriPrice, stock, id } = row;
    if (typeof price === "number" && typeof oriPrice === "number" && price > oriPrice)
      issues[`${path}${index}.price`] = { key: "resources.goods.validation.aboveOriginal" };
    if (stocked && id === undefined && typeof stock === "number" && stock < 1)
      issues[`${path}${index}.stock`] = { key: "validation.min", params: { min: 1 } };
    const code = spelled(row.code);
    if (code === "") return;
    if (first.has(code)) issues[`${path}${index}.code`] = { key: "validation.unique" };
    else first.set(code, index);
  });
  return issues;
}
