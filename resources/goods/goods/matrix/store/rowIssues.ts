import { readForm } from "../../../../../framework/admin/form/readForm.ts";
import type { Fields, Issue, Issues } from "../../../../../framework/schema/index.ts";
import type { SkuRow } from "../logic/matrix.ts";
import { skuIssues } from "../logic/skuRules.ts";

/** What is wrong with a cell: an issue to be said, or what the server said. */
export type CellError = Issue | string;
export type RowErrors = Readonly<Record<string, CellError>>;

/** What is wrong with each row by itself, asked once for each row as it is: rows are never changed, only replaced. */
export function rowReader(fields: Fields): (row: SkuRow) => Issues {
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

/** What the server refused, by the row's path and the field, with the values that it refused. */
export type Refusals = ReadonlyMap<string, { sentence: string; row: SkuRow }>;
export const refusalKey = (row: SkuRow, name: string): string => `${row.attrPath} ${name}`;
/** A refusal stands until its cell is changed, or the one that it is compared with. */
const compared: Readonly<Record<string, readonly string[]>> = { price: ["price", "oriPrice"] };
const stillSo = (name: string, then: SkuRow, now: SkuRow): boolean =>
  (compared[name] ?? [name]).every((one) => then[one] === now[one]);

interface Asked {
  rows: readonly SkuRow[];
  issuesOf: (row: SkuRow) => Issues;
  refusals: Refusals;
  /** Blank cells that must be filled are wrong only once somebody has tried to save. */
  saved: boolean;
  stocked: boolean;
}
/** Per row, what is wrong by column; null where nothing is. */
export function errorsOf({ rows, issuesOf, refusals, saved, stocked }: Asked): (RowErrors | null)[] {
  const across = new Map<number, Record<string, CellError>>();
  for (const [path, issue] of Object.entries(skuIssues(rows, { stocked: stocked && saved }))) {
    const [row = "", name = ""] = path.split(".");
    across.set(Number(row), { ...across.get(Number(row)), [name]: issue });
  }
  return rows.map((row, index) => {
    const errors: Record<string, CellError> = { ...across.get(index) };
    for (const [name, issue] of Object.entries(issuesOf(row)))
      if (saved || issue.key !== "validation.required") errors[name] = issue;
    for (const name of Object.keys(row)) {
      const refusal = refusals.size > 0 ? refusals.get(refusalKey(row, name)) : undefined;
      if (refusal && stillSo(name, refusal.row, row)) errors[name] ??= refusal.sentence;
    }
    return Object.keys(errors).length > 0 ? errors : null;
  });
}
