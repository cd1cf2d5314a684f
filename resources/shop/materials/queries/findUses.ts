import { sql } from "kysely";
import { type Actor, can, type Locale, type Resource } from "../../../../framework/schema/index.ts";
import { loadLabels } from "../../../../framework/server/sql/loadLabels.ts";
import type { Calculated, StandardRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { Use } from "../use.ts";
import { buildStemSql, buildUsesSql } from "./buildUsesSql.ts";

export interface Asker {
  tx: Tx;
  actor: Actor;
  locale: Locale;
  resources: readonly Resource[];
}
/**
 * Selects the files as `own`, and all uses in the shop as `uses`. Both are materialized: a planner
 * without statistics, such as the embedded database's, would otherwise search all records of the
 * shop once for each file.
 */
const searchSql = (resources: readonly Resource[], shopId: number, ids: readonly number[]) => sql`
  with uses as materialized (${buildUsesSql(resources, shopId)}),
    own as materialized (select id, ${buildStemSql(sql.ref("address"))} as stem from materials where id = any(${[...ids]}::bigint[]))`;

/** Counts the records that use each of the files. */
export async function countUses(
  { tx, actor, resources }: Asker,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0 || actor.tenantId === null) return new Map();
  const rows = await tx.run(sql<Pick<TableRow<"materials">, "id"> & Calculated<{ n: number }>>`
    ${searchSql(resources, actor.tenantId, ids)}
    select own.id, count(distinct (uses.resource, uses.id)) as n from own join uses using (stem) group by own.id`);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** Returns the records that use the files, with the names of those that the actor may read. */
export async function findUses(
  { tx, actor, locale, resources }: Asker,
  ids: readonly number[],
  limit = 200,
): Promise<{ list: Use[]; total: number }> {
  if (ids.length === 0 || actor.tenantId === null) return { list: [], total: 0 };
  const rows = await tx.run(sql<
    Pick<StandardRow, "id"> & Calculated<Omit<Use, "id" | "label"> & { total: number }>
  >`
    ${searchSql(resources, actor.tenantId, ids)}
    select own.id as material, uses.resource, uses.trash, uses.id, array_agg(distinct uses.field) as fields,
      count(*) over () as total
    from own join uses using (stem)
    group by own.id, uses.resource, uses.trash, uses.id order by uses.resource, uses.id desc limit ${limit}`);
  const names = new Map<string, Map<number, string>>();
  for (const name of new Set(rows.map((row) => row.resource))) {
    const resource = resources.find((one) => one.name === name);
    if (!resource || !can(actor, resource, "view")) continue;
    const own = rows.filter((row) => row.resource === name).map(({ id }) => id);
    names.set(name, await loadLabels(tx, resource, locale, own));
  }
  return {
    list: rows.map(({ total: _total, ...use }) => ({
      ...use,
      label: names.get(use.resource)?.get(use.id) ?? null,
    })),
    total: rows[0]?.total ?? 0,
  };
}
