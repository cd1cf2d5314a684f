import { open } from "node:fs/promises";

/** An incoming file on this machine's disk: it may be too large for memory. */
export interface LocalFile {
  path: string;
  /** Bytes. */
  size: number;
}

/** Reads at most `length` bytes of a file, starting at `from`. */
export async function readPart({ path }: LocalFile, from: number, length: number): Promise<Buffer> {
  const handle = await open(path, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
