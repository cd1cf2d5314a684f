import type { FastifyInstance, FastifyRequest } from "fastify";
import { getApp, isTenantMember } from "../../schema/index.ts";
import {
  publicTenant,
  RequestLoad,
  runWithLoad,
  type StatementTimeouts,
} from "../database/requestLoad.ts";

declare module "fastify" {
  interface FastifyRequest {
    load: RequestLoad;
  }
}

const anonymous = "anonymous";
/** Returns the tenant that a request's database use counts against. */
function getTenant({ call, load }: FastifyRequest): string {
  const { actor } = call;
  if (!actor) return load.tenant;
  return isTenantMember(actor) && actor.tenantId !== null
    ? `${actor.realm} ${actor.tenantId}`
    : actor.realm;
}

/**
 * Gives every request its database load, from its first hook on. Reads are cancelled when the
 * client disconnects; writes are completed, since it would otherwise be unknown whether they took
 * effect.
 */
export function followLoad(app: FastifyInstance, timeouts: StatementTimeouts): void {
  const { publicPath } = getApp();
  app.decorateRequest("load");
  app.addHook("onRequest", (request, reply, done) => {
    const isPublic = publicPath !== undefined && request.routeOptions.url?.startsWith(publicPath);
    const load = new RequestLoad(isPublic ? publicTenant : anonymous, timeouts);
    request.load = load;
    if (request.method === "GET" || request.method === "HEAD")
      reply.raw.once("close", () => {
        if (!reply.raw.writableFinished) load.leave();
      });
    runWithLoad(load, done);
  });
  app.addHook("preValidation", (request, _reply, done) => {
    request.load.tenant = getTenant(request);
    // A body is parsed in the context of its connection, not in that of its request.
    if (request.body === undefined && (request.method === "GET" || request.method === "HEAD"))
      done();
    else runWithLoad(request.load, done);
  });
}
