import { can, hasOperation, type Resource, toWire } from "../../schema/index.ts";
import type { Difference } from "../audit.ts";
import { domainError, notFound } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { createDenial } from "../http/createDenial.ts";
import type { OperationContext } from "../operations/operationContext.ts";
import { readManyStored, type StoredRow } from "../operations/readRecord.ts";
import { removeMany } from "../operations/remove.ts";
import { toReversal } from "../operations/reversal.ts";
import { chooseBulkSize, type RowOutcome, runBulk } from "../operations/runBulk.ts";
import { saveMany } from "../operations/saveMany.ts";
import type { SaveRequest } from "../operations/saveRequest.ts";
import { toRowError } from "../operations/toRowError.ts";
import type { Tx } from "../transaction.ts";
import { forgetImportedRows, type ImportedRow, readImportedRows } from "./importedRows.ts";

/** Records that one call undoes, so that it answers within seconds. */
const perCall = 200;

/** The outcome of one record of an import, and whether it is gone or has its earlier values. */
export type UndoOutcome = RowOutcome & { isNew: boolean };

/**
 * Undoes the next records of an import: those that it has added are deleted, and go to the trash
 * where the resource has one; those that it has updated get their earlier values back. Each is a
 * deletion or an edit like any other, with permissions, hooks and audit trail. A record that was
 * changed since stays as it is.
 *
 * Returns the outcomes, and the place after which the next call goes on; null at the end.
 */
export async function undoImport(
  engine: Engine,
  resource: Resource,
  caller: Caller,
  importId: string,
  before: number | null,
): Promise<{ outcomes: UndoOutcome[]; next: number | null }> {
  const rows = await engine.read(caller.actor, (tx) =>
    readImportedRows(tx, resource, importId, before, perCall),
  );
  const byId = new Map(rows.map((row) => [row.recordId, row]));
  const run = async (tx: Tx, ids: readonly number[]) => {
    const outcomes = await undoRows(
      { ...caller, engine, tx, resource },
      ids.flatMap((id) => byId.get(id) ?? []),
    );
    const done = outcomes.flatMap(({ id, error }) => (error === undefined ? [id] : []));
    await forgetImportedRows(tx, resource, importId, done);
    return outcomes;
  };
  const outcomes = await runBulk(
    engine,
    caller.actor,
    [...byId.keys()],
    { run },
    chooseBulkSize(resource),
  );
  return {
    outcomes: outcomes.map((outcome) => ({
      ...outcome,
      isNew: byId.get(outcome.id)?.isNew ?? false,
    })),
    next: rows.length === perCall ? (rows.at(-1)?.place ?? null) : null,
  };
}

async function undoRows(
  context: OperationContext,
  rows: readonly ImportedRow[],
): Promise<RowOutcome[]> {
  const { tx, resource, actor } = context;
  const ids = rows.map(({ recordId }) => recordId);
  const stored = await readManyStored(tx, resource, actor, ids, { lock: true });
  const outcomes = new Map<number, RowOutcome>();
  const removed: number[] = [];
  const saves: SaveRequest[] = [];
  for (const { recordId: id, isNew, version, changes } of rows) {
    const record = stored.get(id);
    try {
      assertSame(record, version);
      if (isNew) {
        assertRemovable(context);
        removed.push(id);
      } else saves.push({ ...toRestoring(context, record, changes), id, version });
    } catch (error) {
      outcomes.set(id, { id, error: toRowError(error) });
    }
  }
  for (const { id, error } of await removeMany(context, removed)) outcomes.set(id, { id, error });
  const changes = await saveMany(context, saves, "edit");
  for (const [index, { id }] of saves.entries())
    if (id !== null) outcomes.set(id, { id, error: changes[index]?.error });
  return ids.flatMap((id) => outcomes.get(id) ?? []);
}

/**
 * Asserts that a record is as the import left it.
 *
 * @throws {DomainError} `record.notFound` when it is deleted.
 * @throws {DomainError} `import.rowChanged` when it was changed since.
 */
function assertSame(record: StoredRow | undefined, version: number): asserts record is StoredRow {
  if (!record) throw notFound();
  if (record.version !== version) throw domainError("import.rowChanged");
}

/**
 * Asserts that the actor may delete what the import has added.
 *
 * @throws {DomainError} `permission.required` when they may not.
 */
function assertRemovable({ actor, resource }: OperationContext): void {
  if (!hasOperation("delete")(resource)) throw domainError("record.notRevertible");
  if (!can(actor, resource, "delete")) throw createDenial(actor, resource, "delete");
}

/**
 * Returns the save that leads back to the values before an import.
 *
 * @throws {DomainError} `record.notRevertible` when child rows are gone that it would restore.
 */
function toRestoring(
  { resource, actor }: OperationContext,
  record: StoredRow,
  changes: Difference,
): SaveRequest {
  const request = toReversal(resource, actor, toWire(resource, { ...record }), changes);
  if (!request) throw domainError("record.notRevertible");
  return request;
}
