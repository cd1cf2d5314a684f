import { expectedKey } from "../../../framework/schema/index.ts";
import { skuFields } from "./skuFields.ts";

const { stock } = skuFields;

/**
 * The stock in a file has two columns: the number that it is to be, and the one that it was when the file was exported. A row in which the two are
 * the same leaves the stock as it is; one in which they differ is written only where the stock has not changed since the export.
 */
export const stockColumns = {
  stock,
  [expectedKey("stock")]: { ...stock, options: { ...stock.options, required: false, default: undefined } },
};
export const withStockExported = <R extends Readonly<Record<string, unknown>>>(row: R): R => ({
  ...row,
  [expectedKey("stock")]: row.stock,
});
