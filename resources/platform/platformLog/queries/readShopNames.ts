import { sql } from "kysely";
import { type Resource, toTableName } from "../../../../framework/schema/index.ts";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

interface Entry {
  id?: number;
  resource?: string | null;
  recordId?: number | null;
}
type Named = Pick<TableRow<"audit_entries">, "id"> & Calculated<{ name: string | null }>;

/**
 * Reads the shops of audit entries, by the ids of the entries: the shop whose member did it or, of
 * what a member of the platform did, the shop that the record is of.
 */
export async function readShopNames(
  tx: Tx,
  resources: readonly Resource[],
  entries: readonly Entry[],
): Promise<ReadonlyMap<number, string>> {
  const ids = entries.flatMap(({ id }) => id ?? []);
  const found: Named[] = await tx.run(
    tx.db
      .selectFrom("audit_entries as e")
      .innerJoin("shops as s", "s.id", "e.shop_id")
      .select(["e.id", "s.name"])
      .where("e.id", "=", anyId(ids)),
  );
  const names = new Map<number, string>();
  const add = (rows: readonly Named[]) => {
    for (const { id, name } of rows) if (name) names.set(id, name);
  };
  add(found);
  const tables = findShopTables(resources);
  for (const [name, table] of tables) {
    const open = entries.filter(
      ({ id, resource, recordId }) => resource === name && recordId && !names.has(id ?? 0),
    );
    if (open.length === 0) continue;
    add(
      await tx.run(sql<Named>`
        select e.id, s.name from audit_entries e
        join ${sql.table(table)} r on r.id = e.record_id
        join shops s on s.id = r.shop_id
        where e.id = any(${open.flatMap(({ id }) => id ?? [])}::bigint[])`),
    );
  }
  return names;
}

/** The platform's views of rows of shops, with their tables. */
function findShopTables(resources: readonly Resource[]): (readonly [string, string])[] {
  const ofShops = new Set(resources.filter(({ owner }) => owner === "shop").map(toTableName));
  return resources
    .filter((one) => one.owner !== "shop" && ofShops.has(toTableName(one)))
    .map((one) => [one.name, toTableName(one)] as const);
}
