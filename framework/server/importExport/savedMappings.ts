import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Resource } from "../../schema/index.ts";
import { queryPool } from "../database/queryPool.ts";
import { writePool } from "../database/writePool.ts";
import type { Caller, Engine } from "../engine.ts";
import { tenantRef, toTenantValue } from "../sql/tenancy.ts";
import { compiler } from "../tables/compiler.ts";
import type { TableRow } from "../tables/DB.ts";
import { jsonb } from "../tables/jsonb.ts";
import { sqlNow } from "../tables/sqlNow.ts";
import type { FileColumn } from "./columns.ts";

export type SavedMapping = Pick<TableRow<"import_mappings">, "mapping" | "key">;
/** The tenant of a mapping, as the unique index has it. */
const indexedTenant = () => sql<number>`coalesce(${tenantRef()}, 0)`;
const toMappingName = (headings: readonly string[]) =>
  createHash("sha256")
    .update(JSON.stringify(headings.map((heading) => heading.toLowerCase())))
    .digest("hex");

/** Returns the column mapping of the tenant's last import of a file with the same headings. */
export async function readMapping(
  engine: Engine,
  resource: Resource,
  { actor }: Caller,
  headings: readonly string[],
  columns: readonly FileColumn[],
): Promise<SavedMapping | null> {
  const [savedMapping] = await queryPool(
    engine.database.pool,
    compiler
      .selectFrom("import_mappings")
      .select(["mapping", "key"])
      .where(indexedTenant(), "=", actor.tenantId ?? 0)
      .where("resource", "=", resource.name)
      .where("columns", "=", toMappingName(headings)),
  );
  // A mapping with a field that no longer exists is ignored.
  const known = savedMapping?.mapping.every(
    (key) => key === null || columns.some((column) => column.key === key),
  );
  return savedMapping && known ? savedMapping : null;
}
export async function saveMapping(
  engine: Engine,
  resource: Resource,
  { actor }: Caller,
  headings: readonly string[],
  { mapping, key }: SavedMapping,
): Promise<void> {
  const given = { mapping: jsonb(mapping), key };
  await writePool(
    engine.database.pool,
    compiler
      .insertInto("import_mappings")
      .values({
        ...toTenantValue(actor.tenantId),
        resource: resource.name,
        columns: toMappingName(headings),
        ...given,
      })
      .onConflict((conflict) =>
        conflict
          .expression(sql`coalesce(${tenantRef()}, 0), resource, columns`)
          .doUpdateSet({ ...given, upd_time: sqlNow }),
      ),
  );
}
