// Reads the archive that an XLSX file is, part by part, and counts what it holds before anything of
// it is parsed. It runs in the thread of `parseFile.worker.js`, which is started from the text of
// both.
const { Readable } = require("node:stream");
const { readExcel, yauzl, yazl, maxText } = require("node:worker_threads").workerData;
const { fromBufferPromise } = require(yauzl);
const { ZipFile } = require(yazl);

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
async function unpackPart(archive, part, budget) {
  if (part.uncompressedSize > budget) throw tooLarge();
  const content = Buffer.alloc(part.uncompressedSize);
  const counter = createCounter();
  let size = 0;
  for await (const piece of await archive.openReadStreamPromise(part)) {
    if (size + piece.length > content.length) throw tooLarge();
    counter(piece);
    size += piece.copy(content, size);
  }
  counter(Buffer.from("<"));
  return content.subarray(0, size);
}

/**
 * An archive of the parts that cells are read from, unpacked: the parser is given what was counted,
 * and nothing else. Each part is passed on before the next one is unpacked.
 */
async function* unpackWorkbook() {
  // The sizes of the directory are checked here, with an error of their own.
  const archive = await fromBufferPromise(bytes, { validateEntrySizes: false });
  if (archive.entryCount > maxParts) throw tooLarge();
  const unpacked = new ZipFile();
  const output = unpacked.outputStream[Symbol.asyncIterator]();
  let [left, size, passed] = [maxUnpacked, 0, 0];
  for await (const part of archive.eachEntry()) {
    if (!/\.(xml|rels)$/i.test(part.fileName) || skipped.test(part.fileName)) continue;
    const content = await unpackPart(archive, part, left);
    left -= content.length;
    size += content.length;
    unpacked.addBuffer(content, part.fileName, { compress: false });
    while (passed < size) {
      const { value } = await output.next();
      passed += value.length;
      yield value;
    }
  }
  unpacked.end();
  yield* output;
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
      yield* unpackWorkbook();
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
