import type { Issue } from "../../../framework/schema/index.ts";

/** The largest stock of a SKU, and the most changes of one call: as many as a page holds. */
export const maxStock = 100_000_000;
export const maxChanges = 1000;

const refused = (name: string, line: number, params: Issue["params"] = {}): Issue => ({
  key: `resources.skus.refusals.${name}`,
  params: { line, ...params },
});

/** The first rule that changes of stock break, with the line that breaks it; null where it is none of these. */
export function findStockIssue(value: unknown): Issue | null {
  if (!Array.isArray(value)) return null;
  if (value.length === 0) return { key: "validation.requiredSome" };
  if (value.length > maxChanges) return { key: "validation.maxItems", params: { max: maxChanges } };

  const known = new Set<unknown>();
  for (const [place, change] of value.entries()) {
    const issue = findLineIssue(change, place + 1);
    if (issue) return issue;
    const { skuId } = change as { skuId: unknown };
    if (known.has(skuId)) return refused("skuTwice", place + 1);
    known.add(skuId);
  }
  return null;
}

function findLineIssue(change: unknown, line: number): Issue | null {
  if (typeof change !== "object" || change === null) return refused("stockMissing", line);
  const { delta, stock, expected } = change as Partial<Record<"delta" | "stock" | "expected", unknown>>;
  if (delta !== undefined && stock !== undefined) return refused("stockAndDelta", line);
  if (delta === undefined && stock === undefined) return refused("stockMissing", line);

  for (const number of [delta, stock, expected]) {
    if (number === undefined) continue;
    if (typeof number !== "number" || !Number.isInteger(number)) return refused("stockNotWhole", line);
    if (number < 0 && number !== delta) return refused("stockNegative", line);
    if (Math.abs(number) > maxStock) return refused("stockTooLarge", line);
  }
  return null;
}
