import type { Line } from "../../../../framework/server/importExport/sheetRecords.ts";
import type { ShopifyColumn } from "./shopifyColumns.ts";

export type ReadCell = (line: Line, column: ShopifyColumn) => string;

const isFalse = (text: string): boolean => /^(false|no|0)$/i.test(text);
/** The variants that Shopify sells without tax. */
export const listTaxExempt = (variants: readonly Line[], readCell: ReadCell): Line[] =>
  variants.filter((line) => isFalse(readCell(line, "taxable")));

/** Returns whether a line is a variant: the first line always is; others may only add a picture. */
export const isVariant = (line: Line, first: Line, readCell: ReadCell): boolean =>
  line === first ||
  (["value1", "sku", "price"] as const).some((column) => readCell(line, column) !== "");
