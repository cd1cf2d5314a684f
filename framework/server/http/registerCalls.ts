import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from "fastify";
import {
  type Action,
  can,
  canSelect,
  getCallPath,
  listCalls,
  type Operation,
  type Resource,
  type StandardOperation,
  toWire,
} from "../../schema/index.ts";
import { DomainError, invalid, invalidInput, notFound } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { countTabs } from "../operations/countRows.ts";
import { move } from "../operations/move.ts";
import type { OperationContext } from "../operations/operationContext.ts";
import { parseInput } from "../operations/parseInput.ts";
import { purgeMany } from "../operations/purge.ts";
import { readHistory } from "../operations/readHistory.ts";
import { readPage } from "../operations/readPage.ts";
import { readRecord, readRecords } from "../operations/readRecord.ts";
import { readSingleton } from "../operations/readSingleton.ts";
import { removeMany } from "../operations/remove.ts";
import { restoreMany } from "../operations/restore.ts";
import { runActions } from "../operations/runAction.ts";
import { chooseBulkSize, type RowOutcome, runBulk } from "../operations/runBulk.ts";
import { runProcedure } from "../operations/runProcedure.ts";
import { saveAndRead } from "../operations/save.ts";
import { saveMany } from "../operations/saveMany.ts";
import { parseVersion, readSaveRequest } from "../operations/saveRequest.ts";
import { readIds, readSelector, readSums, readTree } from "../operations/select.ts";
import { parseIdOrNull, parseIds, readListRequest } from "../sql/readListRequest.ts";
import type { Tx } from "../transaction.ts";
import { answerError, ok } from "./answerError.ts";
import { assertAnyDone, toRowResults } from "./bulkResults.ts";
import { getBody, getCaller, getQuery, isObject } from "./createApp.ts";
import { createDenial } from "./createDenial.ts";
import { createMissingOperation } from "./missingCall.ts";

type Work = (caller: Caller, request: FastifyRequest) => Promise<unknown>;

