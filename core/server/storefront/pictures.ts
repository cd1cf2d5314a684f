import { toPictureSize } from "../../../framework/schema/index.ts";

/** Returns the thumbnail of an uploaded picture; an external picture is its own thumbnail. */
export const toThumbnail = (address: string | null): string | null =>
  address === null ? null : toPictureSize(address, "small");
export const toPicture = (address: string) => ({ img: address, thumbnail: toThumbnail(address) });
