import type { Issues } from "../../schema/index.ts";
import { type AuditEntry, auditAll, type Difference, findDifference } from "../audit.ts";
import { invalid } from "../domainError.ts";
import { publishChange } from "../publishChange.ts";
import { checkUnique, type TakenValues } from "./checkUnique.ts";
import { checkUniqueChildren } from "./checkUniqueChildren.ts";
import { findChanges } from "./findChanges.ts";
import { isEqual } from "./isEqual.ts";
import { type ChangeOperation, isSave, type OperationContext } from "./operationContext.ts";
import { listOwnedRows } from "./ownedRows.ts";
import type { StoredRow } from "./readRecord.ts";
import { checkAllReferencesExist, checkTree, isLockable } from "./references.ts";
import { toRowError } from "./toRowError.ts";
import { insertAll, updateAll } from "./writeRows.ts";

type Values = Record<string, unknown>;

/** One row on its way through the steps of a change. */
export interface RowChange {
  /** The row as it is stored and locked; null for a new one. */
  readonly before: StoredRow | null;
  /** The values to write. */
  values: Values;
  /** The row with its new values, as hooks read and change it. */
  record: Values;
  /** Those of the values whose references must exist. */
  references: Values;
  issues: Issues;
  /** What the entry of the audit trail records in addition to the changed fields. */
  entry?: Pick<AuditEntry, "action" | "changes">;
  /** Why the row is rejected; nothing of it is written. */
  error?: unknown;
  /** The row as written; absent when it is rejected or unchanged. */
  stored?: StoredRow;
  /** Whether a hook has written something after the row, so that `stored` may be outdated. */
  isOutdated?: boolean;
}

/** Steps that differ between the operations. */
export interface ChangeSteps {
  /** Writes the rows; an insert or update of their values unless given. */
  write?(context: OperationContext, changes: readonly RowChange[]): Promise<void>;
  /** Unique values that earlier batches of a dry run would have claimed. */
  taken?: TakenValues | null;
}

/** Creates the change of one row, before its values are checked. */
export const toRowChange = (before: StoredRow | null, values: Values): RowChange => ({
  before,
  values,
  record: { ...before, ...values },
  references: {},
  issues: {},
});
/** Creates the change of a row that is rejected already. */
export const toRejected = (before: StoredRow | null, error: unknown): RowChange => ({
  ...toRowChange(before, {}),
  error: toRowError(error),
});

/**
 * Changes rows of one resource in the steps that every operation has: references, unique values,
 * hooks, the write, hooks, audit trail, notification. A rejected row gets its `error`, and the
 * others are written.
 *
 * @throws the error of a hook that has written something already, and of a hook after the write:
 * the caller rolls back, and may repeat the rows one by one.
 */
export async function changeRows(
  context: OperationContext,
  operation: ChangeOperation,
  changes: readonly RowChange[],
  { write = writeRows, taken = null }: ChangeSteps = {},
): Promise<void> {
  await checkReferences(context, changes);
  if (changes.length > 1 || taken) await checkUnique(context, listLive(changes), taken);
  rejectInvalid(changes);
  for (const change of listLive(changes)) await runBeforeChange(context, operation, change);
  const changed = listLive(changes).filter((change) => hasChanged(context, operation, change));
  await checkUniqueRows(context, changed, taken);
  const accepted = listLive(changed);
  if (accepted.length === 0) return;
  await write(context, accepted);
  await checkReferencesAgain(context, accepted);
  const rows = accepted.flatMap(({ stored, before }) =>
    stored ? [{ record: stored, before }] : [],
  );
  const { writes } = context.tx;
  for (const hook of context.engine.hooks(context.resource).afterChange)
    await hook({ ...context, operation, rows });
  if (context.tx.writes !== writes) for (const change of accepted) change.isOutdated = true;
}

/** The rows that no step has rejected. */
export const listLive = (changes: readonly RowChange[]): RowChange[] =>
  changes.filter(({ error }) => error === undefined);

/**
 * Runs a hook or a rule for one row, and rejects the row for its error.
 *
 * @throws the error of work that has written something: that is undone only together with
 * everything else.
 */
export async function rejectOnError(
  { tx }: Pick<OperationContext, "tx">,
  row: { error?: unknown },
  work: () => Promise<void>,
): Promise<void> {
  const { writes } = tx;
  try {
    await work();
  } catch (error) {
    if (tx.writes !== writes) throw error;
    row.error = toRowError(error);
  }
}

function rejectInvalid(changes: readonly RowChange[]): void {
  for (const change of listLive(changes))
    if (Object.keys(change.issues).length > 0) change.error = invalid(change.issues);
}

