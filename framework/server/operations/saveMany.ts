import { toWire } from "../../schema/index.ts";
import { domainError, notFound } from "../domainError.ts";
import { changeRows, type RowChange, recordChanges, toRejected } from "./changeRows.ts";
import type { ChangeOperation, OperationContext } from "./operationContext.ts";
import { listOwnedRows, lockOwners } from "./ownedRows.ts";
import { prepareValues } from "./prepareValues.ts";
import { readManyStored, type StoredRow, serialize } from "./readRecord.ts";
import { lockTree } from "./references.ts";
import type { SaveRequest } from "./saveRequest.ts";

/** Operations that save values; both create and update rows. */
type SaveOperation = Extract<ChangeOperation, "create" | "edit" | "import">;

/**
 * Creates and updates records of one resource in the caller's transaction. Returns one change per
 * request, in the same order: with `stored` when the record was written, with `error` when the
 * request is rejected, and with neither when it changes nothing.
 *
 * @throws what `changeRows` throws: then nothing may be committed.
 */
export async function saveMany(
  context: OperationContext,
  requests: readonly SaveRequest[],
  operation?: SaveOperation,
): Promise<RowChange[]> {
  const { resource } = context;
  const movesRows = requests.some(({ values }) => resource.parent && resource.parent in values);
  if (movesRows) await lockTree(context);
  // Each row of a tree is checked against the places of the previous ones.
  if (!movesRows || requests.length === 1) return saveTogether(context, requests, operation);
  const changes: RowChange[] = [];
  for (const request of requests)
    changes.push(...(await saveTogether(context, [request], operation)));
  return changes;
}

async function saveTogether(
  context: OperationContext,
  requests: readonly SaveRequest[],
  operation?: SaveOperation,
): Promise<RowChange[]> {
  const stored = await lockRows(
    context,
    requests.flatMap(({ id }) => (id === null ? [] : [id])),
    new Set(requests.flatMap(({ values }) => Object.keys(values))),
  );
  const changes: RowChange[] = [];
  for (const request of requests) {
    const before = request.id === null ? null : (stored.get(request.id) ?? null);
    changes.push(await prepareChange(context, request, before));
  }
  const isNew = requests.every(({ id }) => id === null);
  const saved = operation ?? (isNew ? "create" : "edit");
  await changeRows(context, saved, changes);
  await recordChanges(context, saved, changes);
  return changes;
}

/**
 * Locks rows, their owners and those of their child rows that have a resource of their own and may
 * be `written`, and reads them; rows outside the tenant scope are absent.
 */
export async function lockRows(
  context: OperationContext,
  ids: readonly number[],
  written: ReadonlySet<string>,
): Promise<Map<number, StoredRow>> {
  const { engine, tx, resource, actor } = context;
  await lockOwners(context, ids);
  const lockChildren = listOwnedRows(engine, resource)
    .map(({ name }) => name)
    .filter((name) => written.has(name));
  return readManyStored(tx, resource, actor, ids, { lock: true, lockChildren });
}

async function prepareChange(
  context: OperationContext,
  { id, version, values, byRule = false }: SaveRequest,
  before: StoredRow | null,
): Promise<RowChange> {
  if (id !== null && !before) return toRejected(null, notFound());
  try {
    if (before) await checkVersion(context, before, version);
    return { before, ...prepareValues(context.resource, context, values, before, byRule) };
  } catch (error) {
    return toRejected(before, error);
  }
}

/**
 * Rejects a save that would overwrite a newer change, and returns the current record with the
 * error.
 *
 * @throws {DomainError} `record.stale` when the row has been saved since it was read.
 */
export async function checkVersion(
  context: OperationContext,
  before: StoredRow,
  version: number | null,
): Promise<void> {
  if (version === null || version === before.version) return;
  const current = { ...before };
  await serialize(context, [current]);
  throw domainError("record.stale", {}, { data: { current: toWire(context.resource, current) } });
}
