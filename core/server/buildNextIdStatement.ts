import { sql } from "kysely";
import type { Calculated, TableOrView } from "../../framework/server/tables/DB.ts";

/**
 * Builds the statement that allocates the next id of a table, for a row that others refer to before
 * it is inserted.
 */
export const buildNextIdStatement = (table: TableOrView) =>
  sql<
    Calculated<{ id: number }>
  >`select nextval(pg_get_serial_sequence(${sql.lit(table)}, 'id'))::bigint as id`;
