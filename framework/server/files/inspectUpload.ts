import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { domainError } from "../domainError.ts";
import { decodePicture } from "./decodePicture.ts";
import { type LocalFile, readPart } from "./localFile.ts";
import { readVideoFileSize, readVideoSize } from "./readVideoSize.ts";
import { type PictureCopies, shrinkPicture } from "./shrinkPicture.ts";

export interface InspectedUpload {
  type: "image/jpeg" | "image/png" | "video/mp4";
  extension: "jpg" | "png" | "mp4";
  content: Buffer | LocalFile;
  /** Smaller copies of a picture; null for another file. */
  copies: PictureCopies | null;
  /** Pixels, if known. */
  width: number | null;
  height: number | null;
}
const megabyte = 1024 * 1024;
const limits = { image: 10, video: 100 };
export const maxPictureBytes = limits.image;
export const maxMegabytes = Math.max(limits.image, limits.video);
/** A larger pixel count indicates a decompression bomb. */
const maxPixels = 60_000_000;
const wrongType = () => domainError("upload.typeUnsupported");
const tooLarge = (size: number) => domainError("upload.tooLarge", { size });

/**
 * Detects the type of a file by its content alone. Pictures are decoded and re-encoded, so that
 * nothing but the picture is stored.
 *
 * @throws {DomainError} `upload.tooLarge` when the file exceeds its maximum size.
 * @throws {DomainError} `upload.typeUnsupported` when the content is of no permitted type.
 */
export async function inspectUpload(bytes: Buffer): Promise<InspectedUpload> {
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime === "video/mp4") {
    if (bytes.length > limits.video * megabyte) throw tooLarge(limits.video);
    return {
      type: "video/mp4",
      extension: "mp4",
      content: bytes,
      copies: null,
      ...readVideoSize(bytes),
    };
  }
  return inspectAs(found?.mime, bytes);
}
/** Number of bytes that identify the file type. */
const headLength = 4100;
/**
 * Inspects a file on disk: a picture is small enough to be read, a video is not loaded.
 *
 * @throws {DomainError} `upload.tooLarge` when the file exceeds its maximum size.
 * @throws {DomainError} `upload.typeUnsupported` when the content is of no permitted type.
 */
export async function inspectFile(file: LocalFile): Promise<InspectedUpload> {
  const found = await fileTypeFromBuffer(await readPart(file, 0, headLength));
  if (found?.mime === "video/mp4") {
    if (file.size > limits.video * megabyte) throw tooLarge(limits.video);
    return {
      type: "video/mp4",
      extension: "mp4",
      content: file,
      copies: null,
      ...(await readVideoFileSize(file)),
    };
  }
  // Rejected before the file is read, since a picture is read whole.
  if (found?.mime !== "image/jpeg" && found?.mime !== "image/png") throw wrongType();
  if (file.size > limits.image * megabyte) throw tooLarge(limits.image);
  return inspectAs(found.mime, await readPart(file, 0, file.size));
}
/**
 * Inspects a file that may only be a picture.
 *
 * @throws {DomainError} `upload.tooLarge` when the file exceeds its maximum size.
 * @throws {DomainError} `upload.typeUnsupported` when the content is of no permitted type.
 */
export async function inspectPicture(bytes: Buffer): Promise<InspectedUpload> {
  return inspectAs((await fileTypeFromBuffer(bytes))?.mime, bytes);
}
async function inspectAs(mime: string | undefined, bytes: Buffer): Promise<InspectedUpload> {
  if (mime !== "image/jpeg" && mime !== "image/png") throw wrongType();
  if (bytes.length > limits.image * megabyte) throw tooLarge(limits.image);
  return decodePicture(() => cleanPicture(mime, bytes));
}
async function cleanPicture(
  mime: "image/jpeg" | "image/png",
  bytes: Buffer,
): Promise<InspectedUpload> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" }).rotate();
    const jpeg = mime === "image/jpeg";
    const written = jpeg ? picture.clone().jpeg({ quality: 88 }) : picture.clone().png();
    const { data: content, info } = await written.toBuffer({ resolveWithObject: true });
    const copies = await shrinkPicture(picture);
    const { width, height } = info;
    return { type: mime, extension: jpeg ? "jpg" : "png", content, copies, width, height };
  } catch {
    throw wrongType();
  }
}
