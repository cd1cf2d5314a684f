import { type RawBuilder, sql } from "kysely";
import { type Resource, toSnakeCase } from "../../../../framework/schema/index.ts";
import { childTableRef, tableRef } from "../../../../framework/server/sql/columns.ts";
import { materials } from "../materials.ts";
import { listPlaces, type Place } from "./listPlaces.ts";

/** A file's address without its extension, which also matches its thumbnail. */
export const stemPattern = "/files/[0-9]+/[0-9a-f]{32}";
/** Builds the expression for the stem of the address in a column. */
export const buildStemSql = (column: RawBuilder<unknown>) =>
  sql`substring(${column} from ${sql.lit(stemPattern)})`;
/** Returns the stem of an address; the address itself if it is not one of an upload. */
export const getStem = (address: string): string =>
  new RegExp(stemPattern).exec(address)?.[0] ?? address;

function partSql({ resource, name, inner, shape }: Place, shopId: number): RawBuilder<unknown> {
  const column = sql.ref(`${inner === null ? "t" : "c"}.${toSnakeCase(inner ?? name)}`);
  const child =
    inner === null ? sql`` : sql`join ${childTableRef(resource, name)} c on c.parent_id = t.id`;
  const trash = resource.trash ? sql`t.deleted_at is not null` : sql`false`;
  const head = sql`select ${sql.lit(resource.name)} as resource, ${sql.lit(name)} as field, t.id, ${trash} as trash`;
  const from = sql`from ${tableRef(resource)} t ${child}`;
  const own = sql`t.shop_id = ${shopId}`;
  if (shape === "address")
    return sql`${head}, ${buildStemSql(column)} as stem ${from} where ${own} and ${column} is not null`;
  if (shape === "list")
    return sql`${head}, ${buildStemSql(sql`one.address`)} as stem ${from} cross join lateral unnest(${column}) one (address) where ${own}`;
  return sql`${head}, found.stems[1] as stem ${from}
    cross join lateral regexp_matches(${column}::text, ${sql.lit(stemPattern)}, 'g') found (stems)
    where ${own} and ${column}::text like '%/files/%'`;
}

/**
 * Selects every use of a file in the shop as rows of `resource, field, id, trash, stem`: one query
 * over all declared fields.
 */
export function buildUsesSql(resources: readonly Resource[], shopId: number): RawBuilder<unknown> {
  const parts = listPlaces(resources, materials.name).map((place) => partSql(place, shopId));
  if (parts.length === 0)
    return sql`(select null::text as resource, null::text as field, null::bigint as id, false as trash, null::text as stem where false)`;
  return sql.join(parts, sql` union all `);
}

/** Builds the condition that no record of the shop uses a file `t`. */
export const buildUnusedSql = (resources: readonly Resource[], shopId: number) => sql<boolean>`
  ${buildStemSql(sql.ref("t.address"))} not in (
    select uses.stem from (${buildUsesSql(resources, shopId)}) uses where uses.stem is not null)`;
