import type { FastifyInstance, FastifyRequest } from "fastify";
import { isTenantMember } from "../../schema/index.ts";
import {
  RequestLoad,
  runWithLoad,
  type StatementTimeouts,
  storefrontTenant,
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
  app.decorateRequest("load");
  app.addHook("onRequest", (request, reply, done) => {
    const isStorefront = request.routeOptions.url?.startsWith("/api/store/") === true;
    const load = new RequestLoad(isStorefront ? storefrontTenant : anonymous, timeouts);
    request.load = load;
    if (request.method === "GET" || request.method === "HEAD")
      reply.raw.once("close", () => {
        if (!reply.raw.writableFinished) load.leave();
      });
    runWithLoad(load, done);
  });
  // A body is parsed in the context of its connection, not in that of its request.
  app.addHook("preValidation", (request, _reply, done) => {
    request.load.tenant = getTenant(request);
    runWithLoad(request.load, done);
  });
}
