import type { FastifyInstance, FastifyRequest } from "fastify";
import { RequestLoad, runWithLoad, type StatementTimeouts, storefrontTenant } from "../database/requestLoad.ts";

declare module "fastify" {
  interface FastifyRequest {
    load: RequestLoad;
  }
}

const anonymous = "anonymous";
/** On whose account a request uses the database. */
function tenantOf({ call, load }: FastifyRequest): string {
  const { actor } = call;
  if (!actor) return load.tenant;
  return actor.realm === "shop" && actor.shopId !== null ? `shop ${actor.shopId}` : "platform";
}

/**
 * Gives every request its load on the database, from its first hook on. What a request reads ends when its client leaves; what it writes
 * is finished, for nobody could say otherwise whether it was done.
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
  // A body is parsed in the context of its connection, and not in that of its request.
  app.addHook("preValidation", (request, _reply, done) => {
    request.load.tenant = tenantOf(request);
    runWithLoad(request.load, done);
  });
}
