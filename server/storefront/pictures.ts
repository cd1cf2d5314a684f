/** What was uploaded here has a small one beside it; what is elsewhere is its own. */
export const thumbnailOf = (address: string | null): string | null =>
  address?.replace(/^(\/files\/(?:\d+|platform)\/[0-9a-f]{32})\.(?:jpg|png)$/, "$1-small.webp") ?? null;
export const pictureOf = (address: string) => ({ img: address, thumbnail: thumbnailOf(address) });
/** Cents as they travel. */
export { toAmount as amountOf } from "../../framework/schema/index.ts";
