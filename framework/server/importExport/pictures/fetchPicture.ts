import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { FetchFault, type FetchOptions, fetchBytes } from "./fetchBytes.ts";

const maxBytes = 10 * 1024 * 1024;
const maxPixels = 60_000_000;
const foreign = ["image/webp", "image/gif", "image/avif", "image/tiff", "image/bmp"];

/** Fetches a picture from the web, and returns it as a JPEG or PNG. */
export async function fetchPicture(address: string, options: FetchOptions): Promise<Buffer> {
  const { bytes } = await fetchBytes(address, { accept: "image/*", maxBytes }, options);
  return asPicture(bytes);
}

/** Converts any picture that a browser would show to one of the stored formats. */
async function asPicture(bytes: Buffer): Promise<Buffer> {
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime === "image/jpeg" || found?.mime === "image/png") return bytes;
  if (!found || !foreign.includes(found.mime)) throw new FetchFault("noPicture");
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" }).rotate();
    const { hasAlpha } = await picture.metadata();
    return await (hasAlpha ? picture.png() : picture.jpeg({ quality: 90 })).toBuffer();
  } catch {
    throw new FetchFault("noPicture");
  }
}
