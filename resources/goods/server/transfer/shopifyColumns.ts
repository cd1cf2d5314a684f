/** What each column of Shopify's product file is called: as it always was, and as it is since 2024. */
const names = {
  handle: ["Handle", "URL handle"],
  title: ["Title"],
  body: ["Body (HTML)", "Description"],
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
  stock: ["Variant Inventory Qty", "Inventory quantity"],
  price: ["Variant Price", "Price"],
  compareAt: ["Variant Compare At Price", "Compare-at price"],
  barcode: ["Variant Barcode", "Barcode"],
  picture: ["Image Src", "Product image URL"],
  position: ["Image Position"],
  variantPicture: ["Variant Image", "Variant image URL"],
} as const;
export type ShopifyColumn = keyof typeof names;

const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[\s_-]+/g, " ")
    .trim();
const needed: readonly ShopifyColumn[] = ["handle", "title", "option1", "value1", "price"];

/** Where each column stands in a file; a column that it lacks stands nowhere. */
export function shopifyPlaces(headings: readonly string[]): Map<ShopifyColumn, number> {
  const at = new Map(headings.map((heading, index) => [plain(heading), index]));
  return new Map(
    Object.entries(names).flatMap(([column, said]): [ShopifyColumn, number][] => {
      const found = said.map((name) => at.get(plain(name))).find((index) => index !== undefined);
      return found === undefined ? [] : [[column as ShopifyColumn, found]];
    }),
  );
}
export function isShopify(headings: readonly string[]): boolean {
  const places = shopifyPlaces(headings);
  return needed.every((column) => places.has(column));
}
