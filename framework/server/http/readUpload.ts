import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
// Declares the uploads of a request.
import type {} from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { getApp } from "../../schema/index.ts";
import { DomainError, domainError } from "../domainError.ts";
import type { LocalFile } from "../files/localFile.ts";
import { isStorageFault, StorageUnwritable } from "../files/storageFault.ts";

export interface Upload {
  name: string;
  bytes: Buffer;
}
const megabyte = 1024 * 1024;
const isTooLarge = (error: unknown) =>
  error instanceof Error && "statusCode" in error && error.statusCode === 413;

const toFileName = (filename: string | undefined): string =>
  (filename ?? "").replaceAll("\u0000", "").slice(0, 255) || "file";
const tooLarge = (maxMegabytes: number) => domainError("upload.tooLarge", { size: maxMegabytes });
/** Any other defect of a multipart body: a missing boundary, a missing end, or invalid headers. */
const brokenUpload = () => domainError("upload.interrupted");

/**
 * Streams the one file of a multipart body to disk, independently of memory, and passes it to
 * `work`; the file is removed afterwards.
 *
 * @throws {DomainError} `upload.interrupted` when the connection ends before the file does.
 * @throws {DomainError} `upload.missing` when the body contains no file.
 * @throws {DomainError} `upload.tooLarge` when the file exceeds its maximum size.
 */
export async function withUploadedFile<T>(
  request: FastifyRequest,
  maxMegabytes: number,
  work: (file: LocalFile, name: string) => Promise<T>,
): Promise<T> {
  const target = path.join(os.tmpdir(), `${getApp().id}-upload-${randomUUID()}`);
  try {
    const { file, name } = await streamTo(target, request, maxMegabytes);
    return await work(file, name);
  } finally {
    await rm(target, { force: true });
  }
}
async function streamTo(
  target: string,
  request: FastifyRequest,
  maxMegabytes: number,
): Promise<{ file: LocalFile; name: string }> {
  const missing = () => domainError("upload.missing");
  if (!request.isMultipart()) throw missing();
  try {
    const part = await request.file({ limits: { fileSize: maxMegabytes * megabyte } });
    if (!part) throw missing();
    const output = createWriteStream(target);
    await pipeline(part.file, output);
    if (part.file.truncated) throw tooLarge(maxMegabytes);
    return { file: { path: target, size: output.bytesWritten }, name: toFileName(part.filename) };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    if (isStorageFault(error)) throw new StorageUnwritable(error);
    throw isTooLarge(error) ? tooLarge(maxMegabytes) : brokenUpload();
  }
}

/**
 * Reads the one file of a multipart body into memory, with a maximum size in megabytes.
 *
 * @throws {DomainError} `upload.interrupted` when the connection ends before the file does.
 * @throws {DomainError} `upload.missing` when the body contains no file.
 * @throws {DomainError} `upload.tooLarge` when the file exceeds its maximum size.
 */
export async function readUpload(request: FastifyRequest, maxMegabytes: number): Promise<Upload> {
  const missing = () => domainError("upload.missing");
  if (!request.isMultipart()) throw missing();
  try {
    const part = await request.file({ limits: { fileSize: maxMegabytes * megabyte } });
    if (!part) throw missing();
    const bytes = await part.toBuffer();
    return { name: toFileName(part.filename), bytes };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw isTooLarge(error) ? tooLarge(maxMegabytes) : brokenUpload();
  }
}
