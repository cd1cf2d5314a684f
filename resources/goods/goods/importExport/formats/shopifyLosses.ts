import type { Line } from "../../../../../framework/server/importExport/sheetRecords.ts";
import type { ShopifyProduct } from "./shopify.ts";
import type { ShopifyColumns } from "./shopifyColumns.ts";

const isFalse = (text: string): boolean => /^(false|no|0)$/i.test(text);
const isTrue = (text: string): boolean => /^(true|yes|1)$/i.test(text);

/** Returns whether Shopify sells a variant without tax. */
export const isTaxExempt = (line: Line, columns: ShopifyColumns): boolean =>
  isFalse(columns.read(line, "taxable"));

/**
 * Counts the variants that Shopify sells without tax, of products that are not free of it as a
 * whole.
 */
const countTaxedExempt = (products: readonly ShopifyProduct[], columns: ShopifyColumns) =>
  products.reduce((sum, { variants }) => {
    const exempt = variants.filter((line) => isTaxExempt(line, columns)).length;
    return sum + (exempt < variants.length ? exempt : 0);
  }, 0);

/**
 * Counts the data of a Shopify file that is not imported, by kind; the result is shown before
 * anything is written.
 */
export function countLosses(
  products: readonly ShopifyProduct[],
  columns: ShopifyColumns,
): Record<string, number> {
  const lines = products.flatMap((product) => product.lines);
  const firsts = products.map(({ lines: [first] }) => first);
  const variants = products.flatMap((product) => product.variants);
  const count = (some: readonly Line[], fits: (line: Line) => boolean) => some.filter(fits).length;
  const isHidden = (line: Line) =>
    /^(draft|archived)$/i.test(columns.read(line, "status")) ||
    isFalse(columns.read(line, "published"));
  const hasSearchText = (line: Line) =>
    columns.read(line, "seoTitle") + columns.read(line, "seoDescription") !== "";
  return {
    notOnSale: count(firsts, isHidden),
    noStockNumber: count(variants, (line) => columns.read(line, "stock") === ""),
    costLost: count(variants, (line) => Number(columns.read(line, "cost").replace(",", ".")) > 0),
    taxableLost: countTaxedExempt(products, columns),
    shippingLost: count(variants, (line) => isFalse(columns.read(line, "shipping"))),
    oversellLost: count(variants, (line) =>
      /^(continue|true)$/i.test(columns.read(line, "policy")),
    ),
    giftCardLost: count(firsts, (line) => isTrue(columns.read(line, "giftCard"))),
    altTextLost: count(lines, (line) => columns.read(line, "altText") !== ""),
    seoLost: count(firsts, hasSearchText),
  };
}
