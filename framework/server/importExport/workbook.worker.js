// Reads the archive that an XLSX file is, part by part, and counts what it holds before anything of
// it is parsed. It runs in the thread of `parseFile.worker.js`, which is started from the text of
// both.
const { Readable } = require("node:stream");
const { readExcel, maxText } = require("node:worker_threads").workerData;
const { createInflateRaw, crc32 } = require("node:zlib");

/**
 * What all parts of a workbook may hold together, unpacked: 100,000 rows of 20 columns are below.
 */
const maxUnpacked = 128 * 1024 * 1024;
const maxParts = 1000;
/** A tag of a cell or row is never longer. */
const maxTag = 4096;
/** Parts that no cell is read from. */
const skipped =
  /(?:^|\/)(?:media|drawings|charts|theme|comments|pivotTables|pivotCache|printerSettings|docProps)\/|calcChain\.xml$/i;

/**
 * The parts of a zip archive, by its directory at the end. Throws a RangeError where it leads out
 * of the archive.
 */
function* listParts(archive) {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw new RangeError("no directory");
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  for (let part = 0; part < count; part += 1) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new RangeError("no entry");
    const [packed, claimed] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)];
    const [nameLength, extra, comment] = [28, 30, 32].map((place) =>
      archive.readUInt16LE(at + place),
    );
    const start = archive.readUInt32LE(at + 42);
    const content =
      start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    if (content + packed > archive.length) throw new RangeError("beyond the end");
    yield {
      name: archive.toString("utf8", at + 46, at + 46 + nameLength),
      method: archive.readUInt16LE(at + 10),
      claimed,
      content: archive.subarray(content, content + packed),
    };
    at += 46 + nameLength + extra + comment;
  }
}

const columnNumber = (letters) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
/**
 * Counts the cells and rows of a part as it is unpacked, wherever the part lies and whatever
 * quotes, prefixes or comments are around them: whatever a parser could take for a cell is counted,
 * and an address in any but the plain form is refused.
 */
function createCounter() {
  const cell = /<(?:[^\s<>/:]*:)?(c|row)(?=[\s/>])([^<]*)/g;
  const address = /(?:^|[\s"'])(?:[^\s=<>"']*:)?r\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
  let [tail, cells, rows, lastRow, lastColumn] = ["", 0, 0, 0, 0];
  return (chunk) => {
    const text = tail + chunk.toString("latin1");
    const open = text.lastIndexOf("<");
    count(open < 0 ? text : text.slice(0, open));
    tail = open < 0 ? "" : text.slice(open);
    if (tail.length <= maxTag) return;
    // The text behind a tag may be long, but its name is short, and no text follows the tag of a
    // cell or row.
    if (!/^<[^\s>]{0,100}[\s>]/.test(tail)) throw unreadable();
    count(tail);
    tail = "";
  };
  function count(text) {
    for (const [, kind, attributes] of text.matchAll(cell)) {
      if (attributes.length > maxTag - 200) throw unreadable();
      const given = [...attributes.matchAll(address)].map(([, double, single]) => double ?? single);
      if (kind === "c") {
        cells += 1;
        if (given.length === 0) throw unreadable();
      } else rows += 1;
      for (const one of given) {
        const [, letters, row] =
          (kind === "c" ? /^([A-Z]{1,3})(\d{1,7})$/ : /^()(\d{1,7})$/).exec(one) ?? [];
        if (row === undefined) throw unreadable();
        lastRow = Math.max(lastRow, Number(row));
        lastColumn = Math.max(lastColumn, columnNumber(letters));
      }
      if (cells > maxCells) throw tooLarge();
      if (lastColumn > maxColumns) throw tooWide();
      if (Math.max(rows, lastRow) > maxRows + 1) throw tooMany();
      // One cell in the last corner makes the sheet as large as it says.
      if (lastRow * lastColumn > 2 * maxCells) throw tooLarge();
    }
  }
}

/** Unpacks a part piece by piece: one that is larger than the directory says is refused. */
async function unpackPart({ method, content, claimed }, budget) {
  const counter = createCounter();
  const pieces = [];
  let size = 0;
  const take = (piece) => {
    size += piece.length;
    if (size > Math.min(budget, claimed)) throw tooLarge();
    counter(piece);
    pieces.push(piece);
  };
  if (method === 0) take(content);
  else for await (const piece of Readable.from([content]).pipe(createInflateRaw())) take(piece);
  counter(Buffer.from("<"));
  return pieces;
}

/**
 * An archive of the parts that cells are read from, unpacked: the parser is given what was counted,
 * and nothing else.
 */
async function* unpackWorkbook(archive) {
  const directory = [];
  let [at, parts, unpacked] = [0, 0, 0];
  const pack = (fields) => {
    const bytes = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
    let place = 0;
    for (const [size, value] of fields) place = bytes.writeUIntLE(value, place, size);
    return bytes;
  };
  for (const part of listParts(archive)) {
    parts += 1;
    if (parts > maxParts) throw tooLarge();
    if (!/\.(xml|rels)$/i.test(part.name) || skipped.test(part.name)) continue;
    const pieces = await unpackPart(part, maxUnpacked - unpacked);
    const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
    unpacked += size;
    const name = Buffer.from(part.name);
    const sum = pieces.reduce((before, piece) => crc32(piece, before), 0);
    const facts = [
      [4, sum],
      [4, size],
      [4, size],
      [2, name.length],
      [2, 0],
    ];
    const head = pack([[4, 0x04034b50], [2, 20], [2, 0x0800], [2, 0], [2, 0], [2, 33], ...facts]);
    yield head;
    yield name;
    yield* pieces;
    const entry = [
      [4, 0x02014b50],
      [2, 20],
      [2, 20],
      [2, 0x0800],
      [2, 0],
      [2, 0],
      [2, 33],
      ...facts,
    ];
    directory.push(pack([...entry, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]]), name);
    at += head.length + name.length + size;
  }
  const list = Buffer.concat(directory);
  yield list;
  const count = directory.length / 2;
  yield pack([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, list.length],
    [4, at],
    [2, 0],
  ]);
}

/**
 * What a database can hold of a cell: no null character, and no half of a pair. An instant of a
 * workbook has no zone.
 */
function cellText(value) {
  if (value === null || value === undefined) return "";
  const text =
    value instanceof Date
      ? value.toISOString().slice(0, 19).replace("T", " ").replace(" 00:00:00", "")
      : String(value);
  return text.replaceAll("\u0000", "").toWellFormed();
}
// biome-ignore lint/correctness/noUnusedVariables: the text of parseFile.worker.js follows this one, and calls it
async function workbookRows() {
  let unpackError = null;
  async function* guarded() {
    try {
      yield* unpackWorkbook(bytes);
    } catch (error) {
      unpackError = error instanceof Refused ? error : unreadable();
      throw unpackError;
    }
  }
  try {
    const { default: readXlsxFile } = require(readExcel);
    const [first] = await readXlsxFile(Readable.from(guarded()), { sheets: [1] });
    // One shared text in many cells is kept once here, but written out in each of them.
    let signs = 0;
    return (first?.data ?? []).map((row) =>
      row.map((value) => {
        const text = cellText(value);
        signs += text.length;
        if (signs > maxText) throw tooLarge();
        return text;
      }),
    );
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw unpackError ?? unreadable();
  }
}
