import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { Refusal } from "../refusal.ts";

const inflate = promisify(inflateRaw);
/** What all files of a workbook may hold together, unpacked: 100,000 rows of 20 columns are well below. */
const mostUnpacked = 192 * 1024 * 1024;
const mostFiles = 1000;

interface Packed {
  name: string;
  method: number;
  size: number;
  content: Buffer;
}
/** The files of a zip archive, by its directory at the end. Throws a RangeError where it leads out of the archive. */
function* filesOf(archive: Buffer): Generator<Packed> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw new RangeError("no directory");
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  for (let file = 0; file < count; file += 1) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new RangeError("no entry");
    const [packed, size] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)];
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place));
    const start = archive.readUInt32LE(at + 42);
    const content = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    if (content + packed > archive.length) throw new RangeError("beyond the end");
    yield {
      name: archive.toString("utf8", at + 46, at + 46 + (nameLength ?? 0)),
      method: archive.readUInt16LE(at + 10),
      size,
      content: archive.subarray(content, content + packed),
    };
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
}
const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/**
 * A workbook is unpacked whole to be read, and a cell's address makes the sheet as large as it says. Both are measured first,
 * so that a small file that unpacks to gigabytes, or has one cell in the last corner of a sheet, is refused.
 */
export async function checkWorkbook(
  bytes: Buffer,
  most: { rows: number; columns: number },
  refusals: { tooMany(): Refusal; tooWide(): Refusal; unreadable(): Refusal },
): Promise<void> {
  const tooLarge = () => new Refusal(422, "import.tooLarge", { key: "refusal.importTooLarge" });
  try {
    let [unpacked, files] = [0, 0];
    for (const { name, method, size, content } of filesOf(bytes)) {
      files += 1;
      unpacked += size;
      if (unpacked > mostUnpacked || files > mostFiles) throw tooLarge();
      // What the directory says may be a lie: nothing may be larger than it says.
      const text = method === 0 ? content : await inflate(content, { maxOutputLength: Math.max(size, 1) });
      if (text.length > size) throw tooLarge();
      if (!/^xl\/worksheets\/[^/]+\.xml$/i.test(name)) continue;
      for (const [, letters = "", row = ""] of text.toString("latin1").matchAll(/\br="([A-Z]{0,3})(\d+)"/g)) {
        if (columnNumber(letters) > most.columns) throw refusals.tooWide();
        if (Number(row) > most.rows) throw refusals.tooMany();
      }
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE") throw tooLarge();
    throw refusals.unreadable();
  }
}
