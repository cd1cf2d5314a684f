// The thread that reads one file, so that a large one delays nobody and a monstrous one ends nothing but itself.
// It is started from its text, which is the same in sources, tests and the bundle; packages come as paths.
const { parentPort, workerData } = require("node:worker_threads");
const { promisify } = require("node:util");
const { inflateRaw } = require("node:zlib");

const inflate = promisify(inflateRaw);
const { mostRows, mostColumns, mostCells, csvParse, readExcel } = workerData;
const bytes = Buffer.from(workerData.bytes.buffer, workerData.bytes.byteOffset, workerData.bytes.byteLength);
/** What all files of a workbook may hold together, unpacked: 100,000 rows of 20 columns are well below. */
const mostUnpacked = 192 * 1024 * 1024;
const mostFiles = 1000;

class Refused extends Error {
  constructor(error, key, params) {
    super(error);
    this.answer = { error, key, params };
  }
}
const unreadable = () => new Refused("import.unreadable", "importUnreadable");
const tooMany = () => new Refused("import.tooMany", "importTooMany", { max: mostRows });
const tooWide = () => new Refused("import.tooWide", "importTooWide", { max: mostColumns });
const tooLarge = () => new Refused("import.tooLarge", "importTooLarge");
const neverCloses = (line) => new Refused("import.quote", "importQuote", { line });
const empty = (key) => new Refused("import.empty", key);

/** The text of a file as spreadsheets write it: UTF-8 or UTF-16 with their marks, UTF-8 without, or GB 18030. */
function decode() {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("gb18030").decode(bytes);
  }
}
/** The separator that the header row has most of. */
function delimiterOf(text) {
  const header = text.slice(0, 100_000).split(/\r?\n/, 1)[0] ?? "";
  const counts = [",", ";", "\t"].map((sign) => [sign, header.split(sign).length]);
  return counts.sort((left, right) => right[1] - left[1])[0]?.[0] ?? ",";
}
function textRows() {
  const { CsvError, parse } = require(csvParse);
  const text = decode().replace(/^\ufeff/, "");
  if (text.includes("\u0000")) throw unreadable();
  let cells = 0;
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      relax_quotes: true,
      // One more than is allowed is enough to know.
      to: mostRows + 2,
      max_record_size: 1_000_000,
      on_record(record) {
        cells += record.length;
        if (cells > mostCells) throw tooLarge();
        return record;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // A quotation mark that never closes swallows the rest of the file into one cell.
    throw neverCloses(error.code === "CSV_QUOTE_NOT_CLOSED" ? Number(error.lines ?? 1) : Number(error.lines ?? 0) + 1);
  }
}

/** The files of a zip archive, by its directory at the end. Throws a RangeError where it leads out of the archive. */
function* filesOf(archive) {
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
      name: archive.toString("utf8", at + 46, at + 46 + nameLength),
      method: archive.readUInt16LE(at + 10),
      size,
      content: archive.subarray(content, content + packed),
    };
    at += 46 + nameLength + extra + comment;
  }
}
const columnNumber = (letters) => [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
/**
 * A workbook is unpacked whole to be read, and a cell's address makes the sheet as large as it says. Both are measured first,
 * so that a small file that unpacks to gigabytes, or has one cell in the last corner of a sheet, is refused.
 */
async function checkWorkbook() {
  let [unpacked, files, cells] = [0, 0, 0];
  for (const { name, method, size, content } of filesOf(bytes)) {
    files += 1;
    unpacked += size;
    if (unpacked > mostUnpacked || files > mostFiles) throw tooLarge();
    // What the directory says may be a lie: nothing may be larger than it says.
    const text = method === 0 ? content : await inflate(content, { maxOutputLength: Math.max(size, 1) });
    if (text.length > size) throw tooLarge();
    if (!/^xl\/worksheets\/[^/]+\.xml$/i.test(name)) continue;
    for (const [, letters = "", row = ""] of text.toString("latin1").matchAll(/\br="([A-Z]{0,3})(\d+)"/g)) {
      cells += 1;
      if (cells > mostCells) throw tooLarge();
      if (columnNumber(letters) > mostColumns) throw tooWide();
      if (Number(row) > mostRows + 1) throw tooMany();
    }
  }
}
/** What a database can hold of a cell: no null character, and no half of a pair. */
function cellText(value) {
  if (value === null || value === undefined) return "";
  const text = value instanceof Date ? value.toISOString().replace("T00:00:00.000Z", "") : String(value);
  return text.replaceAll("\u0000", "").toWellFormed();
}
async function workbookRows() {
  try {
    await checkWorkbook();
    const { default: readXlsxFile } = require(readExcel);
    const [first] = await readXlsxFile(bytes);
    return (first?.data ?? []).map((row) => row.map(cellText));
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw error?.code === "ERR_BUFFER_TOO_LARGE" ? tooLarge() : unreadable();
  }
}

/** The sheet as the text that is kept, made in pieces: one text of all of it could be longer than a text may be. */
function jsonOf(columns, rows) {
  const pieces = [Buffer.from(`{"columns":${JSON.stringify(columns)},"rows":[`)];
  for (let start = 0; start < rows.length; start += 1000) {
    const piece = JSON.stringify(rows.slice(start, start + 1000)).slice(1, -1);
    pieces.push(Buffer.from(start === 0 ? piece : `,${piece}`));
  }
  return Buffer.concat([...pieces, Buffer.from("]}")]);
}
async function read() {
  // An XLSX file is a zip archive; everything else is a text.
  const all = bytes[0] === 0x50 && bytes[1] === 0x4b ? await workbookRows() : textRows();
  const [header, ...rows] = all.filter((row) => row.some((cell) => cell.trim() !== ""));
  if (!header) throw empty("importHeader");
  if (header.length > mostColumns) throw tooWide();
  if (rows.length === 0) throw empty("importEmpty");
  if (rows.length > mostRows) throw tooMany();
  const columns = header.map((cell) => cell.trim().slice(0, 255).toWellFormed());
  const filled = rows.map((row) => header.map((_, index) => row[index] ?? ""));
  const json = new Uint8Array(jsonOf(columns, filled));
  parentPort.postMessage({ columns, sample: filled.slice(0, 5), total: filled.length, json }, [json.buffer]);
}
read().catch((error) => {
  if (!(error instanceof Refused)) throw error;
  parentPort.postMessage({ refused: error.answer });
});
