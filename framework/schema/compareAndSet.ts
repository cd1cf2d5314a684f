import type { Field, FieldOptions, Fields } from "./field.ts";

export interface IntegerOptions extends FieldOptions {
  /**
   * The number changes without raising its row's version, as sales change a stock. A save sends the number that its editor saw beside the new
   * one, as `expectedStock` beside `stock`, and is refused (409) where the row holds another one by then.
   */
  compareAndSet?: true;
}

/** The key under which a save sends the number that its editor saw: `stock` → `expectedStock`. */
export const expectedKey = (name: string): string => `expected${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const isCompared = ({ kind, options }: Field): boolean =>
  kind === "integer" && (options as IntegerOptions).compareAndSet === true;

/** A field that is compared before it is set, with the key of its expected value. */
export interface ComparedField {
  readonly name: string;
  readonly key: string;
  readonly field: Field;
}
const known = new WeakMap<Fields, readonly ComparedField[]>();
export function comparedFields(fields: Fields): readonly ComparedField[] {
  let compared = known.get(fields);
  if (!compared) {
    compared = Object.entries(fields).flatMap(([name, field]) =>
      isCompared(field) ? [{ name, key: expectedKey(name), field }] : [],
    );
    known.set(fields, compared);
  }
  return compared;
}
/** The field whose expected value a key of a body carries. */
export const fieldOfExpected = (fields: Fields, key: string): Field | undefined =>
  comparedFields(fields).find((one) => one.key === key)?.field;
