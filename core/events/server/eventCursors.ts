import { sql } from "kysely";
import type { TableRow } from "../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../framework/server/transaction.ts";
import type { Cursor } from "./readEvents.ts";

/**
 * Locks the cursor of a consumer until the transaction ends. A new consumer begins with the events
 * that are stored.
 */
export async function lockCursor(tx: Tx, consumer: string): Promise<Cursor> {
  const select = sql<Pick<TableRow<"event_cursors">, "xid" | "id">>`
    select xid::text as xid, id from event_cursors where consumer = ${consumer} for update`;
  const found = await tx.first(select);
  if (found) return found;
  await tx.run(sql`
    insert into event_cursors (consumer, xid, id) values (${consumer}, '0', 0)
    on conflict do nothing`);
  const created = await tx.first(select);
  if (!created) throw new Error(`the consumer ${consumer} has no cursor`);
  return created;
}

/** Moves the cursor of a consumer to the last event that it has handled. */
export const moveCursor = (tx: Tx, consumer: string, { xid, id }: Cursor): Promise<unknown> =>
  tx.run(sql`
    update event_cursors set xid = ${xid}::xid8, id = ${id} where consumer = ${consumer}`);