/** Registers the envelope calls of a resource, below `/api/{api}/`. */
export function registerCalls(app: FastifyInstance, engine: Engine, resource: Resource): void {
  const config = { resource };
  const answer = (work: Work) => async (request: FastifyRequest) =>
    ok(await work(getCaller(request), request));
  const get = (call: string, operation: Operation, work: Work) =>
    app.get(
      `/api/${resource.api}/${call}`,
      { config, onRequest: requireRight(resource, operation) },
      answer(work),
    );
  const post = (call: string, operation: Operation, work: Work) =>
    app.post(
      `/api/${resource.api}/${call}`,
      { config, onRequest: requireRight(resource, operation) },
      answer(work),
    );
  const listRequest = (caller: Caller, request: FastifyRequest) =>
    readListRequest(resource, caller.actor, getQuery(request));

  get("getList", "view", (caller, request) =>
    engine.read(caller.actor, async (tx) => {
      const page = await readPage(engine, tx, resource, caller, listRequest(caller, request));
      return { ...page, list: page.list.map((row) => toWire(resource, row)) };
    }),
  );
  get("get", "view", async (caller, request) => {
    if (resource.singleton) return toWire(resource, await readSingleton(engine, resource, caller));
    const id = parseId(getQuery(request).id);
    return engine.read(caller.actor, async (tx) =>
      toWire(resource, await readRecord({ ...caller, engine, tx, resource }, id)),
    );
  });
  const selecting = { config, onRequest: requireSelecting(engine, resource) };
  app.get(
    `/api/${resource.api}/getSelector`,
    selecting,
    answer((caller, request) =>
      engine.read(caller.actor, (tx) => readSelector(tx, resource, caller, getQuery(request))),
    ),
  );
  if (resource.parent)
    app.get(
      `/api/${resource.api}/getTree`,
      selecting,
      answer((caller) => engine.read(caller.actor, (tx) => readTree(tx, resource, caller))),
    );
  get("getCounts", "view", (caller, request) =>
    engine.read(caller.actor, (tx) =>
      countTabs(engine, tx, resource, caller, listRequest(caller, request)),
    ),
  );
  get("getSums", "view", (caller, request) =>
    engine.read(caller.actor, (tx) =>
      readSums(engine, tx, resource, caller, listRequest(caller, request)),
    ),
  );
  get("getIds", "view", (caller, request) =>
    engine.read(caller.actor, (tx) => readIds(tx, resource, caller, listRequest(caller, request))),
  );
  get("getHistory", "view", (caller, request) =>
    engine.read(caller.actor, (tx) => readHistory(tx, resource, caller, getQuery(request))),
  );
  for (const [name, declared] of listCalls(resource)) {
    const method = declared.method === "POST" ? "POST" : "GET";
    const handler = answer(async (caller, request) => {
      const given = { ...getQuery(request), ...getBody(request) };
      const output = await runProcedure(engine, resource, caller, name, declared, given);
      return declared.unwrap === undefined ? output : output[declared.unwrap];
    });
    const url = `/api/${getCallPath(resource, name, declared)}`;
    if (declared.anyMember) app.route({ method, url, config, handler });
    else
      app.route({
        method,
        url,
        config,
        onRequest: requireRight(resource, declared.right ?? "view"),
        handler,
      });
  }
  for (const action of resource.actionList)
    post(action.call, action.name, handleAction(engine, resource, action));
  // A call of an operation that the resource does not have would ask for a permission that no role
  // can grant.
  const has = (operation: StandardOperation) => resource.operations.includes(operation);
  if (resource.readOnly) return;

  const save = answer(async (caller, request) => {
    const body = { ...getBody(request) };
    const operation = savedOperation(resource, body);
    if (!has(operation)) throw createMissingOperation(resource, operation);
    assertAllowed(caller, resource, operation);
    if (resource.singleton) body.id = (await readSingleton(engine, resource, caller)).id;
    const saveRequest = readSaveRequest(resource, body, caller.actor);
    return engine.write(caller.actor, async (tx) =>
      toWire(resource, await saveAndRead({ ...caller, engine, tx, resource }, saveRequest)),
    );
  });
  const saveOptions = {
    config,
    onRequest: requireRight(resource, "view"),
    // The body decides which of two permissions a save requires, so a caller who has neither may
    // send a body that cannot be parsed.
    errorHandler: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      answerError(engine, request, reply, withoutSaveRight(resource, request, error) ?? error),
  };
  if (has("create") || has("edit")) app.post(`/api/${resource.api}/editSubmit`, saveOptions, save);
  const size = chooseBulkSize(resource);
  const bulk = (
    call: string,
    operation: Operation,
    run: (context: OperationContext, ids: readonly number[]) => Promise<readonly RowOutcome[]>,
  ) =>
    post(call, operation, async (caller, request) => {
      const ids = someIds({ ...getQuery(request), ...getBody(request) });
      const work = {
        run: (tx: Tx, some: readonly number[]) => run({ ...caller, engine, tx, resource }, some),
      };
      const outcomes = await runBulk(engine, caller.actor, ids, work, size);
      const results = toRowResults(engine, resource, caller, outcomes);
      const data = { ids: results.done, failed: results.failed };
      assertAnyDone(results, data);
      return data;
    });
  if (has("delete")) bulk("delete", "delete", removeMany);
  if (has("delete") && resource.trash) {
    bulk("restore", "delete", restoreMany);
    bulk("purge", "delete", purgeMany);
  }
  if (!has("edit")) return;
  post("bulkEdit", "edit", async (caller, request) => {
    const { ids, values } = getBody(request);
    if (!isObject(values)) throw invalid({ values: { key: "validation.type.object" } });
    const { id, version, values: parsed } = readSaveRequest(resource, values, caller.actor);
    if (id !== null || version !== null)
      throw invalid({ [id === null ? "version" : "id"]: { key: "validation.readOnly" } });
    if (Object.keys(parsed).length === 0) throw invalid({ values: { key: "validation.noChange" } });
    const outcomes = await runBulk(engine, caller.actor, someIds({ ids }), {
      async run(tx, some) {
        const requests = some.map((id) => ({ id, version: null, values: { ...parsed } }));
        const changes = await saveMany({ ...caller, engine, tx, resource }, requests);
        return changes.map(({ error }, index) => ({ id: some[index] ?? 0, error }));
      },
    });
    const results = toRowResults(engine, resource, caller, outcomes);
    assertAnyDone(results, { list: [], failed: results.failed });
    return {
      list: await wireRecords(engine, resource, caller, results.done),
      failed: results.failed,
    };
  });
  if (resource.parent)
    post("move", "edit", async (caller, request) => {
      const { id, parent, before } = getBody(request);
      const place = {
        id: parseId(id),
        parent: parseIdOrNull(parent),
        before: parseIdOrNull(before),
      };
      await engine.write(caller.actor, (tx) => move({ ...caller, engine, tx, resource }, place));
      return requireFirst(await wireRecords(engine, resource, caller, [place.id]));
    });
}

