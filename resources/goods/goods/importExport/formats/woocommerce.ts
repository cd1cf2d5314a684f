import type { FileFormat } from "../../../../../framework/server/importExport/importExport.ts";
import type { Line } from "../../../../../framework/server/importExport/sheetRecords.ts";
import type { ForeignProduct, ForeignVariant } from "../foreignProduct.ts";
import { toParagraphs, toPath } from "../foreignTexts.ts";
import { translateProducts } from "../productLines.ts";
import { multiply } from "../variantCells.ts";
import {
  findWooColumns,
  isWooCommerce,
  listUnreadHeadings,
  type WooColumn,
  type WooColumns,
} from "./woocommerceColumns.ts";

const numbers: readonly WooColumn[] = [
  "stock",
  "weight",
  "length",
  "width",
  "height",
  "salePrice",
  "price",
];
interface WooProduct {
  group: string;
  first: Line;
  /** Its variations, or itself. */
  variants: readonly Line[];
}
/** A file with its columns, and its numbers as plain texts. */
interface Reader extends WooColumns {
  read(line: Line, column: WooColumn): string;
}

/** WooCommerce's product export: a line for each product, and one for each of its variations. */
export const woocommerce: FileFormat = {
  name: "WooCommerce",
  detects: isWooCommerce,
  findUnread: listUnreadHeadings,
  findNumbers: (given) => findWooColumns(given).columns.listPlaces(numbers),
  translate(given, lines, readNumber) {
    const found = findWooColumns(given);
    const read = (line: Line, column: WooColumn) => {
      const text = found.columns.read(line, column);
      return numbers.includes(column) ? readNumber(found.columns.getPlace(column), text) : text;
    };
    const reader: Reader = { ...found, read };
    const isKind = (line: Line, kind: RegExp) => kind.test(read(line, "type"));
    const sold = lines.filter((line) => !isKind(line, /grouped|external|bundle|composite/i));
    const products = groupProducts(sold, reader);
    const variants = products.flatMap((product) => product.variants);
    const count = (some: readonly Line[], fits: (line: Line) => boolean) =>
      some.filter(fits).length;
    const firsts = products.map(({ first }) => first);
    return translateProducts(
      "WooCommerce",
      products.map((product) => readProduct(product, reader)),
      {
        kindsLost: lines.length - sold.length,
        notOnSale: count(firsts, (line) => /^(0|-1)$/.test(read(line, "published"))),
        noStockNumber: count(variants, (line) => readStock(line, reader) === ""),
        shippingLost: count(variants, (line) => isKind(line, /virtual|downloadable/i)),
        oversellLost: count(variants, (line) => /^(1|notify|yes)$/i.test(read(line, "backorders"))),
        categoriesLost: count(firsts, (line) => read(line, "categories").includes(",")),
      },
    );
  },
};

/** Groups the variations with their products, which they name by the SKU or by `id:` and the id. */
function groupProducts(lines: readonly Line[], { read }: Reader): WooProduct[] {
  const isVariation = (line: Line) => /variation/i.test(read(line, "type"));
  const groups = new Map<string, string>();
  const children = new Map<string, Line[]>();
  const products: { group: string; first: Line }[] = [];
  const add = (group: string, first: Line) => {
    products.push({ group, first });
    children.set(group, []);
  };
  for (const line of lines.filter((one) => !isVariation(one))) {
    const [id, sku] = [read(line, "id"), read(line, "sku")];
    const group = `woocommerce ${sku || id || read(line, "name")}`;
    if (!children.has(group)) add(group, line);
    if (id) groups.set(`id:${id}`, group);
    if (sku) groups.set(sku, group);
  }
  for (const line of lines.filter(isVariation)) {
    const parent = read(line, "parent");
    const group = groups.get(parent) ?? `woocommerce ${parent.replace(/^id:/, "")}`;
    if (!children.has(group)) add(group, line);
    children.get(group)?.push(line);
  }
  return products.map(({ group, first }) => {
    const own = children.get(group) ?? [];
    return { group, first, variants: own.length > 0 ? own : [first] };
  });
}

