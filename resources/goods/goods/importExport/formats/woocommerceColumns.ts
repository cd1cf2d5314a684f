import { FormatColumns } from "../../../../../framework/server/importExport/formatColumns.ts";

/** Attributes that are read of a product. */
const maxAttributes = 10;
const places = Array.from({ length: maxAttributes }, (_, index) => index + 1);
const weightUnits = ["kg", "g", "lbs", "oz"] as const;
const lengthUnits = ["cm", "mm", "m", "in", "yd"] as const;
const inUnits = (name: string, units: readonly string[]) =>
  units.map((unit) => `${name} (${unit})`);

const headings = {
  id: ["ID"],
  type: ["Type"],
  sku: ["SKU"],
  barcode: ["GTIN, UPC, EAN, or ISBN", "GTIN"],
  name: ["Name"],
  published: ["Published"],
  short: ["Short description"],
  description: ["Description"],
  taxStatus: ["Tax status"],
  inStock: ["In stock?"],
  stock: ["Stock"],
  backorders: ["Backorders allowed?"],
  weight: inUnits("Weight", weightUnits),
  length: inUnits("Length", lengthUnits),
  width: inUnits("Width", lengthUnits),
  height: inUnits("Height", lengthUnits),
  salePrice: ["Sale price"],
  price: ["Regular price"],
  categories: ["Categories"],
  tags: ["Tags"],
  images: ["Images"],
  parent: ["Parent"],
  brand: ["Brands"],
} as const;
export type WooColumn = keyof typeof headings;

/** Columns without meaning for a shop here. */
const ignored = [
  "Is featured?",
  "Visibility in catalog",
  "Date sale price starts",
  "Date sale price ends",
  "Tax class",
  "Low stock amount",
  "Sold individually?",
  "Allow customer reviews?",
  "Shipping class",
  "Download limit",
  "Download expiry days",
  "Button text",
  "Position",
  "Cross-sells",
  "Upsells",
  "Grouped products",
  "External URL",
];
const isAttribute = /^attribute \d+ (name|value\(s\)|visible|global|default)$/i;

export interface WooColumns {
  columns: FormatColumns<WooColumn>;
  /** The columns of the name and the values of each attribute. */
  attributes: FormatColumns<"name" | "values">[];
  /** Kilograms of one unit of weight, and metres of one unit of length. */
  kilograms: number;
  metres: number;
}
const kilograms: Record<string, number> = { kg: 1, g: 0.001, lbs: 0.45359237, oz: 0.028349523125 };
const metres: Record<string, number> = { m: 1, cm: 0.01, mm: 0.001, in: 0.0254, yd: 0.9144 };

export function findWooColumns(given: readonly string[]): WooColumns {
  const columns = new FormatColumns<WooColumn>(headings, given);
  const attributes = places.map(
    (place) =>
      new FormatColumns(
        { name: [`Attribute ${place} name`], values: [`Attribute ${place} value(s)`] },
        given,
      ),
  );
  const findUnit = (column: WooColumn) => /\((\w+)\)/.exec(columns.getHeading(column))?.[1] ?? "";
  return {
    columns,
    attributes: attributes.filter((one) => one.has("name", "values")),
    kilograms: kilograms[findUnit("weight").toLowerCase()] ?? 1,
    metres: metres[findUnit("length").toLowerCase()] ?? 0.01,
  };
}
/** Headings that no other program has for a product. */
const own = /^(is featured\?|visibility in catalog(ue)?|in stock\?|backorders allowed\?)$/i;
/** Whether a file with these headings is a whole or partial export of WooCommerce's products. */
export const isWooCommerce = (given: readonly string[]): boolean =>
  findWooColumns(given).columns.has("type", "name") &&
  given.some((heading) => own.test(heading.trim()));
export const listUnreadHeadings = (given: readonly string[]): string[] =>
  findWooColumns(given).columns.listUnread(ignored, isAttribute);
