import { FormatColumns } from "../../../../../framework/server/importExport/formatColumns.ts";
import type { FileFormat } from "../../../../../framework/server/importExport/importExport.ts";
import type { Line } from "../../../../../framework/server/importExport/sheetRecords.ts";
import type { ForeignProduct, ForeignVariant } from "../foreignProduct.ts";
import { translateProducts } from "../productLines.ts";

const headings = {
  handle: ["Handle"],
  title: ["Title"],
  option1: ["Option1 Name"],
  option2: ["Option2 Name"],
  option3: ["Option3 Name"],
  value1: ["Option1 Value"],
  value2: ["Option2 Value"],
  value3: ["Option3 Value"],
  sku: ["SKU"],
  location: ["Location"],
  available: ["Available", "Available (not editable)"],
  onHand: ["On hand", "On hand (current)"],
  newOnHand: ["On hand (new)"],
} as const;
type Column = keyof typeof headings;
const ignored = [
  "HS Code",
  "COO",
  "Bin name",
  "Incoming",
  "Incoming (not editable)",
  "Unavailable",
  "Unavailable (not editable)",
  "Committed",
  "Committed (not editable)",
];
const options = ["option1", "option2", "option3"] as const;
const values = ["value1", "value2", "value3"] as const;
const numbers = ["available", "onHand", "newOnHand"] as const;
const findColumns = (columns: readonly string[]) => new FormatColumns<Column>(headings, columns);
type NumberIn = (line: Line, column: (typeof numbers)[number]) => number | null;

/** Shopify's inventory export: the stock of the variants of existing products, by location. */
export const shopifyInventory: FileFormat = {
  name: "Shopify inventory",
  onlyUpdates: true,
  detects: (given) => {
    const columns = findColumns(given);
    return columns.has("handle", "location") && (columns.has("available") || columns.has("onHand"));
  },
  findUnread: (given) => findColumns(given).listUnread(ignored),
  findNumbers: (given) => findColumns(given).listPlaces(numbers),
  translate(given, lines, readNumber) {
    const columns = findColumns(given);
    const numberIn: NumberIn = (line, column) => {
      const text = readNumber(columns.getPlace(column), columns.read(line, column));
      return text === "" || Number.isNaN(Number(text)) ? null : Number(text);
    };
    const variants = groupVariants(lines, columns);
    const products = new Map<string, (readonly [Line, ...Line[]])[]>();
    for (const variant of variants) {
      const handle = columns.read(variant[0], "handle");
      products.set(handle, [...(products.get(handle) ?? []), variant]);
    }
    const locations = variants.filter((one) => one.length > 1).length;
    return translateProducts(
      "Shopify",
      [...products].flatMap(([handle, own]) => readProduct(handle, own, columns, numberIn)),
      { locationsAdded: locations },
    );
  },
};

/** Groups the lines of a variant, of which there is one for each location. */
function groupVariants(
  lines: readonly Line[],
  columns: FormatColumns<Column>,
): (readonly [Line, ...Line[]])[] {
  const variants = new Map<string, [Line, ...Line[]]>();
  for (const line of lines) {
    const key = ["handle" as const, ...values, "sku" as const]
      .map((column) => columns.read(line, column))
      .join("\n");
    const variant = variants.get(key);
    if (variant) variant.push(line);
    else variants.set(key, [line]);
  }
  return [...variants.values()];
}

function readProduct(
  handle: string,
  variants: readonly (readonly [Line, ...Line[]])[],
  columns: FormatColumns<Column>,
  numberIn: NumberIn,
): ForeignProduct[] {
  const rows = variants.flat().map(({ row }) => row);
  const [first, ...others] = rows;
  const [[line] = []] = variants;
  if (first === undefined || !line) return [];
  const isPlain =
    /^title$/i.test(columns.read(line, "option1")) &&
    /^default title$/i.test(columns.read(line, "value1"));
  const toVariant = ([one, ...more]: readonly [Line, ...Line[]]): ForeignVariant => ({
    row: one.row,
    values: isPlain ? [] : values.map((value) => columns.read(one, value)),
    code: columns.has("sku") ? columns.read(one, "sku") : undefined,
    stock: addStock([one, ...more], numberIn),
  });
  return [
    {
      group: handle,
      rows: [first, ...others],
      options: isPlain ? [] : options.map((option) => columns.read(line, option)),
      variants: variants.map(toVariant),
    },
  ];
}

/** Adds up what is for sale at all locations; a location that does not stock it has no number. */
function addStock(lines: readonly Line[], numberIn: NumberIn): string {
  const stocks = lines.flatMap((line) => {
    const [current, counted] = [numberIn(line, "onHand"), numberIn(line, "newOnHand")];
    const available = numberIn(line, "available") ?? current;
    // A new number on hand changes what is for sale by the same difference.
    const change = counted === null ? 0 : counted - (current ?? 0);
    return available === null && counted === null ? [] : [(available ?? 0) + change];
  });
  return stocks.length === 0 ? "" : String(stocks.reduce((sum, stock) => sum + stock, 0));
}
