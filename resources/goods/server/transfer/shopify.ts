import type { Line } from "../../../../framework/server/transfer/sheetRecords.ts";
import type { Dialect, Warning } from "../../../../framework/server/transfer/transfer.ts";
import { isShopify, type ShopifyColumn, shopifyPlaces } from "./shopifyColumns.ts";

const mostTags = 20;
const longestTag = 40;
const mostPictures = 9;
/** Our columns, in the order of the cells below. */
const columns = [
  "_group",
  "title.en",
  "detail.en",
  "tagIds",
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
type Said = (line: Line, column: ShopifyColumn) => string;
type Warn = (line: Line, key: string, params?: Warning["params"]) => void;

/** A product of which nothing varies has one variant, of this option and value. */
const isNothing = (option: string, value: string) => /^title$/i.test(option) && /^default title$/i.test(value);

/** The file of products that Shopify exports. What comes from there lies in the warehouse, whatever it was there. */
export const shopify: Dialect = {
  name: "Shopify",
  detects: isShopify,
  translate(headings, lines) {
    const places = shopifyPlaces(headings);
    const said: Said = ({ cells }, column) => (cells[places.get(column) ?? -1] ?? "").trim();
    const warnings: Warning[] = [];
    const warn: Warn = ({ row }, key, params) => warnings.push({ row, key, ...(params ? { params } : {}) });
    const codes = new Set<string>();
    const translated = [...productsOf(lines, said)].flatMap(([handle, product]) =>
      linesOf(handle, product, said, warn, codes).map(({ row, cells }) => ({
        row,
        cells: columns.map((column) => cells[column] ?? ""),
      })),
    );
    return { columns, lines: translated, warnings };
  },
};

function productsOf(lines: readonly Line[], said: Said): Map<string, [Line, ...Line[]]> {
  const products = new Map<string, [Line, ...Line[]]>();
  let before = "";
  for (const line of lines) {
    // A line without a handle would be a product by itself: nobody says of what.
    const handle = said(line, "handle") || (said(line, "title") ? said(line, "title") : before);
    before = handle;
    const product = products.get(handle);
    if (product) product.push(line);
    else products.set(handle, [line]);
  }
  return products;
}

function linesOf(
  handle: string,
  product: readonly [Line, ...Line[]],
  said: Said,
  warn: Warn,
  codes: Set<string>,
): { row: number; cells: Cells }[] {
  const [first] = product;
  const first1 = (column: ShopifyColumn) => product.map((line) => said(line, column)).find((text) => text !== "") ?? "";
  const options = (["option1", "option2", "option3"] as const).map(first1);
  const plain = isNothing(options[0] ?? "", said(first, "value1"));
  const isVariant = (line: Line) =>
    line === first || ["value1", "sku", "price"].some((column) => said(line, column as ShopifyColumn) !== "");
  const lines = product.map((line): { row: number; cells: Cells } => ({
    row: line.row,
    cells: { _group: handle, ...(isVariant(line) ? variantOf(line, plain, said, warn, codes) : {}) },
  }));
  const own: Cells = {
    "title.en": first1("title"),
    "detail.en": first1("body"),
    tagIds: tagsOf(first, said, warn),
    ...(plain ? {} : { attribute1: options[0], attribute2: options[1], attribute3: options[2] }),
    ...picturesOf(product, said, warn),
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
    // A product of one line may have more to say than a line holds.
    else lines.push({ row: first.row, cells: { _group: handle, ...param } });
  }
  return lines;
}

function variantOf(line: Line, plain: boolean, said: Said, warn: Warn, codes: Set<string>): Cells {
  const [price, compareAt] = [said(line, "price"), said(line, "compareAt")];
  const stock = Math.floor(Number(said(line, "stock") || 0));
  const lower = Number(compareAt) < Number(price);
  if (compareAt !== "" && Number(compareAt) > 0 && lower) warn(line, "compareAtDropped", { compareAt, price });
  if (stock < 0) warn(line, "stockBelowZero", { stock });
  if (stock === 0) warn(line, "stockZero");
  const code = unquoted(said(line, "sku"));
  const isTaken = code !== "" && codes.has(code.toLowerCase());
  if (isTaken) warn(line, "codeTwice", { code });
  codes.add(code.toLowerCase());
  const grams = Number(said(line, "grams"));
  return {
    ...(plain
      ? {}
      : {
          "skus.value1": said(line, "value1"),
          "skus.value2": said(line, "value2"),
          "skus.value3": said(line, "value3"),
        }),
    "skus.code": isTaken ? "" : code,
    "skus.barCode": unquoted(said(line, "barcode")),
    "skus.price": price,
    "skus.oriPrice": compareAt === "" || lower || Number(compareAt) <= 0 ? "" : compareAt,
    "skus.stock": Number.isFinite(stock) ? String(Math.max(0, stock)) : said(line, "stock"),
    "skus.weightKg": grams > 0 ? (Math.round(grams / 10) / 100).toFixed(2) : "",
    "skus.img": said(line, "variantPicture"),
  };
}
/** Shopify puts an apostrophe before what a spreadsheet would take for a number. */
const unquoted = (text: string): string => text.replace(/^'/, "");

function tagsOf(first: Line, said: Said, warn: Warn): string {
  const tags = said(first, "tags")
    .split(/[,;]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
  const kept = [
    ...new Map(tags.filter((tag) => tag.length <= longestTag).map((tag) => [tag.toLowerCase(), tag])).values(),
  ];
  if (kept.length > mostTags || tags.some((tag) => tag.length > longestTag))
    warn(first, "tagsLeftOut", { max: mostTags });
  return kept.slice(0, mostTags).join("; ");
}
/** The first picture is the main one, the others are the album. */
function picturesOf(product: readonly [Line, ...Line[]], said: Said, warn: Warn): Cells {
  const given = product.flatMap((line, index) => {
    const address = said(line, "picture");
    return address ? [{ address, position: Number(said(line, "position")) || 1000 + index }] : [];
  });
  const [main, ...album] = [
    ...new Set(given.sort((left, right) => left.position - right.position).map(({ address }) => address)),
  ];
  if (album.length > mostPictures) warn(product[0], "picturesLeftOut", { max: mostPictures });
  return { mainImg: main ?? "", imgs: album.slice(0, mostPictures).join("; ") };
}
