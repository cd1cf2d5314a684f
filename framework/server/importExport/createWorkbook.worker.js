// The thread that writes one XLSX file: it collects the rows, since the library takes all of them
// at once. It is started from its text, which is the same in sources, tests and the bundle;
// packages come as paths.
const { parentPort, workerData } = require("node:worker_threads");
const writeExcelFile = require(workerData.writeExcel);

/** Returns the UTF-16 units of some characters as the format escapes them: `_x000D_`. */
const escapeUnits = (characters) =>
  Array.from({ length: characters.length }, (_, index) => {
    const code = characters.charCodeAt(index).toString(16).toUpperCase();
    return `_x${code.padStart(4, "0")}_`;
  }).join("");
/**
 * Escapes the characters that XML cannot represent, which the library omits, and texts that look
 * like an escape themselves. The library looks a text up in a plain object, which has its own
 * `constructor` and a few more: these are escaped to be found in none.
 */
const escapeText = (text) =>
  text in Object.prototype
    ? escapeUnits(text[0]) + text.slice(1)
    : text
        .replace(/_(?=x[\da-f]{4}_)/gi, escapeUnits)
        .replace(/[^\P{Cc}\t\n]|[\p{Noncharacter_Code_Point}\ufffd]/gu, escapeUnits);

/**
 * Short texts that programs replace by a number or a formula once somebody edits their cell. Some
 * show no text of more than 255 characters in a cell of the text format.
 */
const isRetyped = (text) => /^(?:[=+\-@].{0,254}|\d{1,255})$/s.test(text);
/** Programs calculate with 15 digits: a longer integer is written as a text. */
const isPrecise = (number) =>
  !Number.isInteger(number) || Number(number.toPrecision(15)) === number;

function toCell(value) {
  if (value === "") return null;
  if (typeof value === "number" && isPrecise(value)) return value;
  const text = escapeText(String(value));
  return isRetyped(text) ? { value: text, type: String, format: "@" } : text;
}
const toHeadingCell = (value) => ({ value: escapeText(value), type: String, fontWeight: "bold" });

/** Characters of the narrowest and the widest column. */
const [minWidth, maxWidth] = [8, 60];
/** Rows whose texts decide how wide the columns are. */
const measuredRows = 100;

/** Returns a column's width in characters; a Chinese character takes two. */
function measureColumn(values) {
  const lengths = values.map((value) => {
    const text = String(value);
    return text.length + (text.match(/[\u1100-\uffdc]/g)?.length ?? 0);
  });
  return Math.min(maxWidth, Math.max(minWidth, ...lengths) + 2);
}

/** The heading as it was received, and the first rows. */
const measured = [workerData.heading];
const rows = [workerData.heading.map(toHeadingCell)];

async function writeFile() {
  const columns = workerData.heading.map((_, column) => ({
    width: measureColumn(measured.map((cells) => cells[column] ?? "")),
  }));
  const written = await writeExcelFile(rows, { columns, stickyRowsCount: 1 }).toBuffer();
  // Node may return a part of a larger buffer, which cannot be transferred.
  const file = new Uint8Array(written);
  parentPort.postMessage(file, [file.buffer]);
}

parentPort.on("message", (batch) => {
  if (batch === null) return writeFile();
  measured.push(...batch.slice(0, measuredRows - measured.length));
  for (const cells of batch) rows.push(cells.map(toCell));
  // The next batch is read only now, so that none waits in the other thread.
  parentPort.postMessage(null);
});
