import { type RawBuilder, sql } from "kysely";
import type { Resource } from "../../schema/index.ts";
import { type Difference, findDifference } from "../audit.ts";
import type { Caller } from "../engine.ts";
import type { StoredRow } from "../operations/readRecord.ts";
import { tableRef } from "../sql/columns.ts";
import { tenantRef } from "../sql/tenancy.ts";
import type { Calculated, CamelRow, TableRow } from "../tables/DB.ts";
import type { Tx } from "../transaction.ts";

/** A record that an import has written; `before` is null for one that it has added. */
export interface WrittenRow {
  record: StoredRow;
  before: StoredRow | null;
}
/** What an import has done to one record, as it is stored to undo it. */
export interface ImportedRow {
  recordId: number;
  isNew: boolean;
  /** The version that the import gave the record. */
  version: number;
  /** The values before and after the import, of a record that it has updated. */
  changes: Difference;
  /** Its place among the rows of the import; the later ones are undone first. */
  place: number;
}

/**
 * Remembers the records that an import has added or updated. Versions are read from the table,
 * since a hook may have written a record again.
 */
export async function rememberWritten(
  tx: Tx,
  importId: string,
  resource: Resource,
  { actor }: Pick<Caller, "actor">,
  rows: readonly WrittenRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ record }) => record.id);
  const areNew = rows.map(({ before }) => before === null);
  const changes = rows.map(({ record, before }) =>
    JSON.stringify(before ? findDifference(resource, before, record) : {}),
  );
  await tx.run(sql`
    insert into imported_rows (import_id, ${tenantRef()}, resource, record_id, is_new, version, changes)
    select ${importId}, ${actor.tenantId}::bigint, ${resource.name}, given.id, given.is_new, t.version, given.changes::jsonb
    from unnest(${ids}::bigint[], ${areNew}::boolean[], ${changes}::text[])
      with ordinality as given (id, is_new, changes, place)
    join ${tableRef(resource)} t on t.id = given.id
    order by given.place`);
}

/** The number of records that an import has added or updated and that are not undone. */
export const countUndoable = (importId: string): RawBuilder<number> =>
  sql<number>`select count(distinct record_id)::int from imported_rows where import_id = ${importId}`;

type StoredStep = Pick<TableRow<"imported_rows">, "is_new" | "version" | "changes">;
type StoredRecord = Pick<CamelRow<"imported_rows">, "recordId"> &
  Calculated<{ place: number; steps: StoredStep[] }>;

/**
 * Reads the next records of an import, the latest first, so that a row of a tree comes before those
 * above it. `before` is the place of the last record that was read.
 */
export async function readImportedRows(
  tx: Tx,
  resource: Resource,
  importId: string,
  before: number | null,
  limit: number,
): Promise<ImportedRow[]> {
  const rows = await tx.run(sql<StoredRecord>`
    select record_id as "recordId", max(id) as place,
      jsonb_agg(jsonb_build_object('is_new', is_new, 'version', version, 'changes', changes) order by id) as steps
    from imported_rows
    where import_id = ${importId} and resource = ${resource.name}
    group by record_id
    having ${before}::bigint is null or max(id) < ${before}::bigint
    order by max(id) desc
    limit ${limit}`);
  return rows.map(({ recordId, place, steps }) => ({ recordId, place, ...mergeSteps(steps) }));
}
/** One file may name a record several times: what counts is before the first and after the last. */
function mergeSteps(
  steps: readonly StoredStep[],
): Pick<ImportedRow, "isNew" | "version" | "changes"> {
  const changes: Difference = {};
  for (const step of steps)
    for (const [name, [old, now]] of Object.entries(step.changes))
      changes[name] = [changes[name] ? changes[name][0] : old, now];
  return {
    isNew: steps[0]?.is_new ?? false,
    version: steps.at(-1)?.version ?? 0,
    changes,
  };
}

/** Forgets records of an import, since they are undone. */
export async function forgetImportedRows(
  tx: Tx,
  resource: Resource,
  importId: string,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.run(sql`
    delete from imported_rows
    where import_id = ${importId} and resource = ${resource.name} and record_id = any(${ids}::bigint[])`);
}

/**
 * Follows a later step of the same import, such as the pictures of a record, unless somebody has
 * changed the record in between.
 */
export async function followImportedRow(
  tx: Tx,
  importId: string,
  resource: Resource,
  caller: Pick<Caller, "actor">,
  { record, before }: { record: StoredRow; before: StoredRow },
): Promise<void> {
  const [latest] = await tx.run(sql<Pick<TableRow<"imported_rows">, "version">>`
    select version from imported_rows
    where import_id = ${importId} and resource = ${resource.name} and record_id = ${record.id}
    order by id desc limit 1`);
  if (latest?.version === before.version)
    await rememberWritten(tx, importId, resource, caller, [{ record, before }]);
}
