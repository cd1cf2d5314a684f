import type { FastifyInstance, FastifyRequest } from "fastify";
import type { SessionCookies } from "./sessionCookies.ts";
import type { FoundSession, Sessions } from "./sessions.ts";

const renewedTokens = new WeakMap<FastifyRequest, string>();

/**
 * Finds the session of a request's token. If the token is due for replacement, the response carries
 * the new one.
 */
export async function findRequestSession<S>(
  sessions: Sessions<S>,
  token: string,
  request: FastifyRequest,
): Promise<FoundSession<S> | null> {
  const found = await sessions.find(token);
  if (found?.renewed) renewedTokens.set(request, found.renewed);
  return found;
}

/** Sends the replacement token to a client that used an old one, with any response. */
export function sendRenewedTokens(app: FastifyInstance, cookies: SessionCookies): void {
  app.addHook("onSend", (request, reply, _payload, done) => {
    const renewed = renewedTokens.get(request);
    if (renewed && !request.call.fromCookie) reply.header("x-renewed-token", renewed);
    // A call that ends the session or opens another one has set its own cookies.
    else if (renewed && !reply.hasHeader("set-cookie")) cookies.renew(request, reply, renewed);
    done();
  });
}
