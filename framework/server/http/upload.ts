import type { FastifyRequest } from "fastify";
import { Refusal } from "../refusal.ts";

export interface Upload {
  name: string;
  bytes: Buffer;
}
const megabyte = 1024 * 1024;
const isTooLarge = (error: unknown) => error instanceof Error && "statusCode" in error && error.statusCode === 413;

/** The one file of a multipart body, of at most so many megabytes. */
export async function readUpload(request: FastifyRequest, most: number): Promise<Upload> {
  const missing = () => new Refusal(400, "upload.missing", { key: "refusal.uploadMissing" });
  if (!request.isMultipart()) throw missing();
  try {
    const part = await request.file({ limits: { fileSize: most * megabyte } });
    if (!part) throw missing();
    const bytes = await part.toBuffer();
    return { name: (part.filename ?? "").replaceAll("\u0000", "").slice(0, 255) || "file", bytes };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (isTooLarge(error)) throw new Refusal(413, "upload.size", { key: "refusal.uploadSize", params: { size: most } });
    // Whatever else a body of parts can lack: its boundary, its end, or the sense of its headers.
    throw new Refusal(400, "upload.broken", { key: "refusal.uploadBroken" });
  }
}
