import { open } from "node:fs/promises";

/** A file on its way in, on this machine's disk: it may be too large for memory. */
export interface LocalFile {
  path: string;
  /** Bytes. */
  size: number;
}

/** At most so many bytes of a file, from a place on. */
export async function readPart({ path }: LocalFile, from: number, length: number): Promise<Buffer> {
  const handle = await open(path, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
