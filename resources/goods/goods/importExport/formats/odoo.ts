import { FormatColumns } from "../../../../../framework/server/importExport/formatColumns.ts";
import type { FileFormat } from "../../../../../framework/server/importExport/importExport.ts";
import type { Line } from "../../../../../framework/server/importExport/sheetRecords.ts";
import { maxSkus } from "../../attributes.ts";
import type { ForeignProduct, ForeignVariant } from "../foreignProduct.ts";
import { toParagraphs, toPath } from "../foreignTexts.ts";
import { translateProducts } from "../productLines.ts";

const headings = {
  id: ["External ID", "id", "ID"],
  name: ["Name", "name"],
  code: ["Internal Reference", "default_code"],
  barcode: ["Barcode", "barcode"],
  price: ["Sales Price", "Sale Price", "list_price", "lst_price", "Public Price"],
  cost: ["Cost", "standard_price"],
  category: ["Product Category", "categ_id", "categ_id/name"],
  type: ["Product Type", "type", "detailed_type"],
  stock: ["Quantity On Hand", "qty_available"],
  weight: ["Weight", "weight"],
  volume: ["Volume", "volume"],
  description: ["Sales Description", "description_sale"],
  image: ["Image", "image_1920"],
  tags: ["Product Template Tags", "Tags", "product_tag_ids"],
  // The attributes of a product, one a line.
  attribute: [
    "Product Attributes / Attribute",
    "Product Attributes/Attribute",
    "attribute_line_ids/attribute_id",
  ],
  values: [
    "Product Attributes / Values",
    "Product Attributes/Values",
    "attribute_line_ids/value_ids",
  ],
  // The values of a variant: `Colour: White`.
  variantValues: [
    "Variant Values",
    "Attribute Values",
    "product_template_variant_value_ids",
    "product_template_attribute_value_ids",
  ],
} as const;
type Column = keyof typeof headings;
const numbers: readonly Column[] = ["price", "stock", "weight", "volume"];
const ignored = ["Display Name", "Can be Sold", "Can be Purchased", "sale_ok", "purchase_ok"];
const findColumns = (given: readonly string[]) => new FormatColumns<Column>(headings, given);
interface Reader {
  columns: FormatColumns<Column>;
  read(line: Line, column: Column): string;
}
type Lines = readonly [Line, ...Line[]];

/** Odoo's export of products or of their variants, with the labels or the names of its fields. */
export const odoo: FileFormat = {
  name: "Odoo",
  detects: (given) => {
    const columns = findColumns(given);
    const isOwn = /^(external id|internal reference|default_code|list_price)$/i;
    return columns.has("name", "price") && given.some((heading) => isOwn.test(heading.trim()));
  },
  findUnread: (given) => findColumns(given).listUnread(ignored),
  findNumbers: (given) => findColumns(given).listPlaces(numbers),
  translate(given, lines, readNumber) {
    const columns = findColumns(given);
    const read = (line: Line, column: Column) => {
      const text = columns.read(line, column);
      return numbers.includes(column) ? readNumber(columns.getPlace(column), text) : text;
    };
    const reader: Reader = { columns, read };
    const groups = groupProducts(lines, reader);
    const products = groups.map((group) => readProduct(group, reader));
    const count = (fits: (line: Line) => boolean) => lines.filter(fits).length;
    return translateProducts("Odoo", products, {
      variantStockLost: products.filter(
        ({ variants }, index) =>
          variants.length > 1 &&
          !columns.has("variantValues") &&
          Number(read(groups[index]?.[0] ?? { row: 0, cells: [] }, "stock")) > 0,
      ).length,
      costLost: count((line) => Number(read(line, "cost").replace(",", ".")) > 0),
      shippingLost: count((line) => /^service$/i.test(read(line, "type"))),
    });
  },
};

