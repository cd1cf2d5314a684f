/**
 * The headings of each column in Shopify's product file: the original ones and those since 2024.
 */
const names = {
  handle: ["Handle", "URL handle"],
  title: ["Title"],
  body: ["Body (HTML)", "Description", "Body", "Body HTML"],
  vendor: ["Vendor"],
  type: ["Type"],
  tags: ["Tags"],
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
} as const;
export type ShopifyColumn = keyof typeof names;

/** Columns whose values are not imported; the import reports their number. */
const lost = {
  category: [
    "Product Category",
    "Product category",
    "Custom Product Type",
    "Standard Product Type",
  ],
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
export type LostColumn = keyof typeof lost;
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

const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[\s_-]+/g, " ")
    .trim();
const needed: readonly ShopifyColumn[] = ["handle", "title", "option1", "value1", "price"];

/** Returns the index of each column in a file; missing columns are left out. */
export const findShopifyPlaces = (headings: readonly string[]): Map<ShopifyColumn, number> =>
  claimSlots(names, headings);
/** Returns the index of each column whose values the import cannot keep. */
export const findLostColumns = (headings: readonly string[]): Map<LostColumn, number> =>
  claimSlots(lost, headings);

function claimSlots<Column extends string>(
  columns: Readonly<Record<Column, readonly string[]>>,
  headings: readonly string[],
): Map<Column, number> {
  const at = new Map(headings.map((heading, index) => [plain(heading), index]));
  const places = new Map<Column, number>();
  for (const column of Object.keys(columns) as Column[]) {
    const found = columns[column]
      .map((name) => at.get(plain(name)))
      .find((index) => index !== undefined);
    if (found !== undefined) places.set(column, found);
  }
  return places;
}
/** Returns headings unknown to the import, such as metafields and market prices. */
export function listUnreadHeadings(headings: readonly string[]): string[] {
  const known = new Set([
    ...findShopifyPlaces(headings).values(),
    ...findLostColumns(headings).values(),
  ]);
  const silent = new Set(ignored.map(plain));
  return headings.filter(
    (heading, index) => heading !== "" && !known.has(index) && !silent.has(plain(heading)),
  );
}
/** Whether a file with these headings is an export of Shopify. */
export function isShopify(headings: readonly string[]): boolean {
  const places = findShopifyPlaces(headings);
  return needed.every((column) => places.has(column));
}
