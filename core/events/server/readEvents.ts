import { sql } from "kysely";
import type { CamelRow, TableRow } from "../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../framework/server/transaction.ts";
import type { StoredEvent } from "./defineConsumer.ts";

/** A place in the order of events: their transaction, then their id. */
export type Cursor = Pick<TableRow<"event_cursors">, "xid" | "id">;

type EventRow = Pick<CamelRow<"domain_events">, "id" | "xid" | "key" | "shopId" | "addTime"> &
  Pick<CamelRow<"domain_events">, "topic" | "payload" | "actorKind" | "actorId" | "actorName">;

const columns = sql`id, xid::text as xid, topic, key, shop_id as "shopId", payload,
  actor_kind as "actorKind", actor_id as "actorId", actor_name as "actorName", add_time as "addTime"`;

/**
 * Reads the next events after a cursor, in their order. It stops before the oldest transaction that
 * is still running: ids and transaction ids are assigned before the commit, so an event may appear
 * below others that were read already, and never below that transaction.
 */
export async function readNextEvents(
  tx: Tx,
  { xid, id }: Cursor,
  limit: number,
): Promise<{ events: StoredEvent[]; last: Cursor | null }> {
  const rows = await tx.run(sql<EventRow>`
    select ${columns} from domain_events
    where (xid, id) > (${xid}::xid8, ${id}::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by domain_events.xid, domain_events.id limit ${limit}`);
  const last = rows.at(-1);
  return { events: rows.map(toEvent), last: last ? { xid: last.xid, id: last.id } : null };
}

/**
 * Whether events follow a cursor, also those that a running transaction still holds back. In the
 * order of its index: the planner expects many of them anywhere in the table, where mostly none is,
 * and would read the whole table to find out.
 */
export async function hasEventsAfter(tx: Tx, { xid, id }: Cursor): Promise<boolean> {
  const found = await tx.readValue(sql<boolean>`
    select (
      select e.id from domain_events e where (e.xid, e.id) > (${xid}::xid8, ${id}::bigint)
      order by e.xid, e.id limit 1
    ) is not null`);
  return found === true;
}

/** Reads one event; undefined once it is deleted. */
export async function readEvent(tx: Tx, id: number): Promise<StoredEvent | undefined> {
  const row = await tx.first(sql<EventRow>`select ${columns} from domain_events where id = ${id}`);
  return row && toEvent(row);
}

/** The columns of a row belong together as `emit` wrote them, which their types do not say. */
const toEvent = ({ actorKind, actorId, actorName, addTime, xid: _xid, ...row }: EventRow) =>
  ({
    ...row,
    actor: { kind: actorKind, id: actorId, name: actorName },
    at: new Date(addTime),
  }) as StoredEvent;
