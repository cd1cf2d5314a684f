import type { FastifyReply, FastifyRequest } from "fastify";
import { readLangParam } from "./detectLanguage.ts";
import type { Answer } from "./responseCache.ts";

/**
 * Browsers and proxies may reuse a response for 10 seconds, and then for another 60 while they
 * revalidate it.
 */
const lasting = "public, max-age=10, stale-while-revalidate=60";
const plain = (tag: string) => tag.trim().replace(/^W\//, "");
/** Whether the client already has the current response. */
const hasCurrent = (header: string | undefined, tag: string): boolean =>
  header?.trim() === "*" || (header?.split(",").some((one) => plain(one) === plain(tag)) ?? false);
function addVary(reply: FastifyReply, names: string): void {
  const before = reply.getHeader("vary");
  reply.header("vary", before ? `${before}, ${names}` : names);
}

/** Sends a response with its cache headers; without a body (304) if the client already has it. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, tag, createdAt }: Answer,
): FastifyReply {
  reply.headers({ etag: tag, "last-modified": createdAt.toUTCString(), "cache-control": lasting });
  // A shop's own storefront sees less than others do.
  addVary(reply, "x-api-key");
  // An address that names its language returns the same for every client.
  if (readLangParam(request.query) === undefined) addVary(reply, "lang, accept-language");
  if (hasCurrent(request.headers["if-none-match"], tag)) return reply.code(304).send();
  return reply.type("application/json; charset=utf-8").send(text);
}
