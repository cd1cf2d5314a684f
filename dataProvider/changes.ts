import { sameValue } from "../framework/admin/sameValue.ts";
import { type Resource, toWire } from "../framework/schema/index.ts";

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
  return writable(resource, Object.fromEntries(changed));
}
