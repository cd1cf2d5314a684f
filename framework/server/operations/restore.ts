import { sql } from "kysely";
import { domainError } from "../domainError.ts";
import { columnRef, tableRef } from "../sql/columns.ts";
import { anyId } from "../tables/anyId.ts";
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
import { updateAll } from "./writeRows.ts";

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

/** Takes rows out of the trash, with the values that hooks have changed. */
async function writeRestored(
  context: OperationContext,
  changes: readonly RowChange[],
): Promise<void> {
  const { tx, resource, actor } = context;
  const rows = changes.flatMap(({ before, values }) => (before ? [{ before, values }] : []));
  const ids = rows.map(({ before }) => before.id);
  const changed = rows.filter(({ values }) => Object.keys(values).length > 0);
  const changedIds = changed.map(({ before }) => before.id);
  const sameIds = ids.filter((id) => !changedIds.includes(id));
  await trashOwnedRows(context, ids, false);
  if (sameIds.length > 0) await setDeleted(context, sameIds, false);
  // A row whose values a hook has changed gets its new version with them.
  if (changed.length > 0) {
    await tx.run(sql`
      update ${tableRef(resource)} set deleted_at = null where id = ${anyId(changedIds)}`);
    await updateAll(context, changed);
  }
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
