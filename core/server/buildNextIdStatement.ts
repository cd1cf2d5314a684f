import { sql } from "kysely";
import type { StandardRow, TableOrView } from "../../framework/server/tables/DB.ts";

/**
 * Builds the statement that allocates the next id of a table, for a row that others refer to before
 * it is inserted.
 */
export const buildNextIdStatement = (table: TableOrView) =>
  sql<
    Pick<StandardRow, "id">
  >`select nextval(pg_get_serial_sequence(${sql.lit(table)}, 'id'))::bigint as id`;
