import {
  readableNumber,
  readNumber,
  writeNumber,
} from "../../../../../framework/admin/input/numberText.ts";
import type { Field, Fields } from "../../../../../framework/schema/index.ts";

/** An editable column. */
export interface Column {
  name: string;
  field: Field;
}
export const isNumeric = ({ type }: Field): boolean => type.traits.numeric === true;
/**
 * Returns the editable columns: without the fields that identify a row, and with pictures before
 * the other columns.
 */
export function listColumns(fields: Fields): Column[] {
  const typed = Object.entries(fields).filter(
    ([name, field]) =>
      name !== "attrPath" &&
      name !== "attrName" &&
      !field.options.readOnly &&
      (isNumeric(field) || field.kind === "text" || field.kind === "image"),
  );
  const columns = typed.map(([name, field]) => ({ name, field }));
  return [
    ...columns.filter(({ field }) => field.kind === "image"),
    ...columns.filter(({ field }) => field.kind !== "image"),
  ];
}

/**
 * Parses typed or pasted text; text that is not a valid value remains as typed and is reported as
 * an error.
 */
export function readCell(field: Field, text: string): unknown {
  if (isNumeric(field)) return readNumber(field, text);
  const bare = text.trim();
  return bare === "" ? null : bare;
}
/** Formats a value for its input. */
export const parseTypedCell = (field: Field, value: unknown): string =>
  isNumeric(field)
    ? writeNumber(field, value)
    : value === null || value === undefined
      ? ""
      : String(value);
/** Formats a value for display in the grid. */
export const formatCell = (field: Field, value: unknown): string =>
  isNumeric(field) ? readableNumber(field, value) : parseTypedCell(field, value);