function readProduct({ group, first, variants }: WooProduct, reader: Reader): ForeignProduct {
  const { columns, read } = reader;
  const ifPresent = <T>(column: WooColumn, value: T) => (columns.has(column) ? value : undefined);
  const lines = variants.includes(first) ? variants : [first, ...variants];
  const given = reader.attributes.flatMap((attribute) => {
    const name = attribute.read(first, "name");
    return name ? [{ name, value: attribute.read(first, "values") }] : [];
  });
  // An attribute in which no variation differs only describes the product.
  const isSplit = variants[0] !== first;
  const options = isSplit
    ? [
        ...new Set(
          variants.flatMap((line) =>
            listAttributes(line, reader).flatMap(({ name, value }) => (value ? [name] : [])),
          ),
        ),
      ]
    : [];
  const params = given.filter(({ name }) => !options.includes(name));
  return {
    group,
    rows: [first.row, ...lines.flatMap((line) => (line === first ? [] : [line.row]))],
    title: read(first, "name"),
    description: ifPresent("short", toPlainText(read(first, "short"))),
    detail: ifPresent("description", toParagraphs(read(first, "description"))),
    shopCategory: ifPresent(
      "categories",
      toPath(read(first, "categories").split(",")[0] ?? "", ">"),
    ),
    tags: ifPresent("tags", read(first, "tags").split(",")),
    taxCode: ifPresent("taxStatus", read(first, "taxStatus") === "none" ? "gstFree" : "taxable"),
    options,
    pictures: ifPresent(
      "images",
      lines.flatMap((line) => listImages(line, reader)),
    ),
    params: [{ name: "Brand", value: read(first, "brand") }, ...params],
    variants: variants.map((line) => readVariant(line, options, isSplit, reader)),
  };
}
const toPlainText = (html: string): string =>
  html
    .replaceAll("\\n", " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const listImages = (line: Line, { read }: Reader): string[] =>
  read(line, "images").split(/,\s*(?=https?:|$)/);
const listAttributes = (line: Line, { attributes }: Reader) =>
  attributes.map((one) => ({ name: one.read(line, "name"), value: one.read(line, "values") }));

function readVariant(
  line: Line,
  options: readonly string[],
  isSplit: boolean,
  reader: Reader,
): ForeignVariant {
  const { columns, read } = reader;
  const ifPresent = (column: WooColumn, value: string) => (columns.has(column) ? value : undefined);
  const [price, sale] = [read(line, "price"), read(line, "salePrice")];
  const isReduced = sale !== "" && Number(sale) < Number(price);
  const named = listAttributes(line, reader);
  return {
    row: line.row,
    // A variation without a value is bought in any of them.
    values: options.map((option) => named.find(({ name }) => name === option)?.value || "Any"),
    code: ifPresent("sku", read(line, "sku")),
    barCode: ifPresent("barcode", read(line, "barcode")),
    price: ifPresent("price", isReduced ? sale : price),
    oriPrice: ifPresent("salePrice", isReduced ? price : ""),
    stock: ifPresent("stock", readStock(line, reader)),
    weightKg: ifPresent("weight", toKilograms(read(line, "weight"), reader.kilograms)),
    volumeM3: columns.has("length", "width", "height") ? readVolume(line, reader) : undefined,
    img: ifPresent("images", isSplit ? (listImages(line, reader)[0] ?? "") : ""),
  };
}
/** Converts a weight; one in pounds is never exact, so it is rounded to the gram. */
function toKilograms(text: string, factor: number): string {
  const kilograms = multiply(text, factor);
  const isMetric = factor === 1 || factor === 0.001;
  return isMetric || !(Number(kilograms) > 0)
    ? kilograms
    : String(Math.max(0.001, Number(Number(kilograms).toFixed(3))));
}
/** Returns the stock; what is not counted has none, unless it is out of stock. */
const readStock = (line: Line, { read }: Reader): string =>
  read(line, "stock") || (read(line, "inStock") === "0" ? "0" : "");
function readVolume(line: Line, { read, metres }: Reader): string {
  const sizes = (["length", "width", "height"] as const).map((side) => read(line, side));
  if (sizes.some((size) => size === "" || Number.isNaN(Number(size)))) return "";
  const volume = sizes.reduce((product, size) => product * Number(size) * metres, 1);
  return volume > 0 ? String(Number(volume.toFixed(6))) : "";
}
