import { sql } from "kysely";
import type { Database } from "../../framework/server/database/openDatabase.ts";
import { queryValue } from "../../framework/server/database/queryPool.ts";
import type { CatalogRow } from "../../framework/server/migration/schema/catalog.ts";
import type { Calculated } from "../../framework/server/tables/DB.ts";

/** The tables of a database, with the columns that can be written, as quoted names. */
const tablesQuery = `
  select format('%I', c.relname) as "table", string_agg(format('%I', a.attname), ', ' order by a.attnum) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  group by c.relname`;
const sequencesQuery = `
  select format('%I', sequencename) as name, last_value as value
  from pg_sequences where schemaname = 'public' and last_value is not null`;

/**
 * Replaces the rows of one database by those of another with the same tables. The user must be
 * allowed to switch off triggers.
 */
export async function copyRows(from: Database, to: Database): Promise<void> {
  const { rows: tables } = await from.pool.query<
    { table: CatalogRow<"pg_class">["relname"] } & Calculated<{ columns: string }>
  >(tablesQuery);
  const { rows: sequences } = await from.pool.query<
    { name: CatalogRow<"pg_class">["relname"] } & Calculated<{ value: number }>
  >(sequencesQuery);
  const client = await to.pool.connect();
  try {
    await client.query("begin");
    // Triggers would write their own rows; foreign keys would ask for an order of the tables.
    await client.query("set local session_replication_role = replica");
    await client.query(`truncate ${tables.map(({ table }) => table).join(", ")}`);
    for (const { table, columns } of tables) {
      const json = await queryValue(
        from.pool,
        sql<string>`select coalesce(json_agg(t), '[]')::text from ${sql.raw(table)} t`,
      );
      await client.query(
        `insert into ${table} (${columns}) overriding system value
         select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
        [json],
      );
    }
    for (const { name, value } of sequences)
      await client.query("select setval($1::regclass, $2)", [name, value]);
    await client.query("commit");
  } finally {
    client.release();
  }
}
