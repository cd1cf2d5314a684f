import { sql } from "kysely";
import { isTenantOwned, type Resource } from "../../schema/index.ts";
import { notFound } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { tableRef } from "../sql/columns.ts";
import { tenantRef } from "../sql/tenancy.ts";
import { toScope, transaction } from "../transaction.ts";
import { readRecord, type StoredRow } from "./readRecord.ts";

/**
 * Returns the only row of a tenant, or of the app, created with its defaults on first read.
 *
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 */
export async function readSingleton(
  engine: Engine,
  resource: Resource,
  caller: Caller,
): Promise<StoredRow> {
  const { tenantId } = caller.actor;
  const byTenant = isTenantOwned(resource);
  if (byTenant && tenantId === null) throw notFound();
  const find = sql<number>`select t.id from ${tableRef(resource)} t ${byTenant ? sql`where ${tenantRef("t")} = ${tenantId}` : sql`order by t.id limit 1`}`;
  const found = await engine.read(caller.actor, async (tx) => {
    const id = await tx.readValue(find);
    return id === undefined ? null : readRecord({ ...caller, engine, tx, resource }, id);
  });
  if (found) return found;
  // The first reader creates the app's row, even with read permission only.
  return transaction(
    engine.database.pool,
    byTenant ? toScope(caller.actor) : { tenant: "none" },
    "write",
    async (tx) => {
      // Two concurrent first readers create one row.
      await tx.run(
        sql`select pg_advisory_xact_lock(hashtext(${`singleton:${resource.name}:${tenantId}`}))`,
      );
      if ((await tx.readValue(find)) === undefined)
        await tx.run(
          byTenant
            ? sql`insert into ${tableRef(resource)} (${tenantRef()}) values (${tenantId})`
            : sql`insert into ${tableRef(resource)} default values`,
        );
      const id = await tx.readValue(find);
      if (id === undefined) throw notFound();
      return readRecord({ ...caller, engine, tx, resource }, id);
    },
  );
}
