import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";

type Cells = readonly (string | number)[];

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const types = "http://schemas.openxmlformats.org/package/2006/content-types";
const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml";
/** Style of the heading, by its place in `cellXfs`. */
const headingStyle = 1;
/** All parts of a workbook with one sheet, except the sheet. */
const frame: Readonly<Record<string, string>> = {
  "[Content_Types].xml": `${xml}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
  "_rels/.rels": `${xml}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${xml}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `${xml}<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
};

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
/** XML cannot represent most control characters. */
const escaped = (text: string): string =>
  text
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, "")
    .replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnName(rest - 1) : "") + String.fromCharCode(65 + (index % 26));
}
/** Text is a cell of its own type, which no program reads as a formula. */
function toRowXml(cells: Cells, row: number): string {
  const style = row === 1 ? ` s="${headingStyle}"` : "";
  const cellTexts = cells.map((value, index) => {
    if (value === "") return "";
    const at = `${columnName(index)}${row}`;
    return typeof value === "number"
      ? `<c r="${at}"${style}><v>${value}</v></c>`
      : `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
  });
  return `<row r="${row}">${cellTexts.join("")}</row>`;
}

/** Characters of the narrowest and the widest column. */
const [minWidth, maxWidth] = [8, 60];
/** Rows whose texts decide how wide the columns are. */
const measuredRows = 100;

/** Returns the columns' widths, in characters, by the first rows; a Chinese sign takes two. */
function toWidthsXml(rows: readonly Cells[]): string {
  const count = Math.max(1, rows[0]?.length ?? 0);
  const widths = Array.from({ length: count }, (_, column) => {
    const lengths = rows.map((cells) => {
      const text = String(cells[column] ?? "");
      return text.length + (text.match(/[\u1100-\uffdc]/g)?.length ?? 0);
    });
    return Math.min(maxWidth, Math.max(minWidth, ...lengths) + 2);
  });
  const columns = widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `<cols>${columns.join("")}</cols>`;
}
/** The heading stays in view while the rows below it are scrolled. */
const frozenHeading =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

async function* writeSheet(batches: AsyncIterable<readonly Cells[]>): AsyncGenerator<string> {
  // Widths precede the rows, so that the first rows are collected.
  const first: Cells[] = [];
  let row = 0;
  const toText = (rows: readonly Cells[]) => {
    let text = "";
    for (const cells of rows) {
      row += 1;
      text += toRowXml(cells, row);
    }
    return text;
  };
  const start = () =>
    `${xml}<worksheet xmlns="${main}">${frozenHeading}${toWidthsXml(first.slice(0, measuredRows))}<sheetData>${toText(first)}`;
  let started = false;
  for await (const rows of batches) {
    if (started) {
      yield toText(rows);
      continue;
    }
    first.push(...rows);
    if (first.length < measuredRows) continue;
    started = true;
    yield start();
  }
  if (!started) yield start();
  yield "</sheetData></worksheet>";
}

/**
 * Streams an XLSX file of rows, the first of which is the heading. Each batch is written before the
 * next is requested. The sheet is written here and not by a library, for the measured reasons in
 * docs/guides/imports.md.
 */
export async function* writeWorkbook(
  batches: AsyncIterable<readonly Cells[]>,
): AsyncGenerator<Buffer> {
  const archive = new ZipFile();
  for (const [name, text] of Object.entries(frame)) archive.addBuffer(Buffer.from(text), name);
  const sheet = new PassThrough();
  archive.addReadStream(sheet, "xl/worksheets/sheet1.xml");
  archive.end();
  const content = new PassThrough();
  // An error of the batches ends the file, instead of leaving it open.
  const written = pipeline(Readable.from(writeSheet(batches), { objectMode: false }), sheet);
  written.catch((error) => content.destroy(error));
  archive.outputStream.pipe(content);
  try {
    yield* content as AsyncIterable<Buffer>;
    await written;
  } finally {
    // Whoever stops reading also stops the batches.
    sheet.destroy();
  }
}
