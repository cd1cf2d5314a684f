/** Boxes of an mp4 that hold other boxes on the way to a track's header. */
const holders = ["moov", "trak"];
const header = 8;

/** Width and height of an mp4, as the header of its first track that has them says; nothing where it cannot be read. */
export function sizeOfVideo(bytes: Buffer): { width: number | null; height: number | null } {
  return sizeInside(bytes, 0, bytes.length, 0) ?? { width: null, height: null };
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
