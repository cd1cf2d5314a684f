import type { Issues } from "../../../../../framework/schema/index.ts";

type Row = Readonly<Record<string, unknown>>;
interface Options {
  /** The path of the rows, like `skus.`. */
  path?: string;
  /** Whether a new row must have stock: on publishing. A row that is stored may have sold out. */
  stocked?: boolean;
}
/** A code as it is compared: buyers and scanners do not tell cases apart. */
const spelled = (code: unknown): string => (typeof code === "string" ? code.trim().toLowerCase() : "");

/** What the fields of a row cannot say alone, in the sentences that the fields use; values in code, money in cents. */
export function skuIssues(rows: readonly Row[], { path = "", stocked = false }: Options = {}): Issues {
  const issues: Issues = {};
  const first = new Map<string, number>();
  rows.forEach((row, index) => {
    const { price, oriPrice, stock, id } = row;
    if (typeof price === "number" && typeof oriPrice === "number" && price > oriPrice)
      issues[`${path}${index}.price`] = { key: "resources.goods.refusals.aboveOriginal" };
    if (stocked && id === undefined && typeof stock === "number" && stock < 1)
      issues[`${path}${index}.stock`] = { key: "validation.min", params: { min: 1 } };
    const code = spelled(row.code);
    if (code === "") return;
    if (first.has(code)) issues[`${path}${index}.code`] = { key: "validation.unique" };
    else first.set(code, index);
  });
  return issues;
}
