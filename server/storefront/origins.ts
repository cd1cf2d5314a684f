import type { FastifyInstance } from "fastify";

const allowed = {
  "access-control-allow-methods": "GET, HEAD, POST, OPTIONS",
  "access-control-allow-headers":
    "authorization, content-type, idempotency-key, if-none-match, lang, x-api-key",
  "access-control-max-age": "86400",
};
const shown = "etag, idempotent-replayed, last-modified, retry-after";

/**
 * Allows pages of these origins (null allows all) to read the responses, never with credentials
 * such as cookies.
 */
export function allowOrigins(store: FastifyInstance, origins: readonly string[] | null): void {
  store.addHook("onRequest", async ({ headers }, reply) => {
    if (origins) reply.header("vary", "origin");
    const { origin } = headers;
    if (origins && !(origin && origins.includes(origin))) return;
    reply.header("access-control-allow-origin", origins ? origin : "*");
    reply.header("access-control-expose-headers", shown);
  });
  store.options("/*", async (_request, reply) => reply.code(204).headers(allowed).send());
}
