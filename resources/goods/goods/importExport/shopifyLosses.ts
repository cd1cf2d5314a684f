import type { Loss, Warning } from "../../../../framework/server/importExport/importExport.ts";
import type { Line } from "../../../../framework/server/importExport/sheetRecords.ts";
import { findLostColumns, type LostColumn } from "./shopifyColumns.ts";
import { isVariant, listTaxExempt, type ReadCell } from "./shopifyLine.ts";

const isFalse = (text: string): boolean => /^(false|no|0)$/i.test(text);
const isTrue = (text: string): boolean => /^(true|yes|1)$/i.test(text);

/**
 * Counts the variants that Shopify sells without tax, of products that are not free of it as a
 * whole.
 */
const countTaxedExempt = (products: readonly (readonly [Line, ...Line[]])[], readCell: ReadCell) =>
  products.reduce((sum, product) => {
    const variants = product.filter((line) => isVariant(line, product[0], readCell));
    const exempt = listTaxExempt(variants, readCell).length;
    return sum + (exempt < variants.length ? exempt : 0);
  }, 0);

/**
 * Counts the data of a Shopify file that is not imported, by kind; the result is shown before
 * anything is written.
 */
export function countLosses(
  headings: readonly string[],
  products: readonly (readonly [Line, ...Line[]])[],
  readCell: ReadCell,
  warnings: readonly Warning[],
): Loss[] {
  const places = findLostColumns(headings);
  const text = ({ cells }: Line, column: LostColumn) =>
    (cells[places.get(column) ?? -1] ?? "").trim();
  const lines = products.flat();
  const firsts = products.map(([first]) => first);
  const variants = products.flatMap((product) =>
    product.filter((line) => isVariant(line, product[0], readCell)),
  );
  const count = (some: readonly Line[], fits: (line: Line) => boolean) => some.filter(fits).length;
  const countWarnings = (key: string) => warnings.filter((warning) => warning.key === key).length;
  const isHidden = (line: Line) =>
    /^(draft|archived)$/i.test(text(line, "status")) || isFalse(text(line, "published"));
  const losses: Loss[] = [
    { key: "notOnSale", count: count(firsts, isHidden) },
    { key: "noStockNumber", count: count(variants, (line) => readCell(line, "stock") === "") },
    { key: "categoryLost", count: count(firsts, (line) => text(line, "category") !== "") },
    {
      key: "costLost",
      count: count(variants, (line) => Number(text(line, "cost").replace(",", ".")) > 0),
    },
    { key: "taxableLost", count: countTaxedExempt(products, readCell) },
    { key: "shippingLost", count: count(variants, (line) => isFalse(text(line, "shipping"))) },
    {
      key: "oversellLost",
      count: count(variants, (line) => /^(continue|true)$/i.test(text(line, "policy"))),
    },
    { key: "giftCardLost", count: count(firsts, (line) => isTrue(text(line, "giftCard"))) },
    { key: "altTextLost", count: count(lines, (line) => text(line, "altText") !== "") },
    {
      key: "seoLost",
      count: count(firsts, (line) => text(line, "seoTitle") + text(line, "seoDescription") !== ""),
    },
    { key: "freeLost", count: countWarnings("priceZero") },
    { key: "compareAtLost", count: countWarnings("compareAtDropped") },
    { key: "stockRaised", count: countWarnings("stockBelowZero") },
    { key: "codesReplaced", count: countWarnings("codeTwice") },
    { key: "tagsLost", count: countWarnings("tagsLeftOut") },
    { key: "picturesLost", count: countWarnings("picturesLeftOut") },
  ];
  return losses.filter((loss) => loss.count > 0);
}
