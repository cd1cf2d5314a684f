import { createHash } from "node:crypto";
import type { Resource } from "../../schema/index.ts";
import type { Caller, Engine } from "../engine.ts";
import { tenantColumn } from "../sql/tenancy.ts";
import type { TableRow } from "../tables/DB.ts";
import type { FileColumn } from "./columns.ts";

export type SavedMapping = Pick<TableRow<"import_mappings">, "mapping" | "key">;
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
  const { rows } = await engine.database.pool.query<SavedMapping>(
    `select mapping, key from import_mappings where coalesce(${tenantColumn()}, 0) = $1 and resource = $2 and columns = $3`,
    [actor.tenantId ?? 0, resource.name, toMappingName(headings)],
  );
  const [savedMapping] = rows;
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
  await engine.database.pool.query(
    `insert into import_mappings (${tenantColumn()}, resource, columns, mapping, key) values ($1, $2, $3, $4, $5)
     on conflict (coalesce(${tenantColumn()}, 0), resource, columns) do update set mapping = excluded.mapping, key = excluded.key, upd_time = now()`,
    [actor.tenantId, resource.name, toMappingName(headings), JSON.stringify(mapping), key],
  );
}
