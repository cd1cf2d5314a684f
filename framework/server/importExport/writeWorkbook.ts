import { once } from "node:events";
import { createDeflateRaw, deflateRawSync } from "node:zlib";

type Cells = readonly (string | number)[];

/** Table of the CRC-32 checksum of zip archives, which is updated piece by piece. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest >>> 0;
});
function checksum(bytes: Buffer, before: number): number {
  let sum = ~before;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return ~sum >>> 0;
}
const numbers = (...all: [size: 2 | 4, value: number][]): Buffer =>
  Buffer.concat(
    all.map(([size, value]) => {
      const bytes = Buffer.alloc(size);
      bytes.writeUIntLE(value >>> 0, 0, size);
      return bytes;
    }),
  );

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const types = "http://schemas.openxmlformats.org/package/2006/content-types";
const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml";
/** All parts of a workbook with one sheet, except the sheet. */
const frame: Readonly<Record<string, string>> = {
  "[Content_Types].xml": `${xml}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
  "_rels/.rels": `${xml}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${xml}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `${xml}<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="1"><xf/></cellXfs></styleSheet>`,
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
function toRowXml(cells: Cells, row: number): string {
  const cellTexts = cells.map((value, index) => {
    if (value === "") return "";
    const at = `${columnName(index)}${row}`;
    return typeof value === "number"
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
  });
  return `<row r="${row}">${cellTexts.join("")}</row>`;
}

/** A directory entry of the archive. */
interface Written {
  name: Buffer;
  start: number;
  sum: number;
  packed: number;
  size: number;
  streamed: boolean;
}
// Names are UTF-8; the sizes of a streamed file follow its content.
const getFlags = ({ streamed }: Written) => (streamed ? 0x0808 : 0x0800);
const createLocalHeader = (file: Written): Buffer => {
  const { sum, packed, size } = file.streamed ? { sum: 0, packed: 0, size: 0 } : file;
  // Version, flags, deflate, the earliest date of the format, checksum and sizes, and the name.
  const fields = numbers(
    [4, 0x04034b50],
    [2, 20],
    [2, getFlags(file)],
    [2, 8],
    [2, 0],
    [2, 33],
    [4, sum],
    [4, packed],
    [4, size],
  );
  return Buffer.concat([fields, numbers([2, file.name.length], [2, 0]), file.name]);
};
const createDirectoryEntry = (file: Written): Buffer =>
  Buffer.concat([
    numbers([4, 0x02014b50], [2, 20], [2, 20], [2, getFlags(file)], [2, 8], [2, 0], [2, 33]),
    numbers([4, file.sum], [4, file.packed], [4, file.size], [2, file.name.length], [2, 0], [2, 0]),
    numbers([2, 0], [2, 0], [4, 0], [4, file.start]),
    file.name,
  ]);

/**
 * Compresses texts as a stream; only the compressor's own state is buffered between two of them.
 */
async function* deflated(texts: AsyncIterable<string>, file: Written): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw();
  let ready: Buffer[] = [];
  deflate.on("data", (piece: Buffer) => ready.push(piece));
  const take = function* () {
    for (const piece of ready) file.packed += piece.length;
    yield* ready;
    ready = [];
  };
  try {
    for await (const text of texts) {
      const bytes = Buffer.from(text);
      file.sum = checksum(bytes, file.sum);
      file.size += bytes.length;
      await new Promise<void>((resolve) => deflate.write(bytes, () => resolve()));
      yield* take();
    }
    const ended = once(deflate, "end");
    deflate.end();
    await ended;
    yield* take();
  } finally {
    deflate.destroy();
  }
}
async function* writeSheet(batches: AsyncIterable<readonly Cells[]>): AsyncGenerator<string> {
  yield `${xml}<worksheet xmlns="${main}"><sheetData>`;
  let row = 0;
  for await (const rows of batches) {
    let text = "";
    for (const cells of rows) {
      row += 1;
      text += toRowXml(cells, row);
    }
    yield text;
  }
  yield "</sheetData></worksheet>";
}

/** Streams an XLSX file of rows: each batch is written before the next is requested. */
export async function* writeWorkbook(
  batches: AsyncIterable<readonly Cells[]>,
): AsyncGenerator<Buffer> {
  const files: Written[] = [];
  let at = 0;
  const sent = (bytes: Buffer): Buffer => {
    at += bytes.length;
    return bytes;
  };
  for (const [name, text] of Object.entries(frame)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const file = {
      name: Buffer.from(name),
      start: at,
      sum: checksum(content, 0),
      packed: packed.length,
      size: content.length,
      streamed: false,
    };
    files.push(file);
    yield sent(Buffer.concat([createLocalHeader(file), packed]));
  }
  const sheet: Written = {
    name: Buffer.from("xl/worksheets/sheet1.xml"),
    start: at,
    sum: 0,
    packed: 0,
    size: 0,
    streamed: true,
  };
  files.push(sheet);
  yield sent(createLocalHeader(sheet));
  for await (const piece of deflated(writeSheet(batches), sheet)) yield sent(piece);
  yield sent(numbers([4, 0x08074b50], [4, sheet.sum], [4, sheet.packed], [4, sheet.size]));
  const directory = Buffer.concat(files.map(createDirectoryEntry));
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, directory.length],
    [4, at],
    [2, 0],
  );
  yield Buffer.concat([directory, end]);
}
