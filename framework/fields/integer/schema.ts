import type { Field, LimitOptions } from "../../schema/field.ts";
import { type DeclaredOf, defineKind, type Only, type With } from "../defineKind.ts";
import { numberOperators } from "../operators.ts";
import { parseInteger } from "../parse/number.ts";

/** What a number counts that is a span of time. */
export type TimeUnit = "millisecond" | "minute" | "hour" | "day";

/** Options of `integer` in addition to those of every kind. */
export interface IntegerOptions extends LimitOptions {
  /**
   * The number changes without a new row version, as sales change a stock. A save sends the
   * expected number with the new one, `expectedStock` with `stock`, and fails (409) if the row has
   * a different one by then.
   */
  compareAndSet?: true;
  /**
   * The number is a span of time in this unit: 48 of `hour` are shown as "2 days", and an input has
   * the unit beside it.
   */
  timeUnit?: TimeUnit;
}
/** What only the constructors `foreignId` and `rowId` set. */
interface RowIdOptions extends IntegerOptions {
  references?: string | null;
}

/**
 * Declares a whole number of at most 2,147,483,647.
 *
 * @example
 * ```ts
 * const stock = integer({ required: true, default: 0, min: 0, sortable: true });
 * ```
 */
export const integer = defineKind<number, IntegerOptions>()({
  name: "integer",
  traits: { numeric: true, ordered: true, whole: true, summable: true, identifying: true },
  options: ["compareAndSet", "timeUnit", "min", "max"],
  filters: numberOperators,
  parse: parseInteger,
  // An id is a bigint; a count is an integer.
  rule: (options, rules) =>
    rules.scaledNumber(options, 1, holdsRowId({ options }) ? Number.MAX_SAFE_INTEGER : 2 ** 31 - 1),
});

/**
 * Declares the id of a row of another resource, or of its child rows as `loans.lines`: a bigint
 * column with a foreign key that prevents deletion of the target. An `integer` on the wire and in
 * filters. Unlike a `reference` it has no label and no picker, since only rules write it.
 *
 * @example
 * ```ts
 * const supplier = foreignId("suppliers", { required: true, readOnly: true, filter: true });
 * ```
 */
export function foreignId<
  const T extends string,
  const O extends With<LimitOptions, number> = Record<never, never>,
>(
  target: T,
  options?: Only<O, LimitOptions>,
): DeclaredOf<typeof integer.type, number, O & { references: T }> {
  const { type } = integer;
  return {
    kind: "integer",
    type,
    options: { ...options, references: target } as O & { references: T },
  };
}
/**
 * Declares an id without a foreign key: of a row in one of several tables, of an author who may be
 * deleted, or in a call's input. A bigint column, and an `integer` everywhere else.
 *
 * @example
 * ```ts
 * const approvedBy = rowId({ readOnly: true });
 * ```
 */
export function rowId<const O extends With<LimitOptions, number> = Record<never, never>>(
  options?: Only<O, LimitOptions>,
): DeclaredOf<typeof integer.type, number, O & { references: null }> {
  const { type } = integer;
  return {
    kind: "integer",
    type,
    options: { ...options, references: null } as O & { references: null },
  };
}
/** Whether a field contains a row id, and so is wider than an ordinary integer. */
export const holdsRowId = ({ options }: { options: object }): boolean => "references" in options;
/**
 * Returns the target resource of a `foreignId`, and for `loans.lines` the target's `rows` field;
 * null for every other field.
 */
export function foreignTarget({
  kind,
  options,
}: Field): { resource: string; rows: string | null } | null {
  if (kind !== "integer") return null;
  const { references: target }: RowIdOptions = options;
  if (!target) return null;
  const [resource = target, rows = null] = target.split(".");
  return { resource, rows };
}
