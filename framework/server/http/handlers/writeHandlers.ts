import { type Resource, toWire, type WireRecord } from "../../../schema/index.ts";
import { invalid, notFound } from "../../domainError.ts";
import type { Caller, Engine } from "../../engine.ts";
import { move } from "../../operations/move.ts";
import type { OperationContext } from "../../operations/operationContext.ts";
import { purgeMany } from "../../operations/purge.ts";
import { readRecords, type StoredRow, serialize } from "../../operations/readRecord.ts";
import { readSingleton } from "../../operations/readSingleton.ts";
import { removeMany } from "../../operations/remove.ts";
import { restoreMany } from "../../operations/restore.ts";
import { revertMany } from "../../operations/revertMany.ts";
import { chooseBulkSize, type RowOutcome, runBulk } from "../../operations/runBulk.ts";
import { saveAndRead } from "../../operations/save.ts";
import { saveMany } from "../../operations/saveMany.ts";
import { parseVersion, readSaveRequest } from "../../operations/saveRequest.ts";
import { parseIdOrNull } from "../../sql/readListRequest.ts";
import type { Tx } from "../../transaction.ts";
import { assertAnyDone, toRowResults } from "../bulkResults.ts";
import { getBody, getQuery, isObject } from "../createApp.ts";
import { createMissingOperation } from "../missingCall.ts";
import { assertAllowed } from "../requireRight.ts";
import { type CallContext, type CallHandlers, parseId, parseSomeIds } from "./CallHandler.ts";

const isEmpty = (raw: unknown): boolean =>
  raw === undefined || raw === null || raw === "" || (Array.isArray(raw) && raw.length === 0);
/**
 * A body with an id updates a record, one without creates one; a singleton's record always exists.
 */
const findSaveOperation = (
  resource: Resource,
  { id }: Readonly<Record<string, unknown>>,
): "create" | "edit" => (resource.singleton || !isEmpty(id) ? "edit" : "create");

/**
 * Reads the records that a call wrote, in the order of their ids, for its answer. A record that the
 * caller no longer sees is as it was `written`, since a done action is not answered as an error; it
 * is absent without that.
 */
export const readWritten = (
  engine: Engine,
  resource: Resource,
  caller: Caller,
  ids: readonly number[],
  written: ReadonlyMap<number, StoredRow> = new Map(),
): Promise<WireRecord[]> =>
  engine.read(caller.actor, async (tx) => {
    const context = { ...caller, engine, tx, resource };
    const found = new Map((await readRecords(context, ids)).map((row) => [row.id, row]));
    const unseen = ids.flatMap((id) => (found.has(id) ? [] : (written.get(id) ?? [])));
    const copies = unseen.map((row) => ({ ...row }));
    if (copies.length > 0) await serialize(context, copies);
    for (const row of copies) found.set(row.id, row);
    return ids.flatMap((id) => found.get(id) ?? []).map((row) => toWire(resource, row));
  });
/** Returns the only record of an answer; none when the caller no longer sees it. */
export function requireFirst<T>([record]: readonly T[]): T {
  if (record === undefined) throw notFound();
  return record;
}

/** Runs a bulk operation on the given rows. */
const runOnRows =
  (run: (context: OperationContext, ids: readonly number[]) => Promise<readonly RowOutcome[]>) =>
  async ({ engine, resource, caller, request }: CallContext) => {
    const ids = parseSomeIds({ ...getQuery(request), ...getBody(request) });
    const work = {
      run: (tx: Tx, some: readonly number[]) => run({ ...caller, engine, tx, resource }, some),
    };
    const size = chooseBulkSize(resource);
    const outcomes = await runBulk(engine, caller.actor, ids, work, size);
    const results = toRowResults(engine, resource, caller, outcomes, request.log);
    const data = { ids: results.done, failed: results.failed };
    assertAnyDone(results, data);
    return data;
  };

/**
 * Parses the rows of a call that reverts changes: the version of each by its id.
 *
 * @throws {DomainError} `input.invalid` when there is no row, or one has no id or version.
 */
