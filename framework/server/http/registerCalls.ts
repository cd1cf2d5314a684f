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
import { DomainError, invalid, invalidInput } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { countTabs } from "../operations/countRows.ts";
import { purge, remove, restore } from "../operations/deleteRecord.ts";
import { move } from "../operations/move.ts";
import { parseInput } from "../operations/parseInput.ts";
import { readHistory } from "../operations/readHistory.ts";
import { readPage } from "../operations/readPage.ts";
import { readRecord } from "../operations/readRecord.ts";
import { readSingleton } from "../operations/readSingleton.ts";
import { runAction } from "../operations/runAction.ts";
import { runProcedure } from "../operations/runProcedure.ts";
import {
  parseVersion,
  readSaveRequest,
  saveAndRead,
  save as saveRecord,
} from "../operations/save.ts";
import { readIds, readSelector, readSums, readTree } from "../operations/select.ts";
import { parseIdOrNull, parseIds, readListRequest } from "../sql/readListRequest.ts";
import type { Tx } from "../transaction.ts";
import { answerError, ok } from "./answerError.ts";
import { getBody, getCaller, getQuery, isObject } from "./createApp.ts";
import { createDenial } from "./createDenial.ts";
import { createMissingOperation } from "./missingCall.ts";
import { assertAnyDone, runRowByRow } from "./runRowByRow.ts";

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
      toWire(resource, await readRecord(engine, tx, resource, caller, id)),
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
      toWire(resource, await saveAndRead(engine, tx, resource, caller, saveRequest)),
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
  const each =
    (operation: Operation, work: (tx: Tx, caller: Caller, id: number) => Promise<void>) =>
    (call: string) =>
      post(call, operation, async (caller, request) => {
        const ids = someIds({ ...getQuery(request), ...getBody(request) });
        const results = await runRowByRow(engine, resource, caller, ids, (id) =>
          engine.write(caller.actor, (tx) => work(tx, caller, id)),
        );
        const data = { ids: results.done, failed: results.failed };
        assertAnyDone(results, data);
        return data;
      });
  if (has("delete"))
    each("delete", (tx, caller, id) => remove(engine, tx, resource, caller, id))("delete");
  if (has("delete") && resource.trash) {
    each("delete", (tx, caller, id) => restore(engine, tx, resource, caller, id))("restore");
    each("delete", (tx, caller, id) => purge(engine, tx, resource, caller, id))("purge");
  }
  if (!has("edit")) return;
  post("bulkEdit", "edit", async (caller, request) => {
    const { ids, values } = getBody(request);
    if (!isObject(values)) throw invalid({ values: { key: "validation.type.object" } });
    const { id, version, values: parsed } = readSaveRequest(resource, values, caller.actor);
    if (id !== null || version !== null)
      throw invalid({ [id === null ? "version" : "id"]: { key: "validation.readOnly" } });
    if (Object.keys(parsed).length === 0) throw invalid({ values: { key: "validation.noChange" } });
    const results = await runRowByRow(engine, resource, caller, someIds({ ids }), (id) =>
      engine.write(
        caller.actor,
        async (tx) =>
          void (await saveRecord(engine, tx, resource, caller, {
            id,
            version: null,
            values: { ...parsed },
          })),
      ),
    );
    assertAnyDone(results, { list: [], failed: results.failed });
    return {
      list: await wireRecords(engine, resource, caller, results.done),
      failed: results.failed,
    };
  });
  if (resource.parent)
    post("move", "edit", async (caller, request) => {
      const { id, parent, before } = getBody(request);
      const [one, above, next] = [parseId(id), parseIdOrNull(parent), parseIdOrNull(before)];
      await engine.write(caller.actor, (tx) =>
        move(engine, tx, resource, caller, one, above, next),
      );
      return (await wireRecords(engine, resource, caller, [one]))[0];
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
    const outputs = new Map<number, unknown>();
    const run = async (one: number, at: number | null) => {
      await engine.rules(resource).beforeActions?.[action.name]?.({ ...caller, engine, id: one });
      const output = await engine.write(caller.actor, (tx) =>
        runAction(engine, tx, resource, caller, action, one, input, at),
      );
      if (output) outputs.set(one, output);
    };
    const answer = async (done: readonly number[]) =>
      (await wireRecords(engine, resource, caller, done)).map((record, index) => {
        const output = outputs.get(done[index] ?? 0);
        return output ? { ...record, _output: output } : record;
      });
    if (one !== null) {
      await run(one, parseVersion(version));
      return (await answer([one]))[0];
    }
    const results = await runRowByRow(engine, resource, caller, some, (each) => run(each, null));
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
function wireRecords(engine: Engine, resource: Resource, caller: Caller, ids: readonly number[]) {
  return engine.read(caller.actor, async (tx) => {
    const records = [];
    for (const id of ids)
      records.push(toWire(resource, await readRecord(engine, tx, resource, caller, id)));
    return records;
  });
}
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
