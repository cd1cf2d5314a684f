import { sql } from "kysely";
import { isTenantOwned, toWire } from "../../schema/index.ts";
import { domainError, notFound } from "../domainError.ts";
import { auditTable, tenantRef } from "../sql/tenancy.ts";
import type { Calculated, CamelRow } from "../tables/DB.ts";
import { type OperationContext, toAuthorId } from "./operationContext.ts";
import { readManyStored, type StoredRow } from "./readRecord.ts";
import { toReversal } from "./reversal.ts";
import type { RowOutcome } from "./runBulk.ts";
import { saveMany } from "./saveMany.ts";
import type { SaveRequest } from "./saveRequest.ts";

/** A row whose last change is to be reverted, and the version that the change gave it. */
export interface RevertRequest {
  id: number;
  version: number;
}
type Entry = Pick<CamelRow<"audit_entries">, "recordId" | "operation" | "changes" | "addBy"> &
  Calculated<{ isRecent: boolean }>;

/** How long the author of a change can revert it, in minutes. */
const revertableMinutes = 15;

/**
 * Saves the values that rows had before the caller's own last edit of them, as the audit trail
 * records them. An edit is reverted by another one, with all steps of a save: permissions of
 * fields, validation, hooks and audit trail. A compared number, such as a stock, is changed back by
 * the difference. Returns one outcome per request, in the same order.
 *
 * A row is rejected with `record.stale` when it has another version by now, and with
 * `record.notRevertible` when its last change is not an edit by the caller in the last minutes, or
 * removed child rows.
 */
export async function revertMany(
  context: OperationContext,
  requests: readonly RevertRequest[],
): Promise<RowOutcome[]> {
  const { tx, resource, actor } = context;
  const ids = requests.map(({ id }) => id);
  const stored = await readManyStored(tx, resource, actor, ids);
  const entries = await readLastEntries(context, ids);
  const outcomes = new Map<number, RowOutcome>();
  const saves: SaveRequest[] = [];
  for (const { id, version } of requests) {
    const record = stored.get(id);
    try {
      if (!record) throw notFound();
      saves.push({ ...toReverse(context, record, entries.get(id)), id, version });
    } catch (error) {
      outcomes.set(id, { id, error });
    }
  }
  const changes = await saveMany(context, saves, "edit");
  for (const [index, { id }] of saves.entries())
    if (id !== null) outcomes.set(id, { id, error: changes[index]?.error });
  return ids.flatMap((id) => outcomes.get(id) ?? []);
}

/** Returns the newest entry of the audit trail of each record, by the record's id. */
async function readLastEntries(
  { tx, resource, actor }: OperationContext,
  ids: readonly number[],
): Promise<Map<number | null, Entry>> {
  const tenant = isTenantOwned(resource)
    ? sql`and ${tenantRef()} is not distinct from ${actor.tenantId}`
    : sql``;
  const entries = await tx.run<Entry>(sql`
    select distinct on (record_id) record_id as "recordId", operation, changes, add_by as "addBy",
      add_time > now() - make_interval(mins => ${revertableMinutes}) as "isRecent"
    from ${auditTable()}
    where resource = ${resource.name} and record_id = any(${ids}::bigint[]) ${tenant}
    order by record_id, id desc`);
  return new Map(entries.map((entry) => [entry.recordId, entry]));
}

/**
 * Returns the save that leads back to the values before an entry.
 *
 * @throws {DomainError} `record.notRevertible` when the entry is not an edit by the caller that can
 * still be reverted.
 */
function toReverse(
  { resource, actor }: OperationContext,
  record: StoredRow,
  entry: Entry | undefined,
): SaveRequest {
  const author = toAuthorId(actor);
  const isOwn = author !== null && entry?.addBy === author;
  if (!isOwn || !entry.isRecent || entry.operation !== "edit")
    throw domainError("record.notRevertible");
  const request = toReversal(resource, actor, toWire(resource, { ...record }), entry.changes ?? {});
  if (!request) throw domainError("record.notRevertible");
  return request;
}
