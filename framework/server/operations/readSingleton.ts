import { sql } from "kysely";
import type { Resource } from "../../schema/index.ts";
import { notFound } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { tableRef } from "../sql/columns.ts";
import type { Calculated } from "../tables/DB.ts";
import { toScope, transaction } from "../transaction.ts";
import { readRecord, type StoredRow } from "./readRecord.ts";

/**
 * Returns the only row of a shop, or of the app, created with its defaults on first read.
 *
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 */
export async function readSingleton(
  engine: Engine,
  resource: Resource,
  caller: Caller,
): Promise<StoredRow> {
  const { shopId } = caller.actor;
  const byShop = resource.owner === "shop";
  if (byShop && shopId === null) throw notFound();
  const find = sql<
    Calculated<{ id: number }>
  >`select t.id from ${tableRef(resource)} t ${byShop ? sql`where t.shop_id = ${shopId}` : sql`order by t.id limit 1`}`;
  const found = await engine.read(caller.actor, async (tx) => {
    const row = await tx.first(find);
    return row ? readRecord({ ...caller, engine, tx, resource }, row.id) : null;
  });
  if (found) return found;
  // The first reader creates the app's row, even with read permission only.
  return transaction(
    engine.database.pool,
    byShop ? toScope(caller.actor) : { tenant: "none" },
    "write",
    async (tx) => {
      // Two concurrent first readers create one row.
      await tx.run(
        sql`select pg_advisory_xact_lock(hashtext(${`singleton:${resource.name}:${shopId}`}))`,
      );
      if (!(await tx.first(find)))
        await tx.run(
          byShop
            ? sql`insert into ${tableRef(resource)} (shop_id) values (${shopId})`
            : sql`insert into ${tableRef(resource)} default values`,
        );
      const row = await tx.first(find);
      if (!row) throw notFound();
      return readRecord({ ...caller, engine, tx, resource }, row.id);
    },
  );
}
