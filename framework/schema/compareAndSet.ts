import type { Field, Fields } from "./field.ts";

/** Returns the key of a field's expected value in a save: `stock` → `expectedStock`. */
export const toExpectedKey = (name: string): string =>
  `expected${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const isCompared = ({ kind, options }: Field): boolean =>
  kind === "integer" && options.compareAndSet === true;

/** A compare-and-set field with the key of its expected value. */
export interface ComparedField {
  readonly name: string;
  readonly key: string;
  readonly field: Field;
}
const known = new WeakMap<Fields, readonly ComparedField[]>();
export function listComparedFields(fields: Fields): readonly ComparedField[] {
  let compared = known.get(fields);
  if (!compared) {
    compared = Object.entries(fields).flatMap(([name, field]) =>
      isCompared(field) ? [{ name, key: toExpectedKey(name), field }] : [],
    );
    known.set(fields, compared);
  }
  return compared;
}
/** Returns the field whose expected value a body key carries. */
export const findExpectedField = (fields: Fields, key: string): Field | undefined =>
  listComparedFields(fields).find((one) => one.key === key)?.field;
