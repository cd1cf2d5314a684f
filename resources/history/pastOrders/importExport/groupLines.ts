import type { Line } from "../../../../framework/server/importExport/sheetRecords.ts";

/** The lines of one record, the first of which has its own values. */
export type Lines = readonly [Line, ...Line[]];

/**
 * Groups lines by a text, wherever they are in the file. A line without the text belongs to the one
 * before it.
 */
export function groupLines(lines: readonly Line[], readKey: (line: Line) => string): Lines[] {
  const groups = new Map<string, [Line, ...Line[]]>();
  let before = "";
  for (const line of lines) {
    const key = readKey(line) || before;
    before = key;
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()];
}

/** Joins the parts of an address or a name that are not blank. */
export const joinParts = (parts: readonly string[], separator: string): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(separator);

/** Spreadsheets keep leading zeros and signs of a text behind an apostrophe. */
export const withoutApostrophe = (text: string): string => text.replace(/^'/, "");
