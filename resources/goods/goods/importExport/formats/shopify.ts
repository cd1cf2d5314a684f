import type {
  FileFormat,
  ReadCellNumber,
} from "../../../../../framework/server/importExport/importExport.ts";
import type { Line } from "../../../../../framework/server/importExport/sheetRecords.ts";
import type { ForeignProduct, ForeignVariant } from "../foreignProduct.ts";
import { translateProducts } from "../productLines.ts";
import { multiply } from "../variantCells.ts";
import {
  findShopifyColumns,
  isShopify,
  listUnreadHeadings,
  type ShopifyColumn,
  type ShopifyColumns,
} from "./shopifyColumns.ts";
import { countLosses, isTaxExempt } from "./shopifyLosses.ts";

const numbers: readonly ShopifyColumn[] = ["grams", "stock", "price", "compareAt"];
const options = ["option1", "option2", "option3"] as const;
const values = ["value1", "value2", "value3"] as const;

/** The lines of one product, and those of them that are variants. */
export interface ShopifyProduct {
  handle: string;
  lines: readonly [Line, ...Line[]];
  variants: readonly Line[];
}

/**
 * Shopify's product export. Imported products are in the warehouse, regardless of their status in
 * Shopify.
 */
export const shopify: FileFormat = {
  name: "Shopify",
  detects: isShopify,
  findUnread: listUnreadHeadings,
  findNumbers: (headings) => findShopifyColumns(headings).listPlaces(numbers),
  translate(headings, lines, readNumber) {
    const columns = findShopifyColumns(headings);
    const products = groupProducts(lines, columns);
    return translateProducts(
      "Shopify",
      products.map((product) => readProduct(product, columns, readNumber)),
      countLosses(products, columns),
    );
  },
};

function groupProducts(lines: readonly Line[], columns: ShopifyColumns): ShopifyProduct[] {
  const products = new Map<string, [Line, ...Line[]]>();
  let before = "";
  for (const line of lines) {
    // A line without a handle or title belongs to the previous product.
    const handle = columns.read(line, "handle") || columns.read(line, "title") || before;
    before = handle;
    const product = products.get(handle);
    if (product) product.push(line);
    else products.set(handle, [line]);
  }
  // The first line always is a variant; others may only add a picture.
  const isVariant = (line: Line, index: number) =>
    index === 0 ||
    (["value1", "sku", "price"] as const).some((column) => columns.read(line, column) !== "");
  return [...products].map(([handle, all]) => ({
    handle,
    lines: all,
    variants: all.filter(isVariant),
  }));
}

/**
 * The option and value of a product without variations, which Shopify exports as a single variant.
 */
const isNothing = (option: string, value: string) =>
  /^title$/i.test(option) && /^default title$/i.test(value);

function readProduct(
  { handle, lines, variants }: ShopifyProduct,
  columns: ShopifyColumns,
  readNumber: ReadCellNumber,
): ForeignProduct {
  const [first, ...others] = lines;
  const readFirst = (column: ShopifyColumn) =>
    lines.map((line) => columns.read(line, column)).find((text) => text !== "") ?? "";
  const ifPresent = <T>(column: ShopifyColumn, value: T) =>
    columns.has(column) ? value : undefined;
  const names = options.map(readFirst);
  const isPlain = isNothing(names[0] ?? "", columns.read(first, "value1"));
  const exempt = variants.filter((line) => isTaxExempt(line, columns)).length;
  return {
    group: handle,
    rows: [first.row, ...others.map(({ row }) => row)],
    title: readFirst("title"),
    detail: ifPresent("body", readFirst("body")),
    category: ifPresent("category", columns.read(first, "category")),
    tags: ifPresent("tags", columns.read(first, "tags").split(/[,;]/)),
    // Shopify taxes each variant, here a product has one code.
    taxCode: ifPresent("taxable", exempt < variants.length ? "taxable" : "gstFree"),
    options: isPlain ? [] : columns.has("option1") ? names : [],
    pictures: ifPresent("picture", listPictures(lines, columns)),
    params: [
      { name: "Brand", value: readFirst("vendor") },
      { name: "Type", value: readFirst("type") },
    ],
    variants: variants
      .filter(() => columns.has("price") || columns.has("sku") || columns.has("value1"))
      .map((line) => readVariant(line, isPlain, columns, readNumber)),
  };
}

function readVariant(
  line: Line,
  isPlain: boolean,
  columns: ShopifyColumns,
  readNumber: ReadCellNumber,
): ForeignVariant {
  const read = (column: ShopifyColumn) =>
    columns.has(column) ? columns.read(line, column) : undefined;
  const number = (column: ShopifyColumn) =>
    columns.has(column)
      ? readNumber(columns.getPlace(column), columns.read(line, column))
      : undefined;
  const grams = number("grams");
  return {
    row: line.row,
    values:
      isPlain || !columns.has("value1") ? [] : values.map((value) => columns.read(line, value)),
    code: read("sku"),
    barCode: read("barcode"),
    price: number("price"),
    oriPrice: number("compareAt"),
    stock: number("stock"),
    weightKg: grams === undefined ? undefined : multiply(grams, 1 / 1000),
    img: read("variantPicture"),
  };
}

/** Returns the addresses of a product's pictures in their order. */
function listPictures(lines: readonly Line[], columns: ShopifyColumns): string[] {
  const given = lines.flatMap((line, index) => {
    const address = columns.read(line, "picture");
    const position = Number(columns.read(line, "position")) || 1000 + index;
    return address ? [{ address, position }] : [];
  });
  return given.sort((left, right) => left.position - right.position).map(({ address }) => address);
}
