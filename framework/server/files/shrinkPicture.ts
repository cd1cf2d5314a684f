import { buffer } from "node:stream/consumers";
import sharp, { type ResizeOptions, type Sharp } from "sharp";
import { type PictureSize, pictureSizes } from "../../schema/index.ts";
import { decodePicture } from "./decodePicture.ts";
import type { FileStore } from "./fileStore.ts";

/** Lists show tiny copies in squares of up to 48 pixels, also where a pixel of CSS has two. */
const sizes: Readonly<Record<PictureSize, ResizeOptions>> = {
  small: { width: 400, height: 400, fit: "inside" },
  tiny: { width: 96, height: 96, fit: "cover" },
};

/** The smaller copies of a picture, WebP, by their sizes. */
export type PictureCopies = Readonly<Record<PictureSize, Buffer>>;

/** Scales a picture down to a size; a picture that is smaller is not enlarged. */
const shrink = (picture: Sharp, size: PictureSize): Promise<Buffer> =>
  picture
    .clone()
    .resize({ ...sizes[size], withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();

/** Creates all smaller copies of a picture. */
export const shrinkPicture = async (picture: Sharp): Promise<PictureCopies> => ({
  small: await shrink(picture, "small"),
  tiny: await shrink(picture, "tiny"),
});

/**
 * Creates the missing copy of an existing picture on first request and stores it: of a picture that
 * was uploaded before there was a copy of this size. Returns false where there is no such picture.
 */
export async function createMissingCopy(store: FileStore, name: string): Promise<boolean> {
  const [, base, ending] = /^(.+)-(\w+)\.webp$/.exec(name) ?? [];
  const size = pictureSizes.find((one) => one === ending);
  for (const extension of base && size ? ["jpg", "png"] : []) {
    const large = await store.get(`${base}.${extension}`);
    if (!large || !size) continue;
    const bytes = await buffer(large.content);
    const copy = await decodePicture(() => shrink(sharp(bytes), size));
    await store.put(name, copy, "image/webp");
    return true;
  }
  return false;
}
