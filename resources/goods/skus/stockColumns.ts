import { toExpectedKey } from "../../../framework/schema/index.ts";
import { skuFields } from "./skuFields.ts";

const { stock } = skuFields;

/**
 * The stock columns of a file: the new number, and the number at the time of the export. A row in
 * which both are equal does not change the stock; if they differ, the new number is written only if
 * the stock has not changed since the export.
 */
export const stockColumns = {
  stock,
  [toExpectedKey("stock")]: {
    ...stock,
    options: { ...stock.options, required: false, default: undefined },
  },
};
export const withStockExported = <R extends Readonly<Record<string, unknown>>>(row: R): R => ({
  ...row,
  [toExpectedKey("stock")]: row.stock,
});
