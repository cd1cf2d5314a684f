import { type RawBuilder, sql } from "kysely";
import { snakeCase } from "../../../framework/schema/index.ts";

/** A statement that writes rows of one table from values named as the declaration names their fields; a row of the table's own types. */
export function insertRows(table: string, rows: readonly Readonly<Record<string, unknown>>[]): RawBuilder<unknown> {
  const names = Object.keys(rows[0] ?? {}).map(snakeCase);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const data = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value])),
  );
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(data)}::jsonb)`;
}
