import { buffer } from "node:stream/consumers";
import sharp, { type Sharp } from "sharp";
import type { FileStore } from "./fileStore.ts";

/** Scales a picture down for lists: at most 400 pixels high and wide, WebP. */
export const shrink = (picture: Sharp): Promise<Buffer> =>
  picture
    .clone()
    .resize(400, 400, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();

/** Creates the missing thumbnail of an existing picture on first request and stores it. */
export async function makeSmall(store: FileStore, name: string): Promise<boolean> {
  const base = /^(.+)-small\.webp$/.exec(name)?.[1];
  for (const ending of base ? ["jpg", "png"] : []) {
    const large = await store.get(`${base}.${ending}`);
    if (!large) continue;
    await store.put(name, await shrink(sharp(await buffer(large.content))), "image/webp");
    return true;
  }
  return false;
}
