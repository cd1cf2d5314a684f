import type { Issue } from "../../schema/index.ts";
import { type FileColumn, groupKey, isKey, spansLines, unguard } from "./columns.ts";
import type { ImportExport } from "./importExport.ts";

/**
 * A row of the file with its number in a spreadsheet: row 1 is the header. The cells are texts in
 * the order of the columns.
 */
export interface Line {
  row: number;
  cells: readonly string[];
}
/** The lines of one record. */
export type SheetRecord = readonly [Line, ...Line[]];
type Columns = readonly (FileColumn | null)[];

export const getText = (cell: string | undefined): string => unguard((cell ?? "").trim());
export const toSheetLines = (rows: readonly (readonly string[])[]): Line[] =>
  rows.map((cells, index) => ({ row: index + 2, cells }));
/** Rows of the file that a record spans; several lines may originate from one row. */
export const listRows = (record: SheetRecord): number[] => [
  ...new Set(record.map(({ row }) => row)),
];
/** Whether each line of a column adds to a list, instead of describing the whole record. */
const adds = ({ rows, field }: FileColumn) => rows !== null || field.type.traits.file === "many";

/**
 * Groups the lines of a file into records: lines with the same text in the key column, wherever
 * they are, and lines without values of the record itself with the line before them.
 */
export function groupRecords(
  columns: Columns,
  key: string | null,
  lines: readonly Line[],
  distinguishedBy: Distinguished = {},
): SheetRecord[] {
  if (!spansLines(columns)) return lines.map((line) => [line]);
  const at = findGroupColumn(columns, key);
  const own = columns.flatMap((column, index) => (column && !adds(column) ? [index] : []));
  const records: [Line, ...Line[]][] = [];
  const byText = new Map<string, [Line, ...Line[]]>();
  let before: [Line, ...Line[]] | undefined;
  for (const line of lines) {
    const text = getText(line.cells[at]).toLowerCase();
    const continues =
      own.every((index) => getText(line.cells[index]) === "") &&
      !isAnother(columns, distinguishedBy, before, line);
    const found = text === "" ? (continues ? before : undefined) : byText.get(text);
    found?.push(line);
    before = found ?? [line];
    if (found) continue;
    records.push(before);
    if (text !== "") byText.set(text, before);
  }
  return records;
}
type Distinguished = NonNullable<ImportExport["distinguishedBy"]>;
/** Whether a line has a child row that cannot be distinguished from one of the record above. */
function isAnother(
  columns: Columns,
  by: Distinguished,
  record: SheetRecord | undefined,
  line: Line,
): boolean {
  if (!record || columns.some((column) => column?.key === groupKey || column?.key === "id"))
    return false;
  return Object.entries(by).some(([rows, names]) => {
    const isFilled = (one: Line, wanted: (name: string) => boolean) =>
      columns.some(
        (column, index) =>
          column?.rows === rows && wanted(column.name) && getText(one.cells[index]) !== "",
      );
    const isPlain = (one: Line) =>
      isFilled(one, () => true) && !isFilled(one, (name) => names.includes(name));
    return isPlain(line) && record.some(isPlain);
  });
}
const findGroupColumn = (columns: Columns, key: string | null): number => {
  const group = columns.findIndex((column) => column?.key === groupKey);
  return group < 0 ? columns.findIndex((column) => column && isKey(column, key)) : group;
};

/** Returns the lines of a record with a child row of a field. */
export function listChildLines(columns: Columns, record: SheetRecord, rows: string): Line[] {
  const places = columns.flatMap((column, index) => (column?.rows === rows ? [index] : []));
  return record.filter(({ cells }) => places.some((index) => getText(cells[index]) !== ""));
}
/**
 * Returns a record's value in one of its own columns: the first text of its lines, and the first
 * line with a different text.
 */
export function getOwnText(
  record: SheetRecord,
  index: number,
): { text: string; line: Line; other: Line | null } {
  const [first] = record;
  const filled = record.filter(({ cells }) => getText(cells[index]) !== "");
  const line = filled[0] ?? first;
  const text = getText(line.cells[index]);
  return {
    text,
    line,
    other:
      filled.find(({ cells }) => getText(cells[index]).toLowerCase() !== text.toLowerCase()) ??
      null,
  };
}

/** Returns the row of the file that contains an issue. */
export function findIssueRow(
  columns: Columns,
  record: SheetRecord,
  path: string,
  issue: Issue | undefined,
): number {
  if (issue?.key === "validation.contradicts") return Number(issue.params?.row);
  const [name = "", place] = path.split(".");
  const child =
    place && /^\d+$/.test(place) ? listChildLines(columns, record, name)[Number(place)] : undefined;
  if (child) return child.row;
  const index = columns.findIndex(
    (column) => column && column.rows === null && column.name === name,
  );
  return index < 0 ? record[0].row : getOwnText(record, index).line.row;
}
