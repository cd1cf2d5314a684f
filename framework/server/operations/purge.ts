import { sql } from "kysely";
import { throwAll } from "../domainError.ts";
import { tableRef } from "../sql/columns.ts";
import { anyId } from "../tables/anyId.ts";
import { checkNotReferenced } from "./checkNotReferenced.ts";
import type { OperationContext } from "./operationContext.ts";
import { purgeOwnedRows } from "./ownedRows.ts";
import {
  listRemovable,
  lockRemovals,
  type Removal,
  recordRemovals,
  rejectRemovals,
} from "./remove.ts";

/** Permanently deletes records in the trash; a row that is still referenced is rejected. */
export async function purgeMany(
  context: OperationContext,
  ids: readonly number[],
): Promise<Removal[]> {
  const { tx, resource } = context;
  const removals = await lockRemovals(context, ids, { lock: "delete", trash: true });
  const references = await checkNotReferenced(
    context,
    listRemovable(removals).map(({ id }) => id),
    true,
  );
  await rejectRemovals(context, removals, async ({ id }) => throwAll(references.get(id) ?? []));
  const records = listRemovable(removals);
  if (records.length === 0) return removals;
  const purged = records.map(({ id }) => id);
  await purgeOwnedRows(context, purged);
  await tx.run(sql`delete from ${tableRef(resource)} t where t.id = ${anyId(purged)}`);
  await recordRemovals(context, "purge", records);
  return removals;
}

/** Permanently deletes one record in the trash. */
export async function purge(context: OperationContext, id: number): Promise<void> {
  for (const { error } of await purgeMany(context, [id])) if (error !== undefined) throw error;
}
