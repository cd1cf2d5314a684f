import { isSameValue } from "../framework/admin/isSameValue.ts";
import {
  type Fields,
  listComparedFields,
  type Resource,
  toWire,
} from "../framework/schema/index.ts";

/** Returns the fields of a record that a save may send: declared and not server-written. */
export function writable(
  resource: Resource,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const sent = Object.entries(record).filter(
    ([name, value]) =>
      value !== undefined &&
      Object.hasOwn(resource.fields, name) &&
      !resource.fields[name]?.options.readOnly,
  );
  return toWire(resource, Object.fromEntries(sent));
}

/** Returns the fields that differ from the record as read, in wire format. */
export function findChanges(
  resource: Resource,
  record: Readonly<Record<string, unknown>>,
  previous: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const changed = Object.entries(record).filter(
    ([name, value]) => !isSameValue(value, previous[name]),
  );
  const values = writable(resource, Object.fromEntries(changed));
  return withExpected(resource.fields, values, previous);
}

type Values = Readonly<Record<string, unknown>>;
/**
 * Adds the expected value of each compare-and-set field, child rows included, so that the server
 * rejects a save that would undo concurrent changes such as sales.
 */
function withExpected(fields: Fields, values: Values, previous: Values): Record<string, unknown> {
  const expected = listComparedFields(fields).flatMap(({ name, key }) =>
    name in values && typeof previous[name] === "number" ? [[key, previous[name]] as const] : [],
  );
  const rows = Object.entries(fields).flatMap(([name, { kind, options }]) => {
    const { fields: inner } = options as { fields?: Fields };
    if (kind !== "rows" || !inner || !isRows(values[name])) return [];
    const before = new Map(
      (isRows(previous[name]) ? previous[name] : []).map((row) => [row.id, row]),
    );
    const children = values[name].map((row) => withExpected(inner, row, before.get(row.id) ?? {}));
    return [[name, children] as const];
  });
  return { ...values, ...Object.fromEntries(rows), ...Object.fromEntries(expected) };
}
const isRows = (value: unknown): value is Values[] =>
  Array.isArray(value) && value.every((row) => typeof row === "object" && row !== null);
