import { sql } from "kysely";
import type { Actor, Locale, Resource } from "../../../../framework/schema/index.ts";
import {
  readListRequest,
  sortColumn,
  whereSql,
} from "../../../../framework/server/sql/readListRequest.ts";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { materials } from "../materials.ts";
import { buildStemSql, buildUsesSql } from "./buildUsesSql.ts";

interface UnusedQuery {
  q?: string | null;
  kind?: string | null;
  folder?: string | null;
  sort?: string | null;
  order?: string | null;
  page?: number | null;
  pageSize?: number | null;
}

/** Returns a page of the files that no record uses, with the filters of the list. */
export async function findUnusedPage(
  {
    tx,
    actor,
    locale,
    resources,
  }: { tx: Tx; actor: Actor; locale: Locale; resources: readonly Resource[] },
  query: UnusedQuery,
): Promise<{ ids: number[]; total: number }> {
  if (actor.tenantId === null) return { ids: [], total: 0 };
  const { folder, ...rest } = query;
  const given = Object.entries(rest).filter(([, value]) => value !== null && value !== undefined);
  const request = readListRequest(materials, actor, {
    ...Object.fromEntries(given),
    ...(folder === "none" ? { folder_empty: "true" } : folder ? { folder } : {}),
  });
  const { page, pageSize, sort, order } = request;
  const direction = order === "asc" ? sql`asc` : sql`desc`;
  const rows = await tx.run(sql<Pick<TableRow<"materials">, "id"> & Calculated<{ total: number }>>`
    with used as (select distinct stem from (${buildUsesSql(resources, actor.tenantId)}) uses where stem is not null)
    select t.id, count(*) over () as total from materials t ${whereSql(materials, actor, request)}
      and ${buildStemSql(sql.ref("t.address"))} not in (select stem from used)
    order by ${sortColumn(materials, sort, locale)} ${direction}, t.id ${direction}
    limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}
