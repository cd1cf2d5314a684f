import {
  applies,
  canAccessField,
  type Fields,
  type Issues,
  isLocked,
  type Resource,
  validate,
} from "../../schema/index.ts";
import { cleanValues } from "../cleanHtml.ts";
import { invalid } from "../domainError.ts";
import type { Caller } from "../engine.ts";
import { checkFiles } from "../files/checkFiles.ts";
import { assertExpected, withoutUntouched } from "./compareAndSet.ts";
import { isEmpty } from "./isEmpty.ts";
import { isEqual } from "./isEqual.ts";
import type { StoredRow } from "./readRecord.ts";

type Values = Record<string, unknown>;

/** The values to write, the resulting record, and the issues found without the database. */
export interface PreparedValues {
  values: Values;
  record: Values;
  /** The given values that differ from the stored ones: only their references must exist. */
  references: Values;
  issues: Issues;
}

/**
 * Returns the values to write, the resulting record, and the issues found without the database.
 * Values that a rule has calculated (`byRule`) may be of fields that the actor cannot write.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function prepareValues(
  resource: Resource,
  caller: Pick<Caller, "actor">,
  given: Readonly<Values>,
  before: StoredRow | null,
  byRule = false,
): PreparedValues {
  // Sanitizing can lengthen or empty rich text: the limits apply to what is stored.
  const values = cleanValues(
    resource.fields,
    before ? withoutUntouched(resource.fields, given, before) : given,
  );
  if (!byRule) assertNotLocked(resource, caller, values, before);
  if (!before) addDefaults(resource.fields, values);
  if (before) completeRows(resource.fields, values, before);
  if (before) assertExpected(resource.fields, values, before);
  const record: Values = { ...before, ...values };
  const cleared = emptyWhatDoesNotApply(resource.fields, record, values);
  if (before && !byRule) assertNoneLocked(resource, cleared, before);
  const issues = {
    ...checkFiles(resource.fields, values, caller.actor, before),
    ...validate(
      resource.fields,
      before ? withoutUntouchedPasswords(resource.fields, record) : record,
    ),
  };
  // Existing references remain valid even if their target is in the trash.
  const references = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isEqual(value, before?.[name])),
  );
  return { values, record, references, issues };
}
/** Returns the key of a resource's message that says why a field is locked. */
const toLockedKey = (resource: Resource, name: string): string =>
  `resources.${resource.name}.locked.${name}`;
/**
 * Rejects fields that the actor cannot write, unless the given value equals the stored one; such a
 * value is removed.
 *
 * @throws {DomainError} `input.invalid` for a field without permission, that is read-only, that is
 * only set when a record is created, or that is locked.
 */
export function assertNotLocked(
  resource: Resource,
  { actor }: Pick<Caller, "actor">,
  values: Values,
  before: StoredRow | null,
): void {
  const issues: Issues = {};
  for (const name of Object.keys(values)) {
    const field = resource.fields[name];
    if (!field) continue;
    const locked = !canAccessField(actor, field)
      ? "validation.forbiddenField"
      : field.options.readOnly
        ? "validation.readOnly"
        : before && field.options.createOnly
          ? "validation.createOnly"
          : before && isLocked(field, before)
            ? toLockedKey(resource, name)
            : null;
    if (!locked) continue;
    // An actor who cannot read a field must not learn its value by guessing it.
    if (canAccessField(actor, field) && isEqual(values[name], before?.[name])) delete values[name];
    else issues[name] = { key: locked, params: { field: name } };
  }
  if (Object.keys(issues).length > 0) throw invalid(issues);
}
/** Completes existing child rows that are given in part: missing fields retain their values. */
function completeRows(fields: Fields, values: Values, before: Readonly<Values>): void {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== "rows" || !Array.isArray(values[name])) continue;
    const stored = new Map(((before[name] ?? []) as Values[]).map((row) => [row.id, row]));
    const { fields: inner } = field.options;
    values[name] = (values[name] as Values[]).map((row) => {
      const old = stored.get(row.id);
      return old ? { ...old, ...withoutUntouched(inner, row, old) } : { ...row };
    });
  }
}
function addDefaults(fields: Fields, values: Values): void {
  for (const [name, field] of Object.entries(fields)) {
    if (values[name] === undefined && field.options.default !== undefined)
      values[name] = field.options.default;
    if (values[name] === undefined && field.type.traits.list) values[name] = [];
  }
}
/**
 * Clears a field whose condition no longer holds, unless the call itself gives it a value, which is
 * then reported as an issue. Returns the names of the cleared fields.
 */
function emptyWhatDoesNotApply(fields: Fields, record: Values, values: Values): string[] {
  const cleared: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (
      !field.options.visibleWhen ||
      applies(field, record) ||
      (name in values && !isEmpty(values[name]) && !isEqual(values[name], field.options.default))
    )
      continue;
    if (isEmpty(record[name])) continue;
    record[name] = values[name] = null;
    cleared.push(name);
  }
  return cleared;
}
/** Rejects a change of other fields that would empty a locked one. */
function assertNoneLocked(
  resource: Resource,
  names: readonly string[],
  before: Readonly<Values>,
): void {
  const issues: Issues = {};
  for (const name of names) {
    const field = resource.fields[name];
    if (field && isLocked(field, before))
      issues[name] = { key: toLockedKey(resource, name), params: { field: name } };
  }
  if (Object.keys(issues).length > 0) throw invalid(issues);
}
/** Passwords are not read back, so their absence from an edit is not an issue. */
const withoutUntouchedPasswords = (fields: Fields, record: Values): Values => {
  const given = { ...record };
  for (const [name, field] of Object.entries(fields))
    if (field.type.traits.secret && given[name] === undefined && applies(field, record))
      given[name] = "unchanged";
  return given;
};
