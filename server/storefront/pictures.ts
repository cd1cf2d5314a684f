/** Returns the thumbnail of an uploaded picture; an external picture is its own thumbnail. */
export const thumbnailOf = (address: string | null): string | null =>
  address?.replace(/^(\/files\/(?:\d+|platform)\/[0-9a-f]{32})\.(?:jpg|png)$/, "$1-small.webp") ?? null;
export const pictureOf = (address: string) => ({ img: address, thumbnail: thumbnailOf(address) });
/** Converts cents to the wire format. */
export { toAmount as amountOf } from "../../framework/schema/index.ts";
