import { sameValue } from "../framework/admin/sameValue.ts";
import { comparedFields, type Fields, type Resource, toWire } from "../framework/schema/index.ts";

/** What a save may send of a record: declared fields that are not the server's own. */
export function writable(resource: Resource, record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const sent = Object.entries(record).filter(
    ([name, value]) =>
      value !== undefined && Object.hasOwn(resource.fields, name) && !resource.fields[name]?.options.readOnly,
  );
  return toWire(resource, Object.fromEntries(sent));
}

/** The fields that differ from how the record was read, on the wire. */
export function changesOf(
  resource: Resource,
  record: Readonly<Record<string, unknown>>,
  previous: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const changed = Object.entries(record).filter(([name, value]) => !sameValue(value, previous[name]));
  const values = writable(resource, Object.fromEntries(changed));
  return withExpected(resource.fields, values, previous);
}

type Values = Readonly<Record<string, unknown>>;
/** Numbers that sales change travel with those that the editor saw, of child rows too: the server refuses to undo what came between. */
function withExpected(fields: Fields, values: Values, previous: Values): Record<string, unknown> {
  const expected = comparedFields(fields).flatMap(({ name, key }) =>
    name in values && typeof previous[name] === "number" ? [[key, previous[name]] as const] : [],
  );
  const rows = Object.entries(fields).flatMap(([name, { kind, options }]) => {
    const { fields: inner } = options as { fields?: Fields };
    if (kind !== "rows" || !inner || !isRows(values[name])) return [];
    const before = new Map((isRows(previous[name]) ? previous[name] : []).map((row) => [row.id, row]));
    const children = values[name].map((row) => withExpected(inner, row, before.get(row.id) ?? {}));
    return [[name, children] as const];
  });
  return { ...values, ...Object.fromEntries(rows), ...Object.fromEntries(expected) };
}
const isRows = (value: unknown): value is Values[] =>
  Array.isArray(value) && value.every((row) => typeof row === "object" && row !== null);
