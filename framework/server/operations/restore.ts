import { sql } from "kysely";
import { domainError } from "../domainError.ts";
import { columnRef, tableRef } from "../sql/columns.ts";
import {
  changeRows,
  type RowChange,
  recordChanges,
  toRejected,
  toRowChange,
} from "./changeRows.ts";
import type { OperationContext } from "./operationContext.ts";
import { trashOwnedRows } from "./ownedRows.ts";
import { readManyStored } from "./readRecord.ts";
import {
  lockRemovals,
  publishWithOwned,
  type Removal,
  rejectRemovals,
  setDeleted,
} from "./remove.ts";

/** Restores records from the trash, with the rows that they own. */
export async function restoreMany(
  context: OperationContext,
  ids: readonly number[],
): Promise<Removal[]> {
  const removals = await lockRemovals(context, ids, { lock: true, trash: true });
  await rejectRemovals(context, removals, (record) =>
    assertParentIsLive(context, record[context.resource.parent ?? ""]),
  );
  const changes = removals.map(({ record, error }) =>
    record && error === undefined ? toRowChange(record, {}) : toRejected(record ?? null, error),
  );
  await changeRows(context, "restore", changes, { write: writeRestored });
  await recordChanges(context, "restore", changes);
  for (const { stored } of changes) if (stored) await publishWithOwned(context, stored);
  return removals.map((removal, index) => {
    const error = changes[index]?.error;
    return error === undefined ? removal : { ...removal, error };
  });
}
/**
 * Restores one record from the trash.
 *
 * @throws {DomainError} `record.parentInTrash` when the parent is in the trash.
 */
export async function restore(context: OperationContext, id: number): Promise<void> {
  for (const { error } of await restoreMany(context, [id])) if (error !== undefined) throw error;
}

async function writeRestored(
  context: OperationContext,
  changes: readonly RowChange[],
): Promise<void> {
  const { tx, resource, actor } = context;
  const ids = changes.flatMap(({ before }) => (before ? [before.id] : []));
  await trashOwnedRows(context, ids, false);
  await setDeleted(context, ids, false);
  const stored = await readManyStored(tx, resource, actor, ids);
  for (const change of changes) change.stored = stored.get(change.before?.id ?? 0);
}

async function assertParentIsLive(
  { tx, resource }: OperationContext,
  parent: unknown,
): Promise<void> {
  if (!resource.parent || typeof parent !== "number") return;
  const live = await tx.first(sql`
    select 1 from ${tableRef(resource)} t
    where t.id = ${parent} and ${columnRef("deletedAt")} is null`);
  if (!live) throw domainError("record.parentInTrash");
}
