import { sql } from "kysely";
import type { TableRow } from "../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../framework/server/transaction.ts";
import type { Consumer } from "./defineConsumer.ts";
import type { Cursor } from "./readEvents.ts";

/**
 * Locks the cursor of a consumer until the transaction ends. One that has none begins with the
 * events that are stored, or after those that no running transaction can precede.
 */
export async function lockCursor(
  tx: Tx,
  { name: consumer, begins }: Pick<Consumer, "name" | "begins">,
): Promise<Cursor> {
  const select = sql<Pick<TableRow<"event_cursors">, "xid" | "id">>`
    select xid::text as xid, id from event_cursors where consumer = ${consumer} for update`;
  const found = await tx.first(select);
  if (found) return found;
  await tx.run(sql`
    insert into event_cursors (consumer, xid, id)
    select ${consumer}, coalesce(e.xid, '0'), coalesce(e.id, 0)
    from (select 1) always left join (
      select xid, id from domain_events
      where ${begins} = 'now' and xid < pg_snapshot_xmin(pg_current_snapshot())
      order by xid desc, id desc limit 1
    ) e on true
    on conflict do nothing`);
  const created = await tx.first(select);
  if (!created) throw new Error(`the consumer ${consumer} has no cursor`);
  return created;
}

/** Moves the cursor of a consumer to the last event that it has handled. */
export const moveCursor = (tx: Tx, consumer: string, { xid, id }: Cursor): Promise<unknown> =>
  tx.run(sql`
    update event_cursors set xid = ${xid}::xid8, id = ${id} where consumer = ${consumer}`);
