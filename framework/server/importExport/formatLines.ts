import type { Loss, TranslatedFile } from "./importExport.ts";

/** A line with its cells by column; an absent cell says nothing, an empty one is blank. */
export interface FormatLine {
  row: number;
  cells: Readonly<Record<string, string | undefined>>;
}

/**
 * Arranges lines by column. A column that no line has is missing, so that an import does not clear
 * the stored values of what another program does not export.
 */
export function arrangeLines(
  lines: readonly FormatLine[],
): Pick<TranslatedFile, "columns" | "lines"> {
  const columns = new Set<string>();
  for (const { cells } of lines)
    for (const [column, text] of Object.entries(cells)) if (text !== undefined) columns.add(column);
  const names = [...columns];
  return {
    columns: names,
    lines: lines.map(({ row, cells }) => ({ row, cells: names.map((name) => cells[name] ?? "") })),
  };
}

/** Returns the losses of a file by the keys of their messages, without those of the count 0. */
export const listLosses = (
  counts: Readonly<Record<string, number>>,
  params: Loss["params"] = {},
): Loss[] =>
  Object.entries(counts).flatMap(([key, count]) => (count > 0 ? [{ key, count, params }] : []));

/** Removes the apostrophe before a text that a spreadsheet would otherwise read as a number. */
export const stripApostrophe = (text: string): string => text.replace(/^'/, "");
