import { readForm } from "../../../../../framework/admin/form/readForm.ts";
import type { Fields, Issue, Issues } from "../../../../../framework/schema/index.ts";
import { findMatrixIssues } from "../logic/findMatrixIssues.ts";
import type { SkuRow } from "../logic/matrix.ts";

/** The error of a cell: an issue to be translated, or the server's message. */
export type CellError = Issue | string;
export type RowErrors = Readonly<Record<string, CellError>>;

/** Validates single rows, with a cache per row object: rows are immutable. */
export function createRowReader(fields: Fields): (row: SkuRow) => Issues {
  const read = new WeakMap<SkuRow, Issues>();
  return (row) => {
    let issues = read.get(row);
    if (!issues) {
      issues = readForm(fields, row).issues;
      read.set(row, issues);
    }
    return issues;
  };
}

/** The server's errors by row path and field, with the rejected values. */
export type ServerIssues = ReadonlyMap<string, { sentence: string; row: SkuRow }>;
export const toServerIssueKey = (row: SkuRow, name: string): string => `${row.attrPath} ${name}`;
/** A server error remains until its cell, or the cell that it is compared with, is changed. */
const compared: Readonly<Record<string, readonly string[]>> = { price: ["price", "oriPrice"] };
const stillSo = (name: string, then: SkuRow, now: SkuRow): boolean =>
  (compared[name] ?? [name]).every((one) => then[one] === now[one]);

interface RowState {
  rows: readonly SkuRow[];
  findRowIssues: (row: SkuRow) => Issues;
  serverIssues: ServerIssues;
  /** Whether a save has been attempted; before that, empty required cells are not errors. */
  saved: boolean;
  stocked: boolean;
}
/** Returns the errors of each row by column; null for rows without errors. */
export function collectErrors({
  rows,
  findRowIssues,
  serverIssues,
  saved,
  stocked,
}: RowState): (RowErrors | null)[] {
  const across = new Map<number, Record<string, CellError>>();
  for (const [path, issue] of Object.entries(
    findMatrixIssues(rows, { stocked: stocked && saved }),
  )) {
    const [row = "", name = ""] = path.split(".");
    across.set(Number(row), { ...across.get(Number(row)), [name]: issue });
  }
  return rows.map((row, index) => {
    const errors: Record<string, CellError> = { ...across.get(index) };
    for (const [name, issue] of Object.entries(findRowIssues(row)))
      if (saved || !issue.key.startsWith("validation.required")) errors[name] = issue;
    for (const name of Object.keys(row)) {
      const serverIssue =
        serverIssues.size > 0 ? serverIssues.get(toServerIssueKey(row, name)) : undefined;
      if (serverIssue && stillSo(name, serverIssue.row, row)) errors[name] ??= serverIssue.sentence;
    }
    return Object.keys(errors).length > 0 ? errors : null;
  });
}
