import {
  type Actor,
  type Field,
  type Fields,
  listComparedFields,
  type Resource,
  type WireRecord,
} from "../../schema/index.ts";
import type { Difference } from "../audit.ts";
import { isEqual } from "./isEqual.ts";
import { readSaveRequest, type SaveRequest } from "./saveRequest.ts";

type Values = Record<string, unknown>;

/**
 * Returns the save that leads from a record back to the values before some changes of it, all in
 * wire format; null if a changed field has another value by now, if removed child rows would have
 * to return, or if nothing is left to change back.
 *
 * A compared number, such as a stock, is changed back by the difference. Fields that only the
 * server writes are left out: the hooks of the save calculate them.
 */
export function toReversal(
  resource: Resource,
  actor: Pick<Actor, "timeZone">,
  record: WireRecord | Readonly<Values>,
  changes: Difference,
): SaveRequest | null {
  const current: Readonly<Values> = record;
  const names = Object.keys(changes).filter((name) => isReversible(resource.fields[name]));
  if (names.length === 0) return null;
  const given: Values = {};
  for (const name of names) {
    const [old = null, now = null] = changes[name] ?? [];
    const field = resource.fields[name];
    if (field?.kind === "rows") {
      const rows = toReversedRows(field.options.fields, current[name], old, now);
      if (!rows) return null;
      given[name] = rows;
    } else if (isCompared(resource.fields, name))
      Object.assign(given, toDifference(resource.fields, name, current, old, now));
    else if (isEqual(current[name] ?? null, now)) given[name] = old;
    else return null;
  }
  return readSaveRequest(resource, given, actor);
}

/** Whether a member saves the field; the hooks of a save calculate the others again. */
const isReversible = (field: Field | undefined): boolean =>
  field !== undefined && !field.options.readOnly && !field.options.createOnly;

const isCompared = (fields: Fields, name: string): boolean =>
  listComparedFields(fields).some((one) => one.name === name);

/** The number that undoes a change of a compared number, and the one that it replaces. */
function toDifference(
  fields: Fields,
  name: string,
  current: Readonly<Values>,
  old: unknown,
  now: unknown,
): Values {
  const compared = listComparedFields(fields).find((one) => one.name === name);
  return compared
    ? {
        [name]: Number(current[name]) + Number(old) - Number(now),
        [compared.key]: current[name],
      }
    : {};
}

const toRows = (value: unknown): Readonly<Values>[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "object" && one !== null) : [];

/** Returns the child rows as they were; null if they are others by now, or some are gone. */
function toReversedRows(
  fields: Fields,
  current: unknown,
  old: unknown,
  now: unknown,
): Values[] | null {
  const currentById = new Map(toRows(current).map((row) => [row.id, row]));
  const after = toRows(now);
  const afterById = new Map(after.map((row) => [row.id, row]));
  if (after.length !== currentById.size) return null;
  const names = Object.keys(fields).filter((name) => isReversible(fields[name]));
  const plain = names.filter((name) => !isCompared(fields, name));
  for (const row of after) {
    const stored = currentById.get(row.id);
    if (!stored) return null;
    if (!plain.every((name) => isEqual(stored[name] ?? null, row[name] ?? null))) return null;
  }
  const reversed: Values[] = [];
  for (const row of toRows(old)) {
    const [stored, changed] = [currentById.get(row.id), afterById.get(row.id)];
    if (!stored || !changed) return null;
    const values: Values = { id: row.id };
    for (const name of plain) values[name] = row[name] ?? null;
    for (const { name } of listComparedFields(fields))
      Object.assign(values, toDifference(fields, name, stored, row[name], changed[name]));
    reversed.push(values);
  }
  return reversed;
}
