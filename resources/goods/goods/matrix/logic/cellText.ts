import { readableNumber, readNumber, writeNumber } from "../../../../../framework/admin/input/numberText.ts";
import type { Field, Fields, Kind } from "../../../../../framework/schema/index.ts";

/** One column that is typed into. */
export interface Column {
  name: string;
  field: Field;
}
const numeric: readonly Kind[] = ["integer", "decimal", "money", "percent", "duration"];
export const isNumeric = ({ kind }: Field): boolean => numeric.includes(kind);
/** What identifies a row is not typed, and a picture stands before the texts. */
export function columnsOf(fields: Fields): Column[] {
  const typed = Object.entries(fields).filter(
    ([name, { kind, options }]) =>
      name !== "attrPath" &&
      name !== "attrName" &&
      !options.readOnly &&
      (isNumeric({ kind, options }) || kind === "text" || kind === "image"),
  );
  const columns = typed.map(([name, field]) => ({ name, field }));
  return [
    ...columns.filter(({ field }) => field.kind === "image"),
    ...columns.filter(({ field }) => field.kind !== "image"),
  ];
}

/** The value that a typed or pasted text means; one that means none stays as it was typed, and is called wrong. */
export function readCell(field: Field, text: string): unknown {
  if (isNumeric(field)) return readNumber(field, text);
  const bare = text.trim();
  return bare === "" ? null : bare;
}
/** How a value stands in its box while one types. */
export const typedCell = (field: Field, value: unknown): string =>
  isNumeric(field) ? writeNumber(field, value) : value === null || value === undefined ? "" : String(value);
/** How it stands in the grid to be read. */
export const shownCell = (field: Field, value: unknown): string =>
  isNumeric(field) ? readableNumber(field, value) : typedCell(field, value);
