import { FormatColumns } from "../../../../../framework/server/importExport/formatColumns.ts";

/**
 * The headings of each column in Shopify's product file: the original ones and those since 2024.
 */
const headings = {
  handle: ["Handle", "URL handle"],
  title: ["Title"],
  body: ["Body (HTML)", "Description", "Body", "Body HTML"],
  vendor: ["Vendor"],
  type: ["Type"],
  tags: ["Tags"],
  category: ["Product Category", "Custom Product Type", "Standard Product Type"],
  option1: ["Option1 Name"],
  option2: ["Option2 Name"],
  option3: ["Option3 Name"],
  value1: ["Option1 Value"],
  value2: ["Option2 Value"],
  value3: ["Option3 Value"],
  sku: ["Variant SKU", "SKU"],
  grams: ["Variant Grams", "Weight value (grams)"],
  stock: ["Variant Inventory Qty", "Inventory quantity", "Variant inventory quantity"],
  price: ["Variant Price", "Price"],
  compareAt: ["Variant Compare At Price", "Compare-at price"],
  taxable: ["Variant Taxable", "Charge tax"],
  barcode: ["Variant Barcode", "Barcode"],
  picture: ["Image Src", "Product image URL"],
  position: ["Image Position"],
  variantPicture: ["Variant Image", "Variant image URL"],
  // Columns whose values are not imported; the import reports their number.
  published: ["Published", "Published on online store"],
  status: ["Status"],
  cost: ["Cost per item"],
  shipping: ["Variant Requires Shipping", "Requires shipping"],
  policy: ["Variant Inventory Policy", "Continue selling when out of stock"],
  altText: ["Image Alt Text"],
  seoTitle: ["SEO Title"],
  seoDescription: ["SEO Description"],
  giftCard: ["Gift Card"],
} as const;
export type ShopifyColumn = keyof typeof headings;
export type ShopifyColumns = FormatColumns<ShopifyColumn>;

/** Columns without meaning for a shop here: Shopify's internal product data. */
const ignored = [
  "Option1 Linked To",
  "Option2 Linked To",
  "Option3 Linked To",
  "Variant Inventory Tracker",
  "Inventory tracker",
  "Variant Fulfillment Service",
  "Fulfillment service",
  "Variant Weight Unit",
  "Weight unit for display",
  "Variant Tax Code",
  "Tax code",
];
/** Headings that no other program has for a product: any of them identifies a partial export. */
const own =
  /^(body \(html\)|variant (sku|price|grams|inventory qty|barcode)|option1 name|image src)$/i;

export const findShopifyColumns = (columns: readonly string[]): ShopifyColumns =>
  new FormatColumns(headings, columns);

/** Returns headings unknown to the import, such as metafields and market prices. */
export const listUnreadHeadings = (columns: readonly string[]): string[] =>
  findShopifyColumns(columns).listUnread(ignored);

/** Whether a file with these headings is a whole or partial export of Shopify's products. */
export const isShopify = (columns: readonly string[]): boolean =>
  findShopifyColumns(columns).has("handle", "title") &&
  columns.some((heading) => own.test(heading.replaceAll("_", " ").trim()));
