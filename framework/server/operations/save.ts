import { toWire } from "../../schema/index.ts";
import { ValueChanged } from "./compareAndSet.ts";
import type { OperationContext } from "./operationContext.ts";
import {
  readRecord,
  readStored,
  type StoredRow,
  serialize,
  serializeRecord,
} from "./readRecord.ts";
import { saveMany } from "./saveMany.ts";
import type { SaveRequest } from "./saveRequest.ts";

/**
 * Creates a record, or updates the one with the request's id, in the caller's transaction: a save
 * of many with one request.
 *
 * @throws {DomainError} `record.stale` for an older version, with the current record in
 * `data.current`.
 * @throws {DomainError} `record.valueChanged` for a number that has changed since the editor loaded
 * it, with the current record in `data.current`.
 */
export async function save(
  context: OperationContext,
  request: SaveRequest,
  operation?: "create" | "edit" | "import",
): Promise<StoredRow> {
  return (await saveOne(context, request, operation)).record;
}

/** The saved record, and whether a hook has written something after it. */
interface SavedRecord {
  record: StoredRow;
  isOutdated: boolean;
}
async function saveOne(
  context: OperationContext,
  request: SaveRequest,
  operation?: "create" | "edit" | "import",
): Promise<SavedRecord> {
  try {
    const [change] = await saveMany(context, [request], operation);
    if (change?.error !== undefined) throw change.error;
    const record = change?.stored ?? change?.before;
    if (!record) throw new Error(`${context.resource.name}: nothing was saved`);
    return { record, isOutdated: change?.isOutdated ?? false };
  } catch (error) {
    if (!(error instanceof ValueChanged) || request.id === null) throw error;
    const { tx, resource, actor } = context;
    const current = await readStored(tx, resource, actor, request.id);
    await serialize(context, [current]);
    throw error.withCurrent(toWire(resource, current));
  }
}

/** Saves a record and returns it in wire format. */
export async function saveAndRead(
  context: OperationContext,
  request: SaveRequest,
): Promise<StoredRow> {
  const { record, isOutdated } = await saveOne(context, request);
  return isOutdated ? readRecord(context, record.id) : serializeRecord(context, { ...record });
}