/** Groups the lines of a product: without a name, a line continues the one above. */
function groupProducts(lines: readonly Line[], { columns, read }: Reader): Lines[] {
  const groups: [Line, ...Line[]][] = [];
  const byName = new Map<string, [Line, ...Line[]]>();
  for (const line of lines) {
    const name = read(line, "name");
    // Variants of a product have its name.
    const isVariant = columns.has("variantValues") && read(line, "variantValues") !== "";
    const found = name === "" ? groups.at(-1) : isVariant ? byName.get(name) : undefined;
    if (found) found.push(line);
    else {
      const group: [Line, ...Line[]] = [line];
      groups.push(group);
      if (isVariant) byName.set(name, group);
    }
  }
  return groups;
}

const split = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

function readProduct(lines: Lines, reader: Reader): ForeignProduct {
  const { columns, read } = reader;
  const [first, ...others] = lines;
  const ifPresent = <T>(column: Column, value: T) => (columns.has(column) ? value : undefined);
  const { options, variants } = readVariants(lines, reader);
  const id = read(first, "id") || read(first, "code") || read(first, "name");
  return {
    group: `odoo ${columns.has("variantValues") ? read(first, "name") : id}`,
    rows: [first.row, ...others.map(({ row }) => row)],
    title: read(first, "name"),
    detail: ifPresent("description", toParagraphs(read(first, "description"))),
    // Odoo's root category is named "All".
    shopCategory: ifPresent(
      "category",
      toPath(read(first, "category").replace(/^All( \/ |$)/, ""), " / "),
    ),
    tags: ifPresent("tags", split(read(first, "tags"))),
    options,
    pictures: ifPresent(
      "image",
      [read(first, "image")].map((one) => (/^https?:|^$/i.test(one) ? one : "image")),
    ),
    variants,
  };
}

/** Returns the variants of a product: its lines, or the combinations of its attributes. */
function readVariants(lines: Lines, reader: Reader): Pick<ForeignProduct, "options" | "variants"> {
  const { read } = reader;
  const [first] = lines;
  const named = lines.map((line) => ({
    line,
    pairs: split(read(line, "variantValues")).map((pair) => {
      const [name = "", ...value] = pair.split(":");
      return { name: name.trim(), value: value.join(":").trim() };
    }),
  }));
  const names = [...new Set(named.flatMap(({ pairs }) => pairs.map(({ name }) => name)))];
  if (names.length > 0)
    return {
      options: names,
      variants: named.map(({ line, pairs }) => ({
        ...readVariant(line, reader),
        values: names.map((name) => pairs.find((pair) => pair.name === name)?.value ?? ""),
      })),
    };
  const attributes = lines.flatMap((line) => {
    const [name, values] = [read(line, "attribute"), split(read(line, "values"))];
    return name && values.length > 0 ? [{ name, values }] : [];
  });
  const combinations = attributes.reduce<string[][]>(
    (all, { values }) => all.flatMap((one) => values.map((value) => [...one, value])),
    [[]],
  );
  const one = readVariant(first, reader);
  if (combinations.length === 1 || combinations.length > maxSkus)
    return {
      options: combinations.length === 1 ? attributes.map(({ name }) => name) : [],
      variants: [{ ...one, values: combinations.length === 1 ? (combinations[0] ?? []) : [] }],
    };
  // A code, a barcode and a stock number of the product belong to none of its variants.
  const { code: _code, barCode: _barCode, stock: _stock, ...shared } = one;
  return {
    options: attributes.map(({ name }) => name),
    variants: combinations.map((values) => ({ ...shared, values })),
  };
}

function readVariant(line: Line, { columns, read }: Reader): ForeignVariant {
  const ifPresent = (column: Column) => (columns.has(column) ? read(line, column) : undefined);
  return {
    row: line.row,
    values: [],
    code: ifPresent("code"),
    barCode: ifPresent("barcode"),
    price: read(line, "price"),
    stock: ifPresent("stock"),
    weightKg: ifPresent("weight"),
    volumeM3: ifPresent("volume"),
  };
}
