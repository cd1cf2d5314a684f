import { sql } from "kysely";
import type { Resource } from "../schema/index.ts";
import { tableRef } from "./columns.ts";
import type { Caller, Engine } from "./engine.ts";
import { type Rec, readRecord } from "./read.ts";
import { notFound } from "./refusal.ts";

/** The one row of a shop, made with its defaults when it is first asked for. */
export async function readSingleton(engine: Engine, resource: Resource, caller: Caller): Promise<Rec> {
  const { shopId } = caller.actor;
  if (shopId === null) throw notFound();
  const find = sql<{ id: number }>`select t.id from ${tableRef(resource)} t where t.shop_id = ${shopId}`;
  const found = await engine.read(caller.actor, async (tx) => {
    const row = await tx.first(find);
    return row ? readRecord(engine, tx, resource, caller, row.id) : null;
  });
  if (found) return found;
  return engine.write(caller.actor, async (tx) => {
    // Two first readers at once make one row.
    await tx.run(sql`insert into ${tableRef(resource)} (shop_id) values (${shopId}) on conflict do nothing`);
    const row = await tx.first(find);
    if (!row) throw notFound();
    return readRecord(engine, tx, resource, caller, row.id);
  });
}
