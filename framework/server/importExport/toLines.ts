import { formatValue, type Locale, type Resource } from "../../schema/index.ts";
import type { Engine } from "../engine.ts";
import { getServerKind } from "../fields/serverKinds.ts";
import { getChoiceCells } from "./choiceCells.ts";
import { type FileColumn, guard, isImported, isKey } from "./columns.ts";

type Row = Readonly<Record<string, unknown>>;

/** The file that cells are written for: the rows' resource, and the reader. */
interface CellContext {
  engine: Pick<Engine, "translate">;
  resource: Resource;
  locale: Locale;
  timeZone: string;
}

/**
 * Content of a cell as the reader's screens show it, which an import reads back: labels of
 * references and choices, instants in the time zone, amounts as plain numbers.
 */
function formatCell(
  { engine, resource, locale, timeZone }: CellContext,
  column: FileColumn,
  row: Row,
): string | number {
  const { field, name, language } = column;
  const value = row[name];
  if (value === null || value === undefined) return "";
  const labels = (row._labels ?? {}) as Record<string, string | string[]>;
  const { formatCell: format } = getServerKind(field);
  const content = format
    ? format(value, {
        labels: [labels[name] ?? []].flat(),
        language,
        timeZone,
        isImported: isImported(resource, column),
        toLabel: (one) => getChoiceCells(engine, resource, locale, column).write(one),
      })
    : typeof value === "object"
      ? JSON.stringify(formatValue(field, value))
      : String(value);
  return typeof content === "string" ? guard(content) : content;
}

/**
 * Returns the lines of a record: the first contains its own fields, and each contains one child row
 * of every field that has enough. The key is repeated on all of them, so that a sheet can be
 * sorted.
 */
export function toLines(
  context: CellContext,
  columns: readonly FileColumn[],
  row: Row,
): (string | number)[][] {
  const { key } = context.resource;
  const getChildren = (name: string) => (row[name] ?? []) as Row[];
  const rows = [...new Set(columns.flatMap((column) => column.rows ?? []))];
  const count = Math.max(1, ...rows.map((name) => getChildren(name).length));
  return Array.from({ length: count }, (_, line) =>
    columns.map((column) => {
      if (column.rows) return formatCell(context, column, getChildren(column.rows)[line] ?? {});
      return line === 0 || isKey(column, key) ? formatCell(context, column, row) : "";
    }),
  );
}
