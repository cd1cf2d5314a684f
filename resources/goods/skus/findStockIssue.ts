import type { Issue } from "../../../framework/schema/index.ts";

/**
 * The maximum stock of a SKU. `maxChanges` is the maximum number of changes per call, equal to the
 * largest page.
 */
export const maxStock = 100_000_000;
export const maxChanges = 1000;

const stockIssue = (name: string, line: number, params: Issue["params"] = {}): Issue => ({
  key: `resources.skus.validation.${name}`,
  params: { line, ...params },
});

/**
 * Returns the first rule that the stock changes violate, with the line that violates it; null if
 * they violate none of these rules.
 */
export function findStockIssue(value: unknown): Issue | null {
  if (!Array.isArray(value)) return null;
  if (value.length === 0) return { key: "validation.requiredSome" };
  if (value.length > maxChanges) return { key: "validation.maxItems", params: { max: maxChanges } };

  const known = new Set<unknown>();
  for (const [place, change] of value.entries()) {
    const issue = findLineIssue(change, place + 1);
    if (issue) return issue;
    const { skuId } = change as { skuId: unknown };
    if (!Number.isSafeInteger(skuId) || (skuId as number) < 1)
      return stockIssue("skuMissing", place + 1);
    if (known.has(skuId)) return stockIssue("skuTwice", place + 1);
    known.add(skuId);
  }
  return null;
}

function findLineIssue(change: unknown, line: number): Issue | null {
  if (typeof change !== "object" || change === null) return stockIssue("stockMissing", line);
  const { delta, stock, expected } = change as Partial<
    Record<"delta" | "stock" | "expected", unknown>
  >;
  if (delta !== undefined && stock !== undefined) return stockIssue("stockAndDelta", line);
  if (delta === undefined && stock === undefined) return stockIssue("stockMissing", line);

  if (delta !== undefined && expected !== undefined) return stockIssue("deltaExpected", line);
  for (const number of [delta, stock, expected]) {
    if (number === undefined) continue;
    if (typeof number !== "number" || !Number.isInteger(number))
      return stockIssue("stockNotWhole", line);
    if (number < 0 && number !== delta) return stockIssue("stockNegative", line);
    if (Math.abs(number) > maxStock) return stockIssue("stockTooLarge", line);
  }
  return null;
}
