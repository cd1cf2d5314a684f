/**
 * Names a record of a shop where several shops are listed: short numbers such as `#1042` or `W-6`
 * are of one shop only.
 *
 * @example
 * ```ts
 * nameOfShop("#1042", "Harbour Pantry"); // "#1042 · Harbour Pantry"
 * ```
 */
export const nameOfShop = (number: string, shop: string | null | undefined): string =>
  shop ? `${number} · ${shop}` : number;
