import { type RawBuilder, sql } from "kysely";
import type { Resource } from "../../schema/index.ts";

/** A condition of a list: the rows that an import has added or updated. */
export const importedSql = (resource: Resource, importId: string): RawBuilder<unknown> =>
  sql`t.id in (select record_id from imported_rows
    where import_id = ${importId} and resource = ${resource.name})`;
