import { type Fields, getEmptyValue } from "../../schema/index.ts";

/**
 * Returns the form values of a new record: the declared defaults; otherwise false, an empty list or
 * null, as the kind requires.
 *
 * @example
 * ```ts
 * const values = emptyValues(suppliers.fields); // { name: null, minimumOrder: 0, … }
 * ```
 */
export function emptyValues(fields: Fields): Record<string, unknown> {
  const values = Object.entries(fields).map(([name, field]) => {
    const { default: given } = field.options;
    if (given !== undefined) return [name, structuredClone(given)];
    return [name, field.type.traits.flag ? false : getEmptyValue(field)];
  });
  return Object.fromEntries(values);
}
