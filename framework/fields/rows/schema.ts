import type { Fields, LimitOptions } from "../../schema/field.ts";
import { formatFields, unformatFields } from "../../schema/format.ts";
import type { RowsValue } from "../../schema/row.ts";
import type { DeclaredOf, Only } from "../defineKind.ts";
import type { FieldKind } from "../FieldKind.ts";
import { parseList } from "../parse/list.ts";
import { isRecord } from "../parse/reject.ts";

/** Options of `rows` in addition to those of every kind. */
export interface RowsOptions extends LimitOptions {
  /**
   * The resource whose rows they are, and its field that references the owner: the rows are stored
   * in its table, with `position`.
   */
  storedIn?: {
    readonly resource: string;
    readonly by: string;
    /** The owner's search includes the text of these rows. */
    readonly search?: boolean;
  };
  /** The column that names a row where only text fits. */
  label?: string;
  /**
   * The field that determines which rows exist: in a merge conflict it is chosen together with the
   * rows.
   */
  mergeWith?: string;
  /** Their changes are not in the history of their owner: who reads it may not know them yet. */
  unlogged?: true;
}
/** The options of declared child rows. */
export interface ChildOptions extends RowsOptions {
  /** The fields of a child row. */
  fields: Fields;
}

interface RowsTraits {
  readonly list: true;
  readonly ownTable: true;
  readonly structured: true;
  readonly individual: true;
  readonly wide: true;
}
/**
 * Child rows in their own table. The type is written out, because that of its options contains the
 * union of all kinds.
 */
const rowsKind: FieldKind<"rows", unknown[], ChildOptions, RowsTraits> = {
  name: "rows",
  traits: { list: true, ownTable: true, structured: true, individual: true, wide: true },
  options: ["fields", "storedIn", "label", "mergeWith", "unlogged", "min", "max"],
  filters: [],
  // The rows of the list are parsed by `parseFields`, which knows the path of an issue.
  parse: parseList,
  rule: (options, rules) => rules.list(options).of(rules.fields(options.fields)),
  isConverted: () => true,
  toWire: (value, { fields }) =>
    value.map((row) => (isRecord(row) ? formatFields(fields, row) : row)),
  fromWire: (raw, { fields }) =>
    Array.isArray(raw) ? raw.map((row) => (isRecord(row) ? unformatFields(fields, row) : row)) : [],
};

/**
 * Declares child rows in their own table: a list of objects of the given fields, each with its
 * `id`, saved with their owner in one transaction. A save without an `id` adds a row, and removes
 * those that it does not list. `min` and `max` limit their number.
 *
 * @example
 * ```ts
 * const lines = rows(
 *   { book: reference("books", { required: true }), copies: integer({ required: true, min: 1 }) },
 *   { min: 1, max: 200, label: "book" },
 * );
 * ```
 */
export function rows<const F extends Fields, const O extends RowsOptions = Record<never, never>>(
  fields: F,
  options?: Only<O, RowsOptions>,
): DeclaredOf<typeof rowsKind, RowsValue<F>, O & { fields: F }> {
  return { kind: "rows", type: rowsKind, options: { ...options, fields } as O & { fields: F } };
}
rows.type = rowsKind;
