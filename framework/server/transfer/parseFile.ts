import { parse } from "csv-parse/sync";
import readXlsxFile from "read-excel-file/node";
import { Refusal } from "../refusal.ts";

/** More rows than this are moved with other tools. */
export const mostRows = 100_000;
export interface Sheet {
  columns: string[];
  rows: string[][];
}
const unreadable = (reason: string) =>
  new Refusal(422, "import.unreadable", { key: "refusal.importUnreadable", params: { reason } });

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
  const header = text.split(/\r?\n/, 1)[0] ?? "";
  const counts = [",", ";", "\t"].map((sign) => [sign, header.split(sign).length] as const);
  return counts.sort((left, right) => right[1] - left[1])[0]?.[0] ?? ",";
}
const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  return value instanceof Date ? value.toISOString().replace("T00:00:00.000Z", "") : String(value);
};

async function rowsOf(bytes: Buffer): Promise<string[][]> {
  try {
    // An XLSX file is a zip archive.
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
      const sheets = await readXlsxFile(bytes);
      const [first] = sheets as unknown as { data: unknown[][] }[];
      return (first?.data ?? []).map((row) => row.map(cellText));
    }
    const text = decode(bytes).replace(/^\ufeff/, "");
    if (text.includes("\u0000")) throw new Error("not a text");
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      relax_quotes: true,
    });
  } catch (error) {
    throw unreadable(error instanceof Error ? error.message.slice(0, 200) : "?");
  }
}

export async function parseFile(bytes: Buffer): Promise<Sheet> {
  const [header, ...rows] = (await rowsOf(bytes)).filter((row) => row.some((cell) => cell.trim() !== ""));
  if (!header) throw new Refusal(422, "import.empty", { key: "refusal.importHeader" });
  if (rows.length === 0) throw new Refusal(422, "import.empty", { key: "refusal.importEmpty" });
  if (rows.length > mostRows)
    throw new Refusal(422, "import.tooMany", { key: "refusal.importTooMany", params: { max: mostRows } });
  return {
    columns: header.map((cell) => cell.trim()),
    rows: rows.map((row) => header.map((_, index) => row[index] ?? "")),
  };
}
