import { sql } from "kysely";
import type { Resource } from "../../schema/index.ts";
import { audit, findDifference } from "../audit.ts";
import { assertAll, domainError } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { publishChange } from "../publishChange.ts";
import { columnRef, tableRef } from "../sql/columns.ts";
import type { Tx } from "../transaction.ts";
import { listOwnedRows, lockOwners, purgeOwnedRows, trashOwnedRows } from "./ownedRows.ts";
import { readStored, type StoredRow } from "./readRecord.ts";
import { checkNotReferenced, lockTree } from "./references.ts";

async function publishDeletion(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  record: StoredRow,
): Promise<void> {
  await publishChange(engine, tx, resource, record);
  for (const { target: owned } of listOwnedRows(engine, resource))
    await publishChange(engine, tx, owned, record);
}
/**
 * Deletes one record: moves it to the trash when the resource has one. The error lists every
 * reason: the rows that reference it, and what its rules forbid.
 */
export async function remove(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  caller: Caller,
  id: number,
): Promise<void> {
  await lockTree(tx, resource, caller.actor);
  await lockOwners(engine, tx, resource, [id]);
  const record = await readStored(tx, resource, caller.actor, id, { lock: "delete" });
  await assertAll([
    () => checkNotReferenced(engine, tx, resource, id, !resource.trash),
    () => engine.rules(resource).beforeDelete?.({ ...caller, engine, tx, record }),
  ]);
  await trashOwnedRows(tx, resource, id, true);
  if (resource.trash) await setDeleted(tx, resource, caller, id, true);
  else await tx.run(sql`delete from ${tableRef(resource)} t where t.id = ${id}`);
  await audit(engine, tx, resource, caller, {
    operation: "delete",
    record,
    changes: findDifference(resource, record, null),
  });
  await publishDeletion(engine, tx, resource, record);
}
async function setDeleted(
  tx: Tx,
  resource: Resource,
  { actor }: Caller,
  id: number,
  deleted: boolean,
): Promise<void> {
  const time = deleted ? sql`now()` : sql`null`;
  await tx.run(
    sql`update ${tableRef(resource)} set deleted_at = ${time}, upd_time = now(), upd_by = ${actor.id || null}, version = version + 1 where id = ${id}`,
  );
}

/**
 * Restores a record from the trash.
 *
 * @throws {DomainError} `record.parentInTrash` when the parent is in the trash.
 */
export async function restore(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  caller: Caller,
  id: number,
): Promise<void> {
  await lockTree(tx, resource, caller.actor);
  await lockOwners(engine, tx, resource, [id]);
  const record = await readStored(tx, resource, caller.actor, id, { lock: true, trash: true });
  await checkParentIsLive(tx, resource, record[resource.parent ?? ""]);
  await trashOwnedRows(tx, resource, id, false);
  await setDeleted(tx, resource, caller, id, false);
  await audit(engine, tx, resource, caller, { operation: "restore", record, changes: {} });
  await publishDeletion(engine, tx, resource, record);
}
async function checkParentIsLive(tx: Tx, resource: Resource, parent: unknown): Promise<void> {
  if (!resource.parent || typeof parent !== "number") return;
  const live = await tx.first(
    sql`select 1 from ${tableRef(resource)} t where t.id = ${parent} and ${columnRef("deletedAt")} is null`,
  );
  if (!live) throw domainError("record.parentInTrash");
}

/** Permanently deletes a record in the trash. */
export async function purge(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  caller: Caller,
  id: number,
): Promise<void> {
  await lockTree(tx, resource, caller.actor);
  await lockOwners(engine, tx, resource, [id]);
  const record = await readStored(tx, resource, caller.actor, id, { lock: "delete", trash: true });
  await checkNotReferenced(engine, tx, resource, id, true);
  await purgeOwnedRows(tx, resource, id);
  await tx.run(sql`delete from ${tableRef(resource)} t where t.id = ${id}`);
  await audit(engine, tx, resource, caller, {
    operation: "purge",
    record,
    changes: findDifference(resource, record, null),
  });
  await publishDeletion(engine, tx, resource, record);
}
