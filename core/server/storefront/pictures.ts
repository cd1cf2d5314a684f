/** Returns the thumbnail of an uploaded picture; an external picture is its own thumbnail. */
export const toThumbnail = (address: string | null): string | null =>
  address?.replace(/^(\/files\/(?:\d+|platform)\/[0-9a-f]{32})\.(?:jpg|png)$/, "$1-small.webp") ??
  null;
export const toPicture = (address: string) => ({ img: address, thumbnail: toThumbnail(address) });
