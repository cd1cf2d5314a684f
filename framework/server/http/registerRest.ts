import type { FastifyInstance, FastifyRequest } from "fastify";
import { listRestCalls, type Resource, type RestCallName, toWire } from "../../schema/index.ts";
import { invalidInput } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { readPage } from "../operations/readPage.ts";
import { readRecord } from "../operations/readRecord.ts";
import { remove } from "../operations/remove.ts";
import { saveAndRead } from "../operations/save.ts";
import { readSaveRequest } from "../operations/saveRequest.ts";
import { type ListRequest, readListRequest } from "../sql/readListRequest.ts";
import { getBody, getCaller, getQuery, isObject } from "./createApp.ts";
import { type CallContext, parseId } from "./handlers/CallHandler.ts";
import { parseJson } from "./parseBody.ts";
import { requireCallRight } from "./requireRight.ts";

function readJson(raw: unknown, name: string): unknown {
  if (raw === undefined || raw === "") return undefined;
  if (typeof raw !== "string") throw invalidInput("filterInvalid", { field: name });
  try {
    return parseJson(raw);
  } catch {
    throw invalidInput("filterInvalid", { field: name });
  }
}
/**
 * Converts `filter`, `range` and `sort` of the simple REST dialect to a page request. The range
 * must cover whole pages.
 */
function readRestRequest(
  engine: Engine,
  resource: Resource,
  caller: Caller,
  query: Readonly<Record<string, unknown>>,
): ListRequest & { first: number } {
  const filter = readJson(query.filter, "filter") ?? {};
  const range = readJson(query.range, "range") ?? [0, 19];
  const sort = readJson(query.sort, "sort") ?? [];
  if (!isObject(filter)) throw invalidInput("filterInvalid", { field: "filter" });
  if (!Array.isArray(sort) || !Array.isArray(range))
    throw invalidInput("filterInvalid", { field: Array.isArray(sort) ? "range" : "sort" });
  const [first, last] = range;
  if (range.length !== 2 || !Number.isSafeInteger(first) || !Number.isSafeInteger(last))
    throw invalidInput("pageInvalid");
  const size = last - first + 1;
  if (first < 0 || size < 1 || first % size !== 0) throw invalidInput("pageInvalid");
  const { id, ...rest } = filter as Record<string, unknown>;
  const params = {
    ...rest,
    ...(id === undefined ? {} : { ids: id }),
    page: first / size + 1,
    pageSize: size,
    sort: sort[0],
    order: sort[1],
  };
  return { ...readListRequest(engine, resource, caller.actor, params), first };
}

const readId = (request: FastifyRequest) => parseId((request.params as { id?: string }).id);

type RestHandler = (context: CallContext) => Promise<unknown>;
const handlers: Readonly<Record<RestCallName, RestHandler>> = {
  async list({ engine, resource, caller, request, reply }) {
    const listRequest = readRestRequest(engine, resource, caller, getQuery(request));
    const page = await engine.read(caller.actor, (tx) =>
      readPage(engine, tx, resource, caller, listRequest),
    );
    const last = page.list.length ? listRequest.first + page.list.length - 1 : listRequest.first;
    reply
      .header("content-range", `${resource.name} ${listRequest.first}-${last}/${page.total}`)
      .header("access-control-expose-headers", "content-range");
    return page.list.map((row) => toWire(resource, row));
  },
  retrieve: ({ engine, resource, caller, request }) =>
    engine.read(caller.actor, async (tx) =>
      toWire(resource, await readRecord({ ...caller, engine, tx, resource }, readId(request))),
    ),
  async create({ engine, resource, caller, request }) {
    const saveRequest = readSaveRequest(resource, getBody(request), caller.actor);
    if (saveRequest.id !== null) throw invalidInput("idInvalid");
    return engine.write(caller.actor, async (tx) =>
      toWire(resource, await saveAndRead({ ...caller, engine, tx, resource }, saveRequest)),
    );
  },
  async update({ engine, resource, caller, request }) {
    const saveRequest = readSaveRequest(resource, getBody(request), caller.actor);
    const id = readId(request);
    // The id in the body must match the one in the address.
    if (saveRequest.id !== null && saveRequest.id !== id) throw invalidInput("idInvalid");
    saveRequest.id = id;
    return engine.write(caller.actor, async (tx) =>
      toWire(resource, await saveAndRead({ ...caller, engine, tx, resource }, saveRequest)),
    );
  },
  async delete({ engine, resource, caller, request }) {
    const id = readId(request);
    await engine.write(caller.actor, (tx) => remove({ ...caller, engine, tx, resource }, id));
    return { id };
  },
};

/**
 * Registers the REST calls of the protocol for a resource, in react-admin's simple dialect and with
 * real HTTP statuses.
 */
export function registerRest(app: FastifyInstance, engine: Engine, resource: Resource): void {
  const config = { resource, rest: true };
  for (const [name, { method, one, right, status }] of listRestCalls(resource))
    app.route({
      method,
      url: `/api/rest/${resource.name}${one ? "/:id" : ""}`,
      config,
      onRequest: requireCallRight(engine, resource, right),
      handler: async (request, reply) => {
        const caller = getCaller(request);
        const answer = await handlers[name]({ engine, resource, caller, request, reply });
        reply.code(status);
        return answer;
      },
    });
}