function parseRevertedRows(raw: unknown): Map<number, number> {
  const rows: unknown[] = Array.isArray(raw) ? raw : [];
  const ids = parseSomeIds({ ids: rows.map((row) => (isObject(row) ? row.id : null)) });
  const versions = rows.map((row) => parseVersion(isObject(row) ? row.version : null));
  const missing = versions.indexOf(null);
  if (missing >= 0 || ids.length !== rows.length)
    throw invalid({ version: { key: "validation.versionInvalid" } });
  return new Map(ids.map((id, index) => [id, versions[index] ?? 0]));
}

/** Handlers of the calls that write. */
export const writeHandlers: Pick<
  CallHandlers,
  "editSubmit" | "delete" | "restore" | "purge" | "bulkEdit" | "revert" | "move"
> = {
  async editSubmit({ engine, resource, caller, request }) {
    const body = { ...getBody(request) };
    const operation = findSaveOperation(resource, body);
    if (!resource.operations.includes(operation)) throw createMissingOperation(resource, operation);
    assertAllowed(caller, resource, operation);
    if (resource.singleton) body.id = (await readSingleton(engine, resource, caller)).id;
    const saveRequest = readSaveRequest(resource, body, caller.actor);
    return engine.write(caller.actor, async (tx) =>
      toWire(resource, await saveAndRead({ ...caller, engine, tx, resource }, saveRequest)),
    );
  },
  delete: runOnRows(removeMany),
  restore: runOnRows(restoreMany),
  purge: runOnRows(purgeMany),
  async bulkEdit({ engine, resource, caller, request }) {
    const { ids, values } = getBody(request);
    if (!isObject(values)) throw invalid({ values: { key: "validation.type.object" } });
    const { id, version, values: parsed } = readSaveRequest(resource, values, caller.actor);
    if (id !== null || version !== null)
      throw invalid({ [id === null ? "version" : "id"]: { key: "validation.readOnly" } });
    if (Object.keys(parsed).length === 0) throw invalid({ values: { key: "validation.noChange" } });
    const outcomes = await runBulk(engine, caller.actor, parseSomeIds({ ids }), {
      async run(tx, some) {
        const requests = some.map((id) => ({ id, version: null, values: { ...parsed } }));
        const changes = await saveMany({ ...caller, engine, tx, resource }, requests);
        return changes.map(({ error, stored }, index) => ({
          id: some[index] ?? 0,
          error,
          isUnchanged: error === undefined && !stored,
        }));
      },
    });
    const results = toRowResults(engine, resource, caller, outcomes, request.log);
    assertAnyDone(results, { list: [], failed: results.failed, unchanged: [] });
    return {
      list: await readWritten(engine, resource, caller, results.done),
      failed: results.failed,
      unchanged: outcomes.flatMap((outcome) =>
        "isUnchanged" in outcome && outcome.isUnchanged ? [outcome.id] : [],
      ),
    };
  },
  async revert({ engine, resource, caller, request }) {
    const versions = parseRevertedRows(getBody(request).rows);
    const outcomes = await runBulk(
      engine,
      caller.actor,
      [...versions.keys()],
      {
        run: (tx, some) =>
          revertMany(
            { ...caller, engine, tx, resource },
            some.map((id) => ({ id, version: versions.get(id) ?? 0 })),
          ),
      },
      chooseBulkSize(resource),
    );
    const results = toRowResults(engine, resource, caller, outcomes, request.log);
    assertAnyDone(results, { list: [], failed: results.failed });
    return {
      list: await readWritten(engine, resource, caller, results.done),
      failed: results.failed,
    };
  },
  async move({ engine, resource, caller, request }) {
    const { id, parent, before } = getBody(request);
    const place = { id: parseId(id), parent: parseIdOrNull(parent), before: parseIdOrNull(before) };
    await engine.write(caller.actor, (tx) => move({ ...caller, engine, tx, resource }, place));
    return requireFirst(await readWritten(engine, resource, caller, [place.id]));
  },
};
