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
/** What is edited most comes first: nothing of it is outside the window. */
const order: readonly string[] = ["image", "money", "integer", "text"];
const getOrder = ({ field }: Column): number =>
  order.includes(field.kind) ? order.indexOf(field.kind) : order.length;

/**
 * Returns the editable columns, without the fields that identify a row: pictures, prices, stock,
 * then codes and measures.
 */
export function listColumns(fields: Fields): Column[] {
  const typed = Object.entries(fields).filter(
    ([name, field]) =>
      name !== "attrPath" &&
      name !== "attrName" &&
      !field.options.readOnly &&
      (isNumeric(field) || field.kind === "text" || field.kind === "image"),
  );
  return typed
    .map(([name, field]) => ({ name, field }))
    .sort((one, other) => getOrder(one) - getOrder(other));
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
