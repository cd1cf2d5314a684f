import { type LocalFile, readPart } from "./localFile.ts";

/** Boxes of an mp4 that hold other boxes on the way to a track's header. */
const holders = ["moov", "trak"];
const header = 8;

/** Width and height of an mp4, as the header of its first track that has them says; nothing where it cannot be read. */
export function sizeOfVideo(bytes: Buffer): { width: number | null; height: number | null } {
  return sizeInside(bytes, 0, bytes.length, 0) ?? { width: null, height: null };
}

/** The most that a video's own description takes; of a longer one nothing is known. */
const longestDescription = 16 * 1024 * 1024;
/** The same of a file on disk, of which only its description is read. */
export async function sizeOfVideoFile(file: LocalFile): Promise<{ width: number | null; height: number | null }> {
  let at = 0;
  while (at + header <= file.size) {
    const head = await readPart(file, at, 16);
    const short = head.readUInt32BE(0);
    const length = short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(header)) : short || file.size - at;
    if (length < header) break;
    if (head.toString("latin1", 4, header) === "moov" && length <= longestDescription)
      return sizeOfVideo(await readPart(file, at, length));
    at += length;
  }
  return { width: null, height: null };
}

function sizeInside(bytes: Buffer, from: number, to: number, depth: number): { width: number; height: number } | null {
  let at = from;
  while (at + header <= to) {
    const length = bytes.readUInt32BE(at);
    const kind = bytes.toString("latin1", at + 4, at + header);
    // 1 says that the length follows in 64 bits, 0 that the box reaches to the end.
    const wide = length === 1 && at + 16 <= to;
    const whole = wide ? Number(bytes.readBigUInt64BE(at + header)) : length === 0 ? to - at : length;
    const start = at + (wide ? 16 : header);
    const end = at + whole;
    if (end < start || end > to) return null;
    if (holders.includes(kind) && depth < 4) {
      const found = sizeInside(bytes, start, end, depth + 1);
      if (found) return found;
    }
    if (kind === "tkhd" && end - start >= 84) {
      // The last eight bytes are width and height, each with sixteen bits behind the point.
      const [width, height] = [bytes.readUInt32BE(end - 8) >>> 16, bytes.readUInt32BE(end - 4) >>> 16];
      if (width > 0 && height > 0) return { width, height };
    }
    at = end;
  }
  return null;
}
