import { CsvError } from "csv-parse";
import { parse } from "csv-parse/sync";
import readXlsxFile from "read-excel-file/node";
import { Refusal } from "../refusal.ts";
import { checkWorkbook } from "./workbook.ts";

/** More rows than this are moved with other tools. */
export const mostRows = 100_000;
export const mostColumns = 500;
export const mostMegabytes = 64;
export interface Sheet {
  columns: string[];
  rows: string[][];
}
const unreadable = () => new Refusal(422, "import.unreadable", { key: "refusal.importUnreadable" });
const tooMany = () => new Refusal(422, "import.tooMany", { key: "refusal.importTooMany", params: { max: mostRows } });
const tooWide = () =>
  new Refusal(422, "import.tooWide", { key: "refusal.importTooWide", params: { max: mostColumns } });
const neverCloses = (line: number) =>
  new Refusal(422, "import.quote", { key: "refusal.importQuote", params: { line } });

/** The text of a file as spreadsheets write it: UTF-8 or UTF-16 with their marks, UTF-8 without, or GB 18030. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("gb18030").decode(bytes);
  }
}
/** The separator that the header row has most of. */
function delimiterOf(text: string): string {
  const header = text.slice(0, 100_000).split(/\r?\n/, 1)[0] ?? "";
  const counts = [",", ";", "\t"].map((sign) => [sign, header.split(sign).length] as const);
  return counts.sort((left, right) => right[1] - left[1])[0]?.[0] ?? ",";
}
/** What a database can hold of a cell: no null character, and no half of a pair. */
const storable = (text: string): string => text.replaceAll("\u0000", "").toWellFormed();
const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  return storable(value instanceof Date ? value.toISOString().replace("T00:00:00.000Z", "") : String(value));
};

async function workbookRows(bytes: Buffer): Promise<string[][]> {
  await checkWorkbook(bytes, { rows: mostRows + 1, columns: mostColumns }, { tooMany, tooWide, unreadable });
  try {
    const sheets = await readXlsxFile(bytes);
    const [first] = sheets as unknown as { data: unknown[][] }[];
    return (first?.data ?? []).map((row) => row.map(cellText));
  } catch {
    throw unreadable();
  }
}
function textRows(bytes: Buffer): string[][] {
  const text = decode(bytes).replace(/^\ufeff/, "");
  if (text.includes("\u0000")) throw unreadable();
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      relax_quotes: true,
      // One more than is allowed is enough to know.
      to: mostRows + 2,
      max_record_size: 1_000_000,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // A quotation mark that never closes swallows the rest of the file into one cell.
    throw neverCloses(error.code === "CSV_QUOTE_NOT_CLOSED" ? Number(error.lines ?? 1) : Number(error.lines ?? 0) + 1);
  }
}

/** An XLSX file is a zip archive; everything else is a text. */
const isArchive = (bytes: Buffer) => bytes[0] === 0x50 && bytes[1] === 0x4b;

export async function parseFile(bytes: Buffer): Promise<Sheet> {
  const all = isArchive(bytes) ? await workbookRows(bytes) : textRows(bytes);
  const [header, ...rows] = all.filter((row) => row.some((cell) => cell.trim() !== ""));
  if (!header) throw new Refusal(422, "import.empty", { key: "refusal.importHeader" });
  if (header.length > mostColumns) throw tooWide();
  if (rows.length === 0) throw new Refusal(422, "import.empty", { key: "refusal.importEmpty" });
  if (rows.length > mostRows) throw tooMany();
  return {
    columns: header.map((cell) => cell.trim().slice(0, 255).toWellFormed()),
    rows: rows.map((row) => header.map((_, index) => row[index] ?? "")),
  };
}
