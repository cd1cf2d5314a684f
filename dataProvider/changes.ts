import { type Resource, toWire } from "../framework/schema/index.ts";

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/** Whether two values would be stored as the same: an empty text is no value, and keys have no order. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (isEmpty(one) && isEmpty(other))) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false;
  const [left, right] = [
    new Map<string, unknown>(Object.entries(one)),
    new Map<string, unknown>(Object.entries(other)),
  ];
  return [...new Set([...left.keys(), ...right.keys()])].every((key) => sameValue(left.get(key), right.get(key)));
}

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
