import { maxImages } from "../../../skus/skuFields.ts";
import { goods } from "../../goods.ts";

/** Pictures in the gallery, at most. */
export const maxPhotos = goods.fields.imgs.options.max ?? maxImages;

const isAddress = (value: unknown): value is string => typeof value === "string" && value !== "";

/**
 * Returns the pictures of a product as one row: the main picture is the first, and the others
 * follow in the order of the gallery.
 */
export function joinPhotos(main: unknown, gallery: unknown): string[] {
  const album = Array.isArray(gallery) ? gallery.filter(isAddress) : [];
  return [...new Set(isAddress(main) ? [main, ...album] : album)];
}

/**
 * Returns the fields of a row of pictures. The gallery has the main picture too, because buyers see
 * the gallery; only where there is no room left, the main picture is apart.
 */
export function splitPhotos(photos: readonly string[]): { mainImg: string | null; imgs: string[] } {
  const [main = null, ...others] = photos;
  return { mainImg: main, imgs: photos.length > maxPhotos ? others : [...photos] };
}
