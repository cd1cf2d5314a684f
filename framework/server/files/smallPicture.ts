import { buffer } from "node:stream/consumers";
import sharp, { type Sharp } from "sharp";
import type { FileStore } from "./store.ts";

/** The picture as a list shows it: at most 400 pixels high and wide, WebP. */
export const shrink = (picture: Sharp): Promise<Buffer> =>
  picture.clone().resize(400, 400, { fit: "inside", withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();

/** A small picture that is not there yet, of a large one that is: made when it is first asked for, and kept. */
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
