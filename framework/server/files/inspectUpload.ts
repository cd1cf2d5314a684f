import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { ConnectionGate } from "../database/connectionGate.ts";
import { domainError } from "../domainError.ts";
import { type LocalFile, readPart } from "./localFile.ts";
import { readVideoFileSize, readVideoSize } from "./readVideoSize.ts";
import { shrink } from "./shrinkPicture.ts";

export interface InspectedUpload {
  type: "image/jpeg" | "image/png" | "video/mp4";
  extension: "jpg" | "png" | "mp4";
  content: Buffer | LocalFile;
  thumbnail: Buffer | null;
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
/**
 * Limits how many pictures are decoded at the same time: each may take as much memory as all its
 * pixels. The others wait.
 */
const turns = new ConnectionGate({ size: 2, share: 2, waitMs: 120_000, maxWaiting: 2000 });
const turn = "pictures";
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
      thumbnail: null,
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
      thumbnail: null,
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
  await turns.enter(turn, () => {});
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" }).rotate();
    const jpeg = mime === "image/jpeg";
    const written = jpeg ? picture.clone().jpeg({ quality: 88 }) : picture.clone().png();
    const { data: clean, info } = await written.toBuffer({ resolveWithObject: true });
    const thumbnail = await shrink(picture);
    const { width, height } = info;
    return {
      type: mime,
      extension: jpeg ? "jpg" : "png",
      content: clean,
      thumbnail,
      width,
      height,
    };
  } catch {
    throw wrongType();
  } finally {
    turns.leave(turn);
  }
}
