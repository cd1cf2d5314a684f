import { sql } from "kysely";
import type { Calculated, CamelRow, TableRow } from "../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../framework/server/transaction.ts";
import type { Topic } from "../topics.ts";
import type { StoredEvent } from "./defineConsumer.ts";

/** A place in the order of events: their transaction, then their id. */
export type Cursor = Pick<TableRow<"event_cursors">, "xid" | "id">;

type EventRow = Pick<CamelRow<"domain_events">, "id" | "xid" | "key" | "shopId" | "addTime"> &
  Pick<CamelRow<"domain_events">, "topic" | "payload" | "actorKind" | "actorId" | "actorName">;

/** What each of the rows says of all that follow. */
type Followed = Calculated<{
  lastXid: Cursor["xid"];
  lastId: Cursor["id"];
  seen: number;
}>;

const columns = sql`id, xid::text as xid, topic, key, shop_id as "shopId", payload,
  actor_kind as "actorKind", actor_id as "actorId", actor_name as "actorName", add_time as "addTime"`;

/** The next events after a cursor. */
export interface NextEvents {
  /** Those of the topics that were asked for. */
  events: StoredEvent[];
  /** The place of the last one of any topic; null where none follows. */
  last: Cursor | null;
  /** Whether as many follow, of any topic, as were asked for. */
  isFull: boolean;
}

/**
 * Reads the next events of any topic after a cursor, in their order, and of them only those of the
 * given topics in full. It stops before the oldest transaction that is still running: ids and
 * transaction ids are assigned before the commit, so an event may appear below others that were
 * read already, and never below that transaction.
 */
export async function readNextEvents(
  tx: Tx,
  { xid, id }: Cursor,
  topics: readonly Topic[],
  limit: number,
): Promise<NextEvents> {
  const rows = await tx.run(sql<EventRow & Followed>`
    with next as materialized (
      select xid, id, topic from domain_events
      where (xid, id) > (${xid}::xid8, ${id}::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
      order by domain_events.xid, domain_events.id limit ${limit}
    ), last as (
      select xid::text as "lastXid", id as "lastId", count(*) over ()::int as seen
      from next order by next.xid desc, next.id desc limit 1
    )
    select last.*, e.* from last
    left join (
      select ${columns} from domain_events
      where id in (select next.id from next where next.topic = any(${topics}::text[]))
    ) e on true
    order by e.xid::xid8, e.id`);
  const [first] = rows;
  return {
    // Without an event of the topics, the only row has none.
    events: rows.filter((row) => row.id !== null).map(toEvent),
    last: first ? { xid: first.lastXid, id: first.lastId } : null,
    isFull: first?.seen === limit,
  };
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
const toEvent = ({ id, topic, key, shopId, payload, addTime, ...actor }: EventRow) =>
  ({
    ...{ id, topic, key, shopId, payload },
    actor: { kind: actor.actorKind, id: actor.actorId, name: actor.actorName },
    at: new Date(addTime),
  }) as StoredEvent;
