import type { Fields } from "../../schema/index.ts";

type Values = Record<string, unknown>;

/**
 * Values for the blank cells of columns, by column key: a field, or a field of child rows
 * (`copies.shelf`).
 */
export type Fill = ReadonlyMap<string, unknown>;

export const isFilled = (fill: Fill, key: string): boolean => fill.has(key);
const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (Array.isArray(value) && value.length === 0);

/**
 * Applies the values chosen for a whole file where a record has none: if neither the file nor the
 * stored record has a value, and in each child row whose cell is blank.
 */
export function fillBlanks(
  fields: Fields,
  values: Values,
  before: Readonly<Values> | null,
  fill: Fill,
): void {
  for (const [key, value] of fill) {
    const [name = "", inner] = key.split(".");
    if (inner === undefined) {
      const isUnsaid = before ? isBlank(before[name]) : true;
      if (isBlank(values[name]) && isUnsaid) values[name] = value;
      else if (isBlank(values[name]) && name in values) values[name] = before?.[name];
    } else if (fields[name]?.kind === "rows" && Array.isArray(values[name]))
      values[name] = (values[name] as Values[]).map((child) =>
        isBlank(child[inner]) ? { ...child, [inner]: value } : child,
      );
  }
}
