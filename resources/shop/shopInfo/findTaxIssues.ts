import type { Issues } from "../../../framework/schema/index.ts";
import { isAbn, normalizeNumber } from "./businessNumbers.ts";

interface TaxValues {
  abn?: string | null;
  gstRegistered?: boolean;
  gstFrom?: string | null;
}
/**
 * Validates the GST registration of a shop: the check digits of its ABN, and that a registered shop
 * states its ABN and since when. Returns issues by field.
 */
export function findTaxIssues({ abn, gstRegistered = false, gstFrom }: TaxValues): Issues {
  const issues: Issues = {};
  if (abn && !isAbn(normalizeNumber(abn)))
    issues.abn = { key: "resources.shopInfo.validation.abn" };
  if (!gstRegistered) return issues;
  if (!abn) issues.abn = { key: "validation.required" };
  if (!gstFrom) issues.gstFrom = { key: "validation.required" };
  return issues;
}
