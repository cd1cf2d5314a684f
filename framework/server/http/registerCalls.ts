import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import {
  can,
  getCallPath,
  listCalls,
  listStandardCalls,
  type Resource,
  toCallPath,
} from "../../schema/index.ts";
import { DomainError } from "../domainError.ts";
import type { Engine } from "../engine.ts";
import { createImportHandlers, exportHandler } from "../importExport/importHandlers.ts";
import type { PictureQueue } from "../importExport/pictures/pictureQueue.ts";
import { runProcedure } from "../operations/runProcedure.ts";
import { answerError, ok } from "./answerError.ts";
import { getBody, getCaller, getQuery } from "./createApp.ts";
import { createDenial } from "./createDenial.ts";
import { FileBody } from "./FileBody.ts";
import type { CallHandler, CallHandlers } from "./handlers/CallHandler.ts";
import { createActionHandler } from "./handlers/handleAction.ts";
import { readHandlers } from "./handlers/readHandlers.ts";
import { writeHandlers } from "./handlers/writeHandlers.ts";
import { requireCallRight, requireRight } from "./requireRight.ts";

/**
 * Registers the envelope calls that the protocol describes for a resource, below `/api/{api}/`: the
 * standard ones, its actions and its declared calls. The app parses multipart bodies.
 */
export function registerCalls(
  app: FastifyInstance,
  engine: Engine,
  resource: Resource,
  pictures: PictureQueue | null = null,
): void {
  const config = { resource };
  const answer = (handler: CallHandler) => async (request: FastifyRequest, reply: FastifyReply) => {
    const result = await handler({
      engine,
      resource,
      caller: getCaller(request),
      request,
      reply,
    });
    return result instanceof FileBody ? sendFile(reply, result) : ok(result);
  };
  const calls = listStandardCalls(resource);
  const handlers: Partial<CallHandlers> = {
    ...readHandlers,
    ...writeHandlers,
    export: exportHandler,
    ...(calls.some(([name]) => name === "importRun")
      ? createImportHandlers(app, engine, resource, pictures)
      : {}),
  };
  for (const [name, { method, right }] of calls) {
    const handler = handlers[name];
    if (!handler) throw new Error(`${resource.name}.${name}: no handler answers this call`);
    const onRequest = requireCallRight(engine, resource, right);
    const options = right === "save" ? rejectingSaves(engine, resource) : {};
    const url = `/api/${resource.api}/${toCallPath(name)}`;
    app.route({ method, url, config, onRequest, ...options, handler: answer(handler) });
  }
  for (const [name, declared] of listCalls(resource)) {
    const method = declared.method === "POST" ? "POST" : "GET";
    const handler = answer(async ({ caller, request }) => {
      const given = { ...getQuery(request), ...getBody(request) };
      const output = await runProcedure(engine, resource, caller, name, declared, given);
      return declared.unwrap === undefined ? output : output[declared.unwrap];
    });
    const url = `/api/${getCallPath(resource, name, declared)}`;
    if (declared.anyMember) app.route({ method, url, config, handler });
    else {
      const onRequest = requireRight(resource, declared.right ?? "view");
      app.route({ method, url, config, onRequest, handler });
    }
  }
  for (const action of resource.actionList)
    app.post(
      `/api/${resource.api}/${action.call}`,
      { config, onRequest: requireRight(resource, action.name) },
      answer(createActionHandler(action)),
    );
}

function sendFile(reply: FastifyReply, { type, fileName, content }: FileBody): FastifyReply {
  reply
    .header("content-type", type)
    .header("content-disposition", `attachment; filename="${fileName}"`);
  return reply.send(content);
}

/**
 * The body decides which of two permissions a save requires, so a caller who has neither may send a
 * body that cannot be parsed.
 */
const rejectingSaves = (
  engine: Engine,
  resource: Resource,
): Pick<RouteShorthandOptions, "errorHandler"> => ({
  errorHandler: (error: Error, request, reply) =>
    answerError(engine, request, reply, withoutSaveRight(resource, request, error) ?? error),
});
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
  if (!actor || (error instanceof DomainError && error.type === "forbidden")) return null;
  if (can(actor, resource, "create") || can(actor, resource, "edit")) return null;
  const isCreating = !resource.singleton && resource.operations.includes("create");
  return createDenial(actor, resource, isCreating ? "create" : "edit");
}
