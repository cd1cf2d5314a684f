import { sql } from "kysely";
import type { Engine } from "../../../framework/server/engine.ts";
import type { TableRow } from "../../../framework/server/tables/DB.ts";
import { transaction } from "../../../framework/server/transaction.ts";

/**
 * Renumbers events of a database that was restored into another server, where transaction ids begin
 * anew: new events would be below every cursor, and never be read. The stored events are then
 * ordered by their ids, and each cursor is put before the first one that it had not passed; a few
 * may be handled again. Returns whether it was necessary.
 */
export const resetCursors = (engine: Engine): Promise<boolean> =>
  transaction(engine.database.pool, { tenant: "none" }, "write", async (tx) => {
    const isRestored = await tx.readValue(sql<boolean>`
      select exists (
        select 1 from event_cursors where xid >= pg_snapshot_xmax(pg_current_snapshot())
        union all
        select 1 from domain_events where xid >= pg_snapshot_xmax(pg_current_snapshot())
      )`);
    if (!isRestored) return false;
    const cursors = await tx.run(sql<Pick<TableRow<"event_cursors">, "consumer" | "id">>`
      select consumer, least(
        c.id, (select min(e.id) - 1 from domain_events e where (e.xid, e.id) > (c.xid, c.id))
      ) as id
      from event_cursors c order by consumer for update of c`);
    await tx.run(sql`update domain_events set xid = '1'`);
    for (const { consumer, id } of cursors)
      await tx.run(sql`
        update event_cursors set xid = '1', id = ${id} where consumer = ${consumer}`);
    return true;
  });
