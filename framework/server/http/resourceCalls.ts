import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  type Action,
  callPath,
  callsOf,
  type Deed,
  may,
  permissionOf,
  type Resource,
  toWire,
} from "../../schema/index.ts";
import { act } from "../act.ts";
import { readAsked } from "../askedInput.ts";
import { call } from "../call.ts";
import { countTabs } from "../counting.ts";
import type { Caller, Engine } from "../engine.ts";
import { readHistory } from "../history.ts";
import { readPage } from "../list.ts";
import { move } from "../move.ts";
import { idOrNull, idsOf, readListRequest } from "../query.ts";
import { readRecord } from "../read.ts";
import { forbidden, invalid, invalidInput } from "../refusal.ts";
import { purge, remove, restore } from "../remove.ts";
import { readSaveRequest, save, saveAndRead, versionOf } from "../save.ts";
import { readIds, readSelector, readSums } from "../select.ts";
import { readSingleton } from "../singleton.ts";
import type { Tx } from "../tenancy.ts";
import { ok } from "./answer.ts";
import { bodyOf, callerOf, isObject, queryOf } from "./app.ts";
import { rowByRow } from "./rowByRow.ts";

type Work = (caller: Caller, request: FastifyRequest) => Promise<unknown>;

/** The envelope calls of a resource, below `/api/{api}/`. */
export function registerCalls(app: FastifyInstance, engine: Engine, resource: Resource): void {
  const config = { resource };
  const guard = (deed: Deed, work: Work) => async (request: FastifyRequest) => {
    const caller = callerOf(request);
    checkDeed(caller, resource, deed);
    return ok(await work(caller, request));
  };
  const get = (call: string, deed: Deed, work: Work) =>
    app.get(`/api/${resource.api}/${call}`, { config }, guard(deed, work));
  const post = (call: string, deed: Deed, work: Work) =>
    app.post(`/api/${resource.api}/${call}`, { config }, guard(deed, work));
  const listRequest = (caller: Caller, request: FastifyRequest) =>
    readListRequest(resource, caller.actor, queryOf(request));

  get("getList", "view", (caller, request) =>
    engine.read(caller.actor, async (tx) => {
      const page = await readPage(engine, tx, resource, caller, listRequest(caller, request));
      return { ...page, list: page.list.map((row) => toWire(resource, row)) };
    }),
  );
  get("get", "view", async (caller, request) => {
    if (resource.singleton) return toWire(resource, await readSingleton(engine, resource, caller));
    const id = oneId(queryOf(request).id);
    return engine.read(caller.actor, async (tx) =>
      toWire(resource, await readRecord(engine, tx, resource, caller, id)),
    );
  });
  get("getSelector", "view", (caller, request) =>
    engine.read(caller.actor, (tx) => readSelector(tx, resource, caller, queryOf(request))),
  );
  get("getCounts", "view", (caller, request) =>
    engine.read(caller.actor, (tx) => countTabs(engine, tx, resource, caller, listRequest(caller, request))),
  );
  get("getSums", "view", (caller, request) =>
    engine.read(caller.actor, (tx) => readSums(engine, tx, resource, caller, listRequest(caller, request))),
  );
  get("getIds", "view", (caller, request) =>
    engine.read(caller.actor, (tx) => readIds(tx, resource, caller, listRequest(caller, request))),
  );
  get("getHistory", "view", (caller, request) =>
    engine.read(caller.actor, (tx) => readHistory(tx, resource, caller, queryOf(request))),
  );
  for (const [name, declared] of callsOf(resource)) {
    const method = declared.method === "POST" ? "POST" : "GET";
    const handler = guard(declared.right ?? "view", async (caller, request) => {
      const given = { ...queryOf(request), ...bodyOf(request) };
      const answer = await call(engine, resource, caller, name, declared, given);
      return declared.whole === undefined ? answer : answer[declared.whole];
    });
    app.route({ method, url: `/api/${callPath(resource, name, declared)}`, config, handler });
  }
  for (const action of resource.actionList) post(action.call, action.name, runAction(engine, resource, action));
  if (resource.readOnly) return;

  post("editSubmit", "view", async (caller, request) => {
    const body = { ...bodyOf(request) };
    if (resource.singleton) body.id = (await readSingleton(engine, resource, caller)).id;
    const asked = readSaveRequest(resource, body);
    checkDeed(caller, resource, asked.id === null ? "create" : "edit");
    return engine.write(caller.actor, async (tx) =>
      toWire(resource, await saveAndRead(engine, tx, resource, caller, asked)),
    );
  });
  const each = (deed: Deed, work: (tx: Tx, caller: Caller, id: number) => Promise<void>) => (call: string) =>
    post(call, deed, async (caller, request) => {
      const ids = someIds({ ...queryOf(request), ...bodyOf(request) });
      const { done, failed } = await rowByRow(engine, resource, caller, ids, (id) =>
        engine.write(caller.actor, (tx) => work(tx, caller, id)),
      );
      return { ids: done, failed };
    });
  each("delete", (tx, caller, id) => remove(engine, tx, resource, caller, id))("delete");
  if (resource.trash) {
    each("delete", (tx, caller, id) => restore(engine, tx, resource, caller, id))("restore");
    each("delete", (tx, caller, id) => purge(engine, tx, resource, caller, id))("purge");
  }
  post("bulkEdit", "edit", async (caller, request) => {
    const { ids, values } = bodyOf(request);
    if (!isObject(values)) throw invalid({ values: { key: "validation.type.object" } });
    const { id, version, values: parsed } = readSaveRequest(resource, values);
    if (id !== null || version !== null)
      throw invalid({ [id === null ? "version" : "id"]: { key: "validation.readOnly" } });
    if (Object.keys(parsed).length === 0) throw invalid({ values: { key: "validation.noChange" } });
    const { done, failed } = await rowByRow(engine, resource, caller, someIds({ ids }), (id) =>
      engine.write(
        caller.actor,
        async (tx) => void (await save(engine, tx, resource, caller, { id, version: null, values: { ...parsed } })),
      ),
    );
    return { list: await wireRecords(engine, resource, caller, done), failed };
  });
  if (resource.parent)
    post("move", "edit", async (caller, request) => {
      const { id, parent, before } = bodyOf(request);
      const [one, above, next] = [oneId(id), idOrNull(parent), idOrNull(before)];
      await engine.write(caller.actor, (tx) => move(engine, tx, resource, caller, one, above, next));
      return (await wireRecords(engine, resource, caller, [one]))[0];
    });
}

