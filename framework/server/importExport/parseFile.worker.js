// The thread that reads one file, so that a large one delays nobody and a monstrous one ends
// nothing but itself. It is started from its text, which is the same in sources, tests and the
// bundle; packages come as paths.
const { parentPort, workerData } = require("node:worker_threads");

const { maxRows, maxColumns, maxCells, csvParse, detector, encoding } = workerData;
const bytes = Buffer.from(
  workerData.bytes.buffer,
  workerData.bytes.byteOffset,
  workerData.bytes.byteLength,
);
/** How much of a text is looked at to find out its encoding. */
const enough = 64 * 1024;

class Refused extends Error {
  constructor(code, params) {
    super(code);
    this.answer = { code, ...params };
  }
}
const unreadable = () => new Refused("import.unreadable");
const tooMany = () => new Refused("import.tooManyRows", { max: maxRows });
const tooWide = () => new Refused("import.tooManyColumns", { max: maxColumns });
const tooLarge = () => new Refused("import.tooLarge");
const neverCloses = (line) => new Refused("import.quoteUnclosed", { line });

/** Names that the detector has for the encodings in which spreadsheets write texts. */
const encodings = {
  "windows-1252": "windows-1252",
  "iso-8859-1": "windows-1252",
  "iso8859-15": "windows-1252",
  gb18030: "gb18030",
  gbk: "gb18030",
  gb2312: "gb18030",
  big5: "big5",
  big5hkscs: "big5",
  cp932: "shift_jis",
  shift_jis: "shift_jis",
  "euc-jp": "shift_jis",
  cp949: "euc-kr",
  "euc-kr": "euc-kr",
  "windows-1250": "windows-1250",
  "windows-1251": "windows-1251",
};
/**
 * The lines that have signs beyond ASCII: what identifies an encoding stands at the end of a file
 * as well as at its beginning.
 */
function telling() {
  const lines = [];
  let size = 0;
  for (let at = 0; at < bytes.length && size < enough; ) {
    const end = bytes.indexOf(10, at) + 1 || bytes.length;
    const line = bytes.subarray(at, end);
    if (line.some((byte) => byte > 127)) {
      lines.push(line.subarray(0, enough));
      size += line.length;
    }
    at = end;
  }
  return Buffer.concat(lines).subarray(0, enough);
}
/**
 * The encoding of a text that is not UTF-8: the first of those that the detector finds possible and
 * that spreadsheets write.
 */
function detect() {
  const sample = telling();
  const found = require(detector)
    .detectAll(sample)
    .map(({ encoding: name }) => encodings[String(name).toLowerCase()])
    .find((name) => name !== undefined);
  // Where two read the same, it is the one that more people have.
  return !found || decodeAs(found, sample) === decodeAs("windows-1252", sample)
    ? "windows-1252"
    : found;
}
/**
 * The signs that Windows-1252 has where Latin 1 has control characters: Node's decoder reads these
 * as the latter.
 */
const windows =
  "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178";
const decodeAs = (name, some) =>
  name === "windows-1252"
    ? some
        .toString("latin1")
        .replace(/[\u0080-\u009f]/g, (sign) => windows[sign.charCodeAt(0) - 128])
    : new TextDecoder(name).decode(some);
/**
 * The text of a file, and its encoding: what its mark or a person says, UTF-8 where it is that,
 * else what it looks like.
 */
function decode() {
  const read = (name) => ({ text: decodeAs(name, bytes), encoding: name });
  if (encoding) return read(encoding);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return read("utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return read("utf-16be");
  return read(detector ? detect() : "utf-8");
}
/** Whether a text is a document of another kind: PDF, RTF, HTML, XML or JSON. */
const isDocument = (text) =>
  /^\s*(%PDF-|\{\\rtf|<(!doctype|html|\?xml|table|svg)\b|\{\s*["}]|\[\s*[[{"\]])/i.test(
    text.slice(0, 1000),
  );
/** The separator that the header row has most of. */
function detectDelimiter(text) {
  const header = text.slice(0, 100_000).split(/\r?\n/, 1)[0] ?? "";
  const counts = [",", ";", "\t"].map((sign) => [sign, header.split(sign).length]);
  return counts.sort((left, right) => right[1] - left[1])[0]?.[0] ?? ",";
}
function textRows() {
  const { CsvError, parse } = require(csvParse);
  const decoded = decode();
  const text = decoded.text.replace(/^\ufeff/, "");
  if (text.includes("\u0000") || isDocument(text)) throw unreadable();
  const delimiter = detectDelimiter(text);
  let cells = 0;
  try {
    const rows = parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      relax_quotes: true,
      // One more than is allowed is enough to know.
      to: maxRows + 2,
      max_record_size: 1_000_000,
      on_record(record) {
        cells += record.length;
        if (cells > maxCells) throw tooLarge();
        return record;
      },
    });
    return { rows, encoding: decoded.encoding, delimiter };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // A quotation mark that never closes swallows the rest of the file into one cell.
    throw neverCloses(
      error.code === "CSV_QUOTE_NOT_CLOSED"
        ? Number(error.lines ?? 1)
        : Number(error.lines ?? 0) + 1,
    );
  }
}

/**
 * The sheet as the text that is kept, made in pieces: one text of all of it could be longer than a
 * text may be.
 */
function serializeRows(facts, rows) {
  const pieces = [Buffer.from(`${JSON.stringify(facts).slice(0, -1)},"rows":[`)];
  for (let start = 0; start < rows.length; start += 1000) {
    const piece = JSON.stringify(rows.slice(start, start + 1000)).slice(1, -1);
    pieces.push(Buffer.from(start === 0 ? piece : `,${piece}`));
  }
  pieces.push(Buffer.from("]}"));
  const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const json = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    json.set(piece, at);
    at += piece.length;
  }
  return json;
}
async function read() {
  // An XLSX file is a zip archive; everything else is a text.
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const sheet = isWorkbook
    ? { rows: await workbookRows(), encoding: null, delimiter: null }
    : textRows();
  const [header, ...rows] = sheet.rows.filter((row) => row.some((cell) => cell.trim() !== ""));
  if (!header) throw new Refused("import.headerMissing");
  if (header.length > maxColumns) throw tooWide();
  if (rows.length === 0) throw new Refused("import.empty");
  if (rows.length > maxRows) throw tooMany();
  const columns = header.map((cell) => cell.trim().slice(0, 255).toWellFormed());
  const filled = rows.map((row) => header.map((_, index) => row[index] ?? ""));
  const facts = { columns, encoding: sheet.encoding, delimiter: sheet.delimiter };
  const json = serializeRows(facts, filled);
  parentPort.postMessage({ ...facts, sample: filled.slice(0, 5), total: filled.length, json }, [
    json.buffer,
  ]);
}
read().catch((error) => {
  if (!(error instanceof Refused)) throw error;
  parentPort.postMessage({ failure: error.answer });
});
