import type {
  FileFormat,
  Warning,
} from "../../../../framework/server/importExport/importExport.ts";
import type { Line } from "../../../../framework/server/importExport/sheetRecords.ts";
import {
  findShopifyPlaces,
  isShopify,
  listUnreadHeadings,
  type ShopifyColumn,
} from "./shopifyColumns.ts";
import { isVariant, listTaxExempt, type ReadCell } from "./shopifyLine.ts";
import { countLosses } from "./shopifyLosses.ts";

const maxTags = 20;
const maxTagLength = 40;
const maxImages = 9;
/** The columns of our import, in the order of the cells below. */
const columns = [
  "_group",
  "title.en",
  "detail.en",
  "tagIds",
  "taxCode",
  "attribute1",
  "attribute2",
  "attribute3",
  "mainImg",
  "imgs",
  "params.name",
  "params.value",
  "skus.value1",
  "skus.value2",
  "skus.value3",
  "skus.code",
  "skus.barCode",
  "skus.price",
  "skus.oriPrice",
  "skus.stock",
  "skus.weightKg",
  "skus.img",
] as const;
type Column = (typeof columns)[number];
type Cells = Partial<Record<Column, string>>;
const numbers: readonly ShopifyColumn[] = ["grams", "stock", "price", "compareAt"];
type Warn = (line: Line, key: string, params?: Warning["params"]) => void;

/**
 * The option and value of a product without variations, which Shopify exports as a single variant.
 */
const isNothing = (option: string, value: string) =>
  /^title$/i.test(option) && /^default title$/i.test(value);

/**
 * Shopify's product export. Imported products are in the warehouse, regardless of their status in
 * Shopify.
 */
export const shopify: FileFormat = {
  name: "Shopify",
  detects: isShopify,
  findUnread: listUnreadHeadings,
  findNumbers(headings) {
    const places = findShopifyPlaces(headings);
    return numbers.flatMap((column) => places.get(column) ?? []);
  },
  translate(headings, lines, readNumber) {
    const places = findShopifyPlaces(headings);
    const readCell: ReadCell = ({ cells }, column) => {
      const at = places.get(column) ?? -1;
      const text = (cells[at] ?? "").trim();
      return numbers.includes(column) ? readNumber(at, text) : text;
    };
    const warnings: Warning[] = [];
    const warn: Warn = ({ row }, key, params) =>
      warnings.push({ row, key, ...(params ? { params } : {}) });
    const codes = new Set<string>();
    const products = groupProducts(lines, readCell);
    const translated = [...products].flatMap(([handle, product]) =>
      readLines(handle, product, readCell, warn, codes).map(({ row, cells }) => ({
        row,
        cells: columns.map((column) => cells[column] ?? ""),
      })),
    );
    const losses = countLosses(headings, [...products.values()], readCell, warnings);
    return { columns, lines: translated, warnings, losses };
  },
};

function groupProducts(lines: readonly Line[], readCell: ReadCell): Map<string, [Line, ...Line[]]> {
  const products = new Map<string, [Line, ...Line[]]>();
  let before = "";
  for (const line of lines) {
    // A line without a handle or title belongs to the previous product.
    const handle =
      readCell(line, "handle") || (readCell(line, "title") ? readCell(line, "title") : before);
    before = handle;
    const product = products.get(handle);
    if (product) product.push(line);
    else products.set(handle, [line]);
  }
  return products;
}

/**
 * A draft or sample may be free in Shopify. A variant requires a price here, so its product is
 * imported without it.
 */
const isFree = (line: Line, readCell: ReadCell): boolean =>
  readCell(line, "price") !== "" && Number(readCell(line, "price")) === 0;