function runAction(engine: Engine, resource: Resource, action: Action): Work {
  return async (caller, request) => {
    const { id, ids, version, ...given } = { ...queryOf(request), ...bodyOf(request) } as Record<string, unknown>;
    const input = readAsked(resource, action, given);
    const outputs = new Map<number, unknown>();
    const run = async (one: number, at: number | null) => {
      const output = await engine.write(caller.actor, (tx) =>
        act(engine, tx, resource, caller, action, one, input, at),
      );
      if (output) outputs.set(one, output);
    };
    const answer = async (done: readonly number[]) =>
      (await wireRecords(engine, resource, caller, done)).map((record, index) => {
        const output = outputs.get(done[index] ?? 0);
        return output ? { ...record, _output: output } : record;
      });
    if (ids === undefined) {
      const one =
        resource.singleton && id === undefined ? (await readSingleton(engine, resource, caller)).id : oneId(id);
      await run(one, versionOf(version));
      return (await answer([one]))[0];
    }
    const { done, failed } = await rowByRow(engine, resource, caller, someIds({ ids }), (one) => run(one, null));
    return { list: await answer(done), failed };
  };
}
function wireRecords(engine: Engine, resource: Resource, caller: Caller, ids: readonly number[]) {
  return engine.read(caller.actor, async (tx) => {
    const records = [];
    for (const id of ids) records.push(toWire(resource, await readRecord(engine, tx, resource, caller, id)));
    return records;
  });
}
export function checkDeed(caller: Caller, resource: Resource, deed: Deed): void {
  if (!may(caller.actor, resource, deed)) throw forbidden(permissionOf(resource, deed, caller.actor));
}
export function oneId(raw: unknown): number {
  const id = idOrNull(raw);
  if (id === null) throw invalidInput("idInvalid");
  return id;
}
function someIds({ ids, id }: { ids?: unknown; id?: unknown }): number[] {
  const found = idsOf(ids ?? id);
  if (found.length === 0) throw invalidInput("idsMissing");
  return found;
}
