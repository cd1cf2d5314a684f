import { type LocalFile, readPart } from "./localFile.ts";

/** MP4 boxes that contain other boxes on the path to a track's header. */
const holders = ["moov", "trak"];
const header = 8;

/**
 * Returns the width and height of an MP4 from the header of its first track that has them; null
 * when they cannot be read.
 */
export function readVideoSize(bytes: Buffer): { width: number | null; height: number | null } {
  return sizeInside(bytes, 0, bytes.length, 0) ?? { width: null, height: null };
}

/** Maximum size of a video's metadata; longer metadata is not read. */
const maxDescriptionBytes = 16 * 1024 * 1024;
/** Returns the size of a video on disk, reading only its metadata. */
export async function readVideoFileSize(
  file: LocalFile,
): Promise<{ width: number | null; height: number | null }> {
  let at = 0;
  while (at + header <= file.size) {
    const head = await readPart(file, at, 16);
    const short = head.readUInt32BE(0);
    const length =
      short === 1 && head.length === 16
        ? Number(head.readBigUInt64BE(header))
        : short || file.size - at;
    if (length < header) break;
    if (head.toString("latin1", 4, header) === "moov" && length <= maxDescriptionBytes)
      return readVideoSize(await readPart(file, at, length));
    at += length;
  }
  return { width: null, height: null };
}

function sizeInside(
  bytes: Buffer,
  from: number,
  to: number,
  depth: number,
): { width: number; height: number } | null {
  let at = from;
  while (at + header <= to) {
    const length = bytes.readUInt32BE(at);
    const kind = bytes.toString("latin1", at + 4, at + header);
    // 1 means that a 64-bit length follows, 0 that the box extends to the end.
    const wide = length === 1 && at + 16 <= to;
    const whole = wide
      ? Number(bytes.readBigUInt64BE(at + header))
      : length === 0
        ? to - at
        : length;
    const start = at + (wide ? 16 : header);
    const end = at + whole;
    if (end < start || end > to) return null;
    if (holders.includes(kind) && depth < 4) {
      const found = sizeInside(bytes, start, end, depth + 1);
      if (found) return found;
    }
    if (kind === "tkhd" && end - start >= 84) {
      // The last eight bytes are width and height, each a fixed-point number with sixteen
      // fractional bits.
      const [width, height] = [
        bytes.readUInt32BE(end - 8) >>> 16,
        bytes.readUInt32BE(end - 4) >>> 16,
      ];
      if (width > 0 && height > 0) return { width, height };
    }
    at = end;
  }
  return null;
}