function readLines(
  handle: string,
  product: readonly [Line, ...Line[]],
  readCell: ReadCell,
  warn: Warn,
  codes: Set<string>,
): { row: number; cells: Cells }[] {
  const [first] = product;
  const first1 = (column: ShopifyColumn) =>
    product.map((line) => readCell(line, column)).find((text) => text !== "") ?? "";
  const options = (["option1", "option2", "option3"] as const).map(first1);
  const plain = isNothing(options[0] ?? "", readCell(first, "value1"));
  const variants = product.filter((line) => isVariant(line, first, readCell));
  const free = variants.filter((line) => isFree(line, readCell));
  for (const line of free) warn(line, "priceZero");
  const lines = product.map((line): { row: number; cells: Cells } => {
    const isTaken = variants.includes(line) && !free.includes(line);
    return {
      row: line.row,
      cells: {
        _group: handle,
        ...(isTaken ? readVariant(line, plain, readCell, warn, codes) : {}),
      },
    };
  });
  const hasOptions = !plain && free.length < variants.length;
  const own: Cells = {
    "title.en": first1("title"),
    "detail.en": first1("body"),
    tagIds: readTags(first, readCell, warn),
    // Shopify taxes each variant, here a product has one code.
    taxCode: listTaxExempt(variants, readCell).length < variants.length ? "taxable" : "gstFree",
    ...(!hasOptions
      ? {}
      : { attribute1: options[0], attribute2: options[1], attribute3: options[2] }),
    ...readPictures(product, readCell, warn),
  };
  Object.assign(lines[0]?.cells ?? {}, own);
  const params = (
    [
      ["Brand", "vendor"],
      ["Type", "type"],
    ] as const
  ).flatMap(([name, column]) => {
    const value = first1(column);
    return value ? [{ "params.name": name, "params.value": value.slice(0, 200) }] : [];
  });
  for (const [index, param] of params.entries()) {
    const line = lines[index];
    if (line) Object.assign(line.cells, param);
    // A product with few lines may have more parameters than lines.
    else lines.push({ row: first.row, cells: { _group: handle, ...param } });
  }
  return lines;
}

function readVariant(
  line: Line,
  plain: boolean,
  readCell: ReadCell,
  warn: Warn,
  codes: Set<string>,
): Cells {
  const [price, compareAt] = [readCell(line, "price"), readCell(line, "compareAt")];
  const given = readCell(line, "stock");
  const stock = Math.floor(Number(given || 0));
  const lower = Number(compareAt) < Number(price);
  if (compareAt !== "" && Number(compareAt) > 0 && lower)
    warn(line, "compareAtDropped", { compareAt, price });
  if (stock < 0) warn(line, "stockBelowZero", { stock });
  // A missing stock number causes no warning per line; such lines are only counted.
  if (given !== "" && stock === 0) warn(line, "stockZero");
  const code = stripQuote(readCell(line, "sku"));
  const isTaken = code !== "" && codes.has(code.toLowerCase());
  if (isTaken) warn(line, "codeTwice", { code });
  codes.add(code.toLowerCase());
  return {
    ...(plain
      ? {}
      : {
          "skus.value1": readCell(line, "value1"),
          "skus.value2": readCell(line, "value2"),
          "skus.value3": readCell(line, "value3"),
        }),
    "skus.code": isTaken ? "" : code,
    "skus.barCode": stripQuote(readCell(line, "barcode")),
    "skus.price": price,
    "skus.oriPrice": compareAt === "" || lower || Number(compareAt) <= 0 ? "" : compareAt,
    "skus.stock": Number.isFinite(stock) && given !== "" ? String(Math.max(0, stock)) : given,
    "skus.weightKg": toKilograms(readCell(line, "grams")),
    "skus.img": readCell(line, "variantPicture"),
  };
}
/**
 * Converts grams to unrounded kilograms: the import rounds and reports it. Text that is not a
 * number is passed on and rejected there.
 */
function toKilograms(text: string): string {
  const grams = Number(text);
  return Number.isNaN(grams)
    ? text
    : grams > 0
      ? String(Number((grams / 1000).toPrecision(12)))
      : "";
}
/** Shopify puts an apostrophe before text that a spreadsheet would read as a number. */
const stripQuote = (text: string): string => text.replace(/^'/, "");

function readTags(first: Line, readCell: ReadCell, warn: Warn): string {
  const tags = readCell(first, "tags")
    .split(/[,;]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
  const remaining = [
    ...new Map(
      tags.filter((tag) => tag.length <= maxTagLength).map((tag) => [tag.toLowerCase(), tag]),
    ).values(),
  ];
  if (remaining.length > maxTags || tags.some((tag) => tag.length > maxTagLength))
    warn(first, "tagsLeftOut", { max: maxTags });
  return remaining.slice(0, maxTags).join("; ");
}
/** The first picture is the main one. It is also in the album, unless the others fill it. */
function readPictures(product: readonly [Line, ...Line[]], readCell: ReadCell, warn: Warn): Cells {
  const given = product.flatMap((line, index) => {
    const address = readCell(line, "picture");
    return address
      ? [{ address, position: Number(readCell(line, "position")) || 1000 + index }]
      : [];
  });
  const addresses = [
    ...new Set(
      given.sort((left, right) => left.position - right.position).map(({ address }) => address),
    ),
  ];
  const [main = "", ...others] = addresses;
  const album = addresses.length > maxImages ? others : addresses;
  if (others.length > maxImages) warn(product[0], "picturesLeftOut", { max: maxImages });
  return { mainImg: main, imgs: album.slice(0, maxImages).join("; ") };
}
