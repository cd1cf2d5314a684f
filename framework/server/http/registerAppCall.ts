import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { type AppCall, type AppMethod, type CallAnswer, parseCallKey } from "../../schema/index.ts";
import { ok } from "./answerError.ts";

/** Answers a call that belongs to no resource: `data` of the envelope, or the body without one. */
export type HandleAppCall<C extends AppCall> = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<CallAnswer<C>>;

/**
 * Registers a call that belongs to no resource: its key is its method and its path below `/api`,
 * with parameters in braces, and its description says what it answers and whether it requires a
 * session.
 *
 * @example
 * ```ts
 * const registerClock = (server: FastifyInstance) =>
 *   registerAppCall(server, "GET /common/clock", { summary: "Check the clock" }, async () => null);
 * ```
 */
export function registerAppCall<const C extends AppCall>(
  app: FastifyInstance,
  key: `${AppMethod} /${string}`,
  { open, bare }: C,
  handle: HandleAppCall<C>,
  { config, ...options }: RouteShorthandOptions = {},
): void {
  const { method, path } = parseCallKey(key);
  app.route({
    ...options,
    method,
    url: `/api${path.replace(/\{(\w+)\}/g, ":$1")}`,
    config: { ...(open && { open }), ...config },
    handler: async (request, reply) => {
      const answer = await handle(request, reply);
      return bare ? answer : ok(answer);
    },
  });
}
