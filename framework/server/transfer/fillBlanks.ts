import type { Fields } from "../../schema/index.ts";

type Values = Record<string, unknown>;

/** What the blank cells of a column are filled with, by the column's key: a field, or a field of child rows (`skus.stock`). */
export type Fill = ReadonlyMap<string, unknown>;

export const isFilled = (fill: Fill, key: string): boolean => fill.has(key);
const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/**
 * Puts the values that were chosen for a whole file where a record has none: where neither the file nor the stored record says one, and
 * in each child row whose cell is blank.
 */
export function fillBlanks(fields: Fields, values: Values, before: Readonly<Values> | null, fill: Fill): void {
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
