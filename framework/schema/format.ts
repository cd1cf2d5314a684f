import { dateTime } from "../fields/dateTime/schema.ts";
import { integer } from "../fields/integer/schema.ts";
import type { Resource } from "./defineResource.ts";
import type { Field, Fields } from "./field.ts";
import { systemColumns } from "./names.ts";

/**
 * Converts a value in code to wire format: money to an amount, a coded choice to its integer,
 * everything else unchanged.
 */
export function formatValue({ type, options }: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  return type.toWire ? type.toWire(value, options) : value;
}

/** Few fields need conversion; only these are visited when a page of rows is sent. */
const isConverted = ({ type, options }: Field): boolean => type.isConverted?.(options) === true;

const changing = new WeakMap<Fields, [string, Field][]>();
/** A formatted record: formatting does not change what a record has in addition to its fields. */
type Formatted<R> = Record<string, unknown> &
  Pick<R, keyof R & ("id" | "version" | "_labels" | "_output")>;
export function formatFields<R extends Readonly<Record<string, unknown>>>(
  fields: Fields,
  record: R,
): Formatted<R> {
  let names = changing.get(fields);
  if (!names) {
    names = Object.entries(fields).filter(([, field]) => isConverted(field));
    changing.set(fields, names);
  }
  const formatted: Record<string, unknown> = {};
  for (const [name, field] of names)
    if (name in record) formatted[name] = formatValue(field, record[name]);
  return { ...record, ...formatted };
}
/** Converts a record from code to wire format. */
export const toWire = <R extends Readonly<Record<string, unknown>>>(
  resource: Resource,
  record: R,
): Formatted<R> => formatFields(resource.fields, record);

/**
 * Converts a record from wire format without validation, because the browser trusts its own server.
 */
export function fromWire(
  resource: Resource,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return unformatFields(resource.fields, record);
}
/** The same conversion for fields that do not belong to a resource. */
export function unformatFields(
  fields: Fields,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const values = { ...record };
  for (const [name, field] of Object.entries(fields))
    if (values[name] != null && isConverted(field))
      values[name] = unformatValue(field, values[name]);
  return values;
}
const unformatValue = ({ type, options }: Field, value: unknown): unknown =>
  type.fromWire ? type.fromWire(value, options) : value;

const system = { filter: true, sortable: true, readOnly: true } as const;
const systemTime = dateTime(system);
const systemNumber = integer(system);

/** Returns the field of a column name, including system columns. */
export function findField(resource: Pick<Resource, "fields">, name: string): Field | undefined {
  if (Object.hasOwn(resource.fields, name)) return resource.fields[name];
  if (!systemColumns.some((column) => column === name)) return undefined;
  return name.endsWith("Time") ? systemTime : systemNumber;
}
