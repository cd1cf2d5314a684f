import { sql } from "kysely";
import { isDeletable } from "../../schema/index.ts";
import { type AuditedOperation, auditAll, findDifference } from "../audit.ts";
import { assertAll, domainError, notFound, throwAll } from "../domainError.ts";
import { publishChange } from "../publishChange.ts";
import { tableRef } from "../sql/columns.ts";
import { anyId } from "../tables/anyId.ts";
import { rejectOnError } from "./changeRows.ts";
import { checkNotReferenced } from "./checkNotReferenced.ts";
import { type OperationContext, toAuthorId } from "./operationContext.ts";
import { listOwnedRows, lockOwners, trashOwnedRows } from "./ownedRows.ts";
import { readManyStored, type StoredRow } from "./readRecord.ts";
import { lockTree } from "./references.ts";

/** A row that a deletion, its reversal or a purge is asked for. */
export interface Removal {
  id: number;
  /** The row as it was; absent when there is none. */
  record?: StoredRow;
  /** Why the row stays as it is. */
  error?: unknown;
}

/** Locks rows for a deletion or its reversal, and reads them. */
export async function lockRemovals(
  context: OperationContext,
  ids: readonly number[],
  options: { lock: true | "delete"; trash: boolean },
): Promise<Removal[]> {
  const { tx, resource, actor } = context;
  await lockTree(context);
  await lockOwners(context, ids);
  const stored = await readManyStored(tx, resource, actor, ids, options);
  return ids.map((id) => {
    const record = stored.get(id);
    return record ? { id, record } : { id, error: notFound() };
  });
}
/** The rows that no step has rejected. */
export const listRemovable = (removals: readonly Removal[]): StoredRow[] =>
  removals.flatMap(({ record, error }) => (record && error === undefined ? [record] : []));

/** Rejects the rows for which a check fails. */
export async function rejectRemovals(
  context: OperationContext,
  removals: readonly Removal[],
  check: (record: StoredRow) => Promise<void>,
): Promise<void> {
  for (const removal of removals) {
    const { record, error } = removal;
    if (record && error === undefined) await rejectOnError(context, removal, () => check(record));
  }
}

/**
 * Deletes records: moves them to the trash when the resource has one. The error of a row lists
 * every reason: the rows that reference it, and what its hooks forbid.
 *
 * @throws the error of a hook that has written something already: then nothing may be committed.
 */
export async function removeMany(
  context: OperationContext,
  ids: readonly number[],
): Promise<Removal[]> {
  const { engine, tx, resource } = context;
  const removals = await lockRemovals(context, ids, { lock: "delete", trash: false });
  const isFinal = !resource.trash;
  const references = await checkNotReferenced(
    context,
    listRemovable(removals).map(({ id }) => id),
    isFinal,
  );
  const { beforeDelete, afterDelete } = engine.hooks(resource);
  await rejectRemovals(context, removals, (record) =>
    assertAll([
      () => assertDeletable(context, record),
      () => throwAll(references.get(record.id) ?? []),
      ...beforeDelete.map((hook) => () => hook({ ...context, record })),
    ]),
  );
  const records = listRemovable(removals);
  if (records.length === 0) return removals;
  const removed = records.map(({ id }) => id);
  await trashOwnedRows(context, removed, true);
  if (resource.trash) await setDeleted(context, removed, true);
  else await tx.run(sql`delete from ${tableRef(resource)} t where t.id = ${anyId(removed)}`);
  for (const hook of afterDelete) await hook({ ...context, rows: records });
  await recordRemovals(context, "delete", records);
  return removals;
}

/**
 * Asserts that the resource's condition allows the deletion of a row.
 *
 * @throws {DomainError} `record.notDeletable` with the resource's own message.
 */
function assertDeletable({ resource, actor }: OperationContext, record: StoredRow): void {
  if (isDeletable(resource, record, actor)) return;
  const issue = { key: `resources.${resource.name}.undeletable` };
  throw domainError("record.notDeletable").with({ issue });
}

/** Deletes one record: a deletion of many with one. */
export async function remove(context: OperationContext, id: number): Promise<void> {
  for (const { error } of await removeMany(context, [id])) if (error !== undefined) throw error;
}

/** Moves rows to the trash, or back. */
export async function setDeleted(
  { tx, resource, actor }: OperationContext,
  ids: readonly number[],
  deleted: boolean,
): Promise<void> {
  await tx.run(sql`
    update ${tableRef(resource)} set deleted_at = ${deleted ? sql`now()` : sql`null`},
      upd_time = now(), upd_by = ${toAuthorId(actor)}, version = version + 1
    where id = ${anyId(ids)}`);
}

/** Writes the audit trail of deleted or purged rows, and notifies every process of them. */
export async function recordRemovals(
  context: OperationContext,
  operation: Extract<AuditedOperation, "delete" | "purge">,
  records: readonly StoredRow[],
): Promise<void> {
  const { resource } = context;
  const entries = records.map((record) => ({
    operation,
    record,
    changes: findDifference(resource, record, null),
  }));
  await auditAll(context, entries);
  for (const record of records) await publishWithOwned(context, record);
}
/** Notifies every process of a changed row and of the rows that it owns. */
export async function publishWithOwned(
  { engine, tx, resource }: OperationContext,
  record: StoredRow,
): Promise<void> {
  await publishChange(engine, tx, resource, record);
  for (const { target } of listOwnedRows(engine, resource))
    await publishChange(engine, tx, target, record);
}
