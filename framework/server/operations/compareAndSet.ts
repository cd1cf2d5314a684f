import { type Fields, type Issues, listComparedFields } from "../../schema/index.ts";
import { DomainError, domainError } from "../domainError.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * A number has changed since the editor loaded it: `record.valueChanged`, with the current
 * number in the message and in `data.value`.
 */
export class ValueChanged extends DomainError {
  constructor(issues: Issues, value: unknown, current?: Record<string, unknown>) {
    const [field = ""] = Object.keys(issues);
    const { type, code, issue } = createError(field, value);
    super(type, code, issue, { issues, data: { field, value, ...(current ? { current } : {}) } });
  }
  /** Returns the same error with the current record, for a form that merges. */
  withCurrent(current: Record<string, unknown>): ValueChanged {
    return new ValueChanged(this.issues ?? {}, this.data?.value, current);
  }
}
const createError = (field: string, value: unknown) =>
  domainError("record.valueChanged", { field, value: Number(value) });

/**
 * Returns the values without the numbers that the editor did not touch; these retain their current
 * stored values.
 */
export function withoutUntouched<V extends Values>(fields: Fields, given: V, stored: Values): V {
  const values: Record<string, unknown> = { ...given };
  for (const { name, key } of listComparedFields(fields)) {
    if (values[name] === undefined || values[key] === undefined || values[key] === null) continue;
    if (values[name] !== values[key]) continue;
    values[name] = stored[name];
    delete values[key];
  }
  return values as V;
}

/**
 * Rejects new numbers for a locked row whose current numbers differ from those that the editor saw.
 * Setting a number to its current value is not a change.
 *
 * @throws {DomainError} `record.valueChanged` when a compared number has changed since it was read.
 */
export function assertExpected(fields: Fields, given: Values, locked: Values): void {
  for (const { name, key } of listComparedFields(fields))
    if (given[name] !== undefined && given[name] !== locked[name] && given[key] !== locked[name])
      throw new ValueChanged({ [name]: createError(name, locked[name]).issue }, locked[name]);
}

/** A child row of a save, as given and as stored and locked. */
export interface ComparedChild {
  path: string;
  given: Values;
  stored: Values;
}
/**
 * Compares the numbers of child rows, as `assertExpected` does those of a row.
 *
 * @throws {DomainError} `record.valueChanged` when a compared number has changed since it was read.
 */
export function compareChildren(fields: Fields, children: readonly ComparedChild[]): void {
  const issues: Issues = {};
  let first: { value: unknown } | null = null;
  for (const { path, given, stored } of children)
    for (const { name, key } of listComparedFields(fields)) {
      if (given[name] === stored[name] || given[key] === stored[name]) continue;
      issues[`${path}.${name}`] = createError(`${path}.${name}`, stored[name]).issue;
      first ??= { value: stored[name] };
    }
  if (first) throw new ValueChanged(issues, first.value);
}

/**
 * Returns a row of a file with the number that it expects to replace: the one in its own column, or
 * else the stored one at the time of the upload (`moved` is by how much the row's number has
 * changed since).
 */
export function withExpected<V extends Values>(
  fields: Fields,
  given: V,
  stored: Values,
  moved: ReadonlyMap<unknown, number>,
): V {
  const values: Record<string, unknown> = withoutUntouched(fields, given, stored);
  for (const { name, key } of listComparedFields(fields)) {
    if (values[name] === undefined || values[name] === stored[name]) delete values[key];
    else values[key] ??= Number(stored[name]) - (moved.get(stored.id) ?? 0);
  }
  return values as V;
}