async function checkReferences(
  context: OperationContext,
  changes: readonly RowChange[],
): Promise<void> {
  const { tx, resource } = context;
  const live = listLive(changes);
  const missing = await checkAllReferencesExist(
    context,
    live.map(({ references }) => references),
    { lock: true },
  );
  for (const [index, change] of live.entries()) {
    Object.assign(change.issues, missing[index]);
    const parent = resource.parent && change.references[resource.parent];
    if (typeof parent === "number")
      Object.assign(
        change.issues,
        await checkTree(tx, resource, change.before?.id ?? null, parent),
      );
  }
}
/**
 * Checks the references to shared rows again, after the write. The first check locks referenced
 * rows so that they are not moved to the trash meanwhile, but a tenant cannot lock shared ones, and
 * the foreign key of the database accepts a row in the trash. The write locks its targets against a
 * deletion, so that this check is final.
 *
 * @throws {DomainError} `input.invalid` when a referenced row has been deleted meanwhile.
 */
async function checkReferencesAgain(
  context: OperationContext,
  changes: readonly RowChange[],
): Promise<void> {
  const missing = await checkAllReferencesExist(
    context,
    changes.map(({ references }) => references),
    { isChecked: (target) => target.trash && !isLockable(target, context.actor) },
  );
  for (const issues of missing) if (Object.keys(issues).length > 0) throw invalid(issues);
}

/** Runs the hooks before a change, which may change the values of `record`, or throw. */
async function runBeforeChange(
  context: OperationContext,
  operation: ChangeOperation,
  change: RowChange,
): Promise<void> {
  const { engine, resource } = context;
  const { beforeChange, fields } = engine.hooks(resource);
  if (beforeChange.length === 0 && fields.length === 0) return;
  const { record, before, values } = change;
  const given = { ...record };
  await rejectOnError(context, change, async () => {
    for (const { name, beforeChange: hooks } of fields)
      for (const hook of name in values ? hooks : [])
        record[name] = await hook({ ...context, operation, record, before, value: record[name] });
    for (const hook of beforeChange) await hook({ ...context, operation, record, before });
  });
  if (change.error !== undefined) return;
  for (const name of Object.keys(resource.fields))
    if (!isEqual(given[name], record[name])) values[name] = record[name];
}

/** Whether a change must be written; a save without differences leaves the row as it is. */
function hasChanged(
  { resource }: OperationContext,
  operation: ChangeOperation,
  change: RowChange,
): boolean {
  if (!change.before) return true;
  if (!isSave(operation)) return true;
  change.values = findChanges(resource, change.values, change.before);
  return Object.keys(change.values).length > 0;
}

async function checkUniqueRows(
  context: OperationContext,
  changes: readonly RowChange[],
  taken: TakenValues | null,
): Promise<void> {
  await checkUniqueChildren(context, changes, taken);
  rejectInvalid(changes);
}

/** Inserts the new rows and updates the others. */
async function writeRows(context: OperationContext, changes: readonly RowChange[]): Promise<void> {
  const added = changes.filter(({ before }) => before === null);
  const inserted = await insertAll(
    context,
    added.map(({ values }) => values),
  );
  for (const [index, change] of added.entries()) change.stored = inserted[index];
  const known = changes.flatMap((change) =>
    change.before ? [{ change, before: change.before, values: change.values }] : [],
  );
  const updated = await updateAll(context, known);
  for (const [index, { change }] of known.entries()) change.stored = updated[index];
}

const pick = (difference: Difference, names: readonly string[]): Difference =>
  Object.fromEntries(Object.entries(difference).filter(([name]) => names.includes(name)));

/** Writes the audit trail of changed rows, and notifies every process of them. */
export async function recordChanges(
  context: OperationContext,
  operation: ChangeOperation,
  changes: readonly RowChange[],
): Promise<void> {
  const { engine, tx, resource } = context;
  const entries = changes.flatMap(({ before, stored, values, entry }): AuditEntry[] => {
    if (!stored) return [];
    const found = findDifference(resource, before, stored);
    // Child rows that return from the trash with their owner are no difference of it.
    const difference = operation === "restore" ? pick(found, Object.keys(values)) : found;
    const given = Object.entries(entry?.changes ?? {}).filter(([name]) => !(name in difference));
    const all = { ...difference, ...Object.fromEntries(given) };
    // A rule may have undone the only change.
    if (isSave(operation) && before && Object.keys(all).length === 0) return [];
    const recorded = operation === "move" ? "edit" : operation;
    return [
      {
        operation: recorded,
        ...(entry?.action ? { action: entry.action } : {}),
        record: stored,
        changes: all,
      },
    ];
  });
  await auditAll(context, entries);
  const owned = listOwnedRows(engine, resource);
  for (const { stored, values } of changes) {
    if (!stored) continue;
    await publishChange(engine, tx, resource, stored);
    for (const { name, target } of owned)
      if (name in values) await publishChange(engine, tx, target, stored);
  }
}
