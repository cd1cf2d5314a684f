/** A text of this many bytes is parsed in a moment. */
const smallText = 1024 * 1024;
/**
 * Unpacked size of a small workbook's parts: their markup is several times as long as the texts of
 * their cells.
 */
const smallWorkbook = 8 * 1024 * 1024;

/**
 * Whether a file takes little time and memory to parse, by its size, and for a workbook also by its
 * unpacked size.
 */
export function isSmallFile(bytes: Buffer): boolean {
  if (bytes.length >= smallText) return false;
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return !isWorkbook || readUnpackedSize(bytes) < smallWorkbook;
}

/**
 * Sums the sizes in the directory of a zip archive: the parser rejects a part that unpacks to more
 * than the directory states.
 */
function readUnpackedSize(archive: Buffer): number {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  try {
    const count = archive.readUInt16LE(end + 10);
    let [at, size] = [archive.readUInt32LE(end + 16), 0];
    for (let part = 0; part < count; part += 1) {
      size += archive.readUInt32LE(at + 24);
      at += 46 + [28, 30, 32].reduce((sum, place) => sum + archive.readUInt16LE(at + place), 0);
    }
    return size;
  } catch {
    // The directory points outside the archive.
    return Number.POSITIVE_INFINITY;
  }
}
