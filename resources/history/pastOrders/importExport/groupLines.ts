import type { FormatLine } from "../../../../framework/server/importExport/formatLines.ts";
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

/**
 * Returns the lines of an order as the import reads them: the first has the values of the order,
 * each has the number and its item, which is empty for a line without a product.
 */
export const readOrderLines = (
  order: Lines,
  own: FormatLine["cells"] & { number: string },
  readItem: (line: Line) => FormatLine["cells"],
): FormatLine[] =>
  order.map((line, index) => ({
    row: line.row,
    cells: { ...(index === 0 ? own : { number: own.number }), ...readItem(line) },
  }));

/** Joins the parts of an address or a name that are not blank. */
export const joinParts = (parts: readonly string[], separator: string): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(separator);
