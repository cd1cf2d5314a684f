import type { FastifyReply, FastifyRequest } from "fastify";
import { saidIn } from "./languages.ts";
import type { Answer } from "./responseCache.ts";

/** A browser or a cache on the way may show it for so long without asking, and then once more while it asks. */
const lasting = "public, max-age=10, stale-while-revalidate=60";
const plain = (tag: string) => tag.trim().replace(/^W\//, "");
/** Whether what the client holds is what would be sent. */
const isHeld = (header: string | undefined, tag: string): boolean =>
  header?.trim() === "*" || (header?.split(",").some((one) => plain(one) === plain(tag)) ?? false);
function addVary(reply: FastifyReply, names: string): void {
  const before = reply.getHeader("vary");
  reply.header("vary", before ? `${before}, ${names}` : names);
}

/** An answer with what caches need to know of it; nothing but that, where the client has it already. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, { text, tag, made }: Answer): FastifyReply {
  reply.headers({ etag: tag, "last-modified": made.toUTCString(), "cache-control": lasting });
  // A shop's own front sees less than others do.
  addVary(reply, "x-api-key");
  // An address that names its language is the same for everybody.
  if (saidIn(request.query) === undefined) addVary(reply, "lang, accept-language");
  if (isHeld(request.headers["if-none-match"], tag)) return reply.code(304).send();
  return reply.type("application/json; charset=utf-8").send(text);
}
