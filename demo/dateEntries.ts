import { sql } from "kysely";
import type { Database } from "../framework/server/database/openDatabase.ts";
import { writePool } from "../framework/server/database/writePool.ts";
import { compiler } from "../framework/server/tables/compiler.ts";
import type { DemoMarket } from "./scenario.ts";

/**
 * Dates the entries of the activity log about a record, which the database dates itself: those of
 * one action, or all that there are so far.
 */
export async function dateEntries(
  { engine }: Pick<DemoMarket, "engine">,
  { resource, id, action }: { resource: string; id: number; action?: string },
  at: Date,
): Promise<void> {
  const entries = compiler
    .updateTable("audit_entries")
    .set({ add_time: at.toISOString() })
    .where("resource", "=", resource)
    .where("record_id", "=", id);
  await writePool(engine.database.pool, action ? entries.where("action", "=", action) : entries);
}

/** Numbers the entries of the activity log in chronological order. */
export async function sortEntries({ engine }: Pick<DemoMarket, "engine">): Promise<void> {
  await writePool(
    engine.database.pool,
    sql`
    with entries as (delete from audit_entries returning
      shop_id, resource, record_id, label, operation, action, changes, add_by, member_name, ip,
      request_id, add_time, id)
    insert into audit_entries (shop_id, resource, record_id, label, operation, action, changes,
      add_by, member_name, ip, request_id, add_time)
    select shop_id, resource, record_id, label, operation, action, changes,
      add_by, member_name, ip, request_id, add_time from entries order by add_time, id`,
  );
}

/**
 * Dates the first stock of all goods before the trade. Movements never change otherwise, which a
 * trigger makes sure of.
 */
export async function dateFirstStock({ pool }: Pick<Database, "pool">): Promise<void> {
  await writePool(pool, sql`alter table stock_movements disable trigger kept`);
  await writePool(
    pool,
    sql`update stock_movements set add_time = now() - interval '150 days' where cause = 'begin'`,
  );
  await writePool(pool, sql`alter table stock_movements enable trigger kept`);
}