function handleAction(engine: Engine, resource: Resource, action: Action): Work {
  return async (caller, request) => {
    const { id, ids, version, ...given } = { ...getQuery(request), ...getBody(request) } as Record<
      string,
      unknown
    >;
    const one = ids === undefined ? await actedOn(engine, resource, caller, id) : null;
    const some = one === null ? someIds({ ids }) : [];
    const input = parseInput(resource, action, given, caller.actor);
    const rules = engine.rules(resource);
    const prepare = rules.beforeActions?.[action.name];
    const rule = rules.actions?.[action.name];
    // A rule that writes its row itself gets a transaction for each row.
    const size = typeof rule === "object" ? 1 : undefined;
    const requested = one === null ? null : parseVersion(version);
    const outcomes = await runBulk(
      engine,
      caller.actor,
      one === null ? some : [one],
      {
        ...(prepare && { prepare: (id: number) => prepare({ ...caller, engine, id }) }),
        async run(tx, ids) {
          const requests = ids.map((id) => ({ id, version: requested }));
          const context = { ...caller, engine, tx, resource };
          const results = await runActions(context, action, requests, input);
          return results.map(({ id, change, output }) => ({ id, error: change.error, output }));
        },
      },
      size,
    );
    const answer = async (done: readonly number[]) => {
      const outputs = new Map(
        outcomes.map((outcome) => [outcome.id, "output" in outcome ? outcome.output : null]),
      );
      return (await wireRecords(engine, resource, caller, done)).map((record) => {
        const output = outputs.get(Number(record.id));
        return output ? { ...record, _output: output } : record;
      });
    };
    if (one !== null) {
      for (const { error } of outcomes) if (error !== undefined) throw error;
      return requireFirst(await answer([one]));
    }
    const results = toRowResults(engine, resource, caller, outcomes);
    assertAnyDone(results, { list: [], failed: results.failed });
    return { list: await answer(results.done), failed: results.failed };
  };
}
/**
 * Returns the id of the record that an action applies to: `id`, or the shop's only record of a
 * singleton.
 */
async function actedOn(
  engine: Engine,
  resource: Resource,
  caller: Caller,
  id: unknown,
): Promise<number> {
  if (resource.singleton && id === undefined)
    return (await readSingleton(engine, resource, caller)).id;
  const found = parseIdOrNull(id);
  if (found === null) throw invalidInput("idsMissing");
  return found;
}
/** Returns the only record of an answer; none when the caller no longer sees it. */
function requireFirst<T>([record]: readonly T[]): T {
  if (record === undefined) throw notFound();
  return record;
}
/** Reads records in wire format in the order of their ids, in one transaction. */
const wireRecords = (
  engine: Engine,
  resource: Resource,
  caller: Caller,
  ids: readonly number[],
): Promise<Record<string, unknown>[]> =>
  engine.read(caller.actor, async (tx) =>
    (await readRecords({ ...caller, engine, tx, resource }, ids)).map((row) =>
      toWire(resource, row),
    ),
  );
/**
 * Checks that the caller may perform an operation on a resource.
 *
 * @throws {DomainError} `permission.required` when the actor lacks the permission.
 */
export function assertAllowed(caller: Caller, resource: Resource, operation: Operation): void {
  if (!can(caller.actor, resource, operation))
    throw createDenial(caller.actor, resource, operation);
}
/**
 * Checks the permission before the body is read: only callers who may send an input learn what is
 * wrong with it.
 *
 * @throws {DomainError} `permission.required` when the actor lacks the permission.
 */
export const requireRight =
  (resource: Resource, operation: Operation): onRequestAsyncHookHandler =>
  async (request) =>
    assertAllowed(getCaller(request), resource, operation);

/** Actors who can open a record that references this resource may read the names to choose from. */
const requireSelecting =
  (engine: Engine, resource: Resource): onRequestAsyncHookHandler =>
  async (request) => {
    const { actor } = getCaller(request);
    if (!canSelect(actor, resource, engine.resources)) throw createDenial(actor, resource, "view");
  };

const isEmpty = (raw: unknown): boolean =>
  raw === undefined || raw === null || raw === "" || (Array.isArray(raw) && raw.length === 0);
/**
 * A body with an id updates a record, one without creates one; a singleton's record always exists.
 */
const savedOperation = (
  resource: Resource,
  { id }: Readonly<Record<string, unknown>>,
): "create" | "edit" => (resource.singleton || !isEmpty(id) ? "edit" : "create");
/**
 * Returns the error for a caller who may neither create nor edit, regardless of other errors in the
 * call.
 */
function withoutSaveRight(
  resource: Resource,
  request: FastifyRequest,
  error: Error,
): DomainError | null {
  const { actor } = request.call;
  if (!actor || (error instanceof DomainError && error.code === 403)) return null;
  if (can(actor, resource, "create") || can(actor, resource, "edit")) return null;
  const isCreating = !resource.singleton && resource.operations.includes("create");
  return createDenial(actor, resource, isCreating ? "create" : "edit");
}
/**
 * Parses the id of one row.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function parseId(raw: unknown): number {
  const id = parseIdOrNull(raw);
  if (id === null) throw invalidInput("idInvalid");
  return id;
}
function someIds({ ids, id }: { ids?: unknown; id?: unknown }): number[] {
  const found = parseIds(ids ?? id);
  if (found.length === 0) throw invalidInput("idsMissing");
  return found;
}
