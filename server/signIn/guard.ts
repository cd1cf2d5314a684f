import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Actor } from "../../framework/schema/index.ts";
import { isGuarded } from "../../framework/server/http/createApp.ts";
import type { SessionCookies } from "../../framework/server/session/sessionCookies.ts";
import type { Sessions } from "../../framework/server/session/sessions.ts";
import { domainError } from "../errors.ts";
import type { Session } from "../session/session.ts";

/** Calls allowed to a member whose password was set by another user. */
const evenThen = ["/api/member/setPassword", "/api/member/getUser", "/api/member/shop/get"];
/**
 * Calls allowed in addition to a member that has not yet set up the MFA that its shop or the
 * platform requires.
 */
const setUpPaths = [
  "/api/member/twoStep",
  "/api/member/twoStep/begin",
  "/api/member/twoStep/confirm",
];
const renewedTokens = new WeakMap<FastifyRequest, string>();

/**
 * Returns the holder of a token.
 *
 * @throws {DomainError} `password.mustChange` when the member must change the password first.
 * @throws {DomainError} `twoStep.mustSetUp` when the member must set up two-step authentication
 * first.
 */
export const authenticate =
  (sessions: Sessions<Session>) =>
  async (token: string, request: FastifyRequest): Promise<Actor | null> => {
    const found = await sessions.find(token);
    if (!found) return null;
    if (found.renewed) renewedTokens.set(request, found.renewed);
    const guarded = isGuarded(request) && !evenThen.includes(request.routeOptions.url ?? "");
    if (found.session.mustChangePassword && guarded) throw domainError("password.mustChange");
    const settingUp = setUpPaths.includes(request.routeOptions.url ?? "");
    if (found.session.mustSetUpTwoStep && guarded && !settingUp)
      throw domainError("twoStep.mustSetUp");
    return found.session.actor;
  };

/** Sends the replacement token to a client that used an old one, with any response. */
export function sendRenewedTokens(app: FastifyInstance, cookies: SessionCookies): void {
  app.addHook("onSend", async (request, reply) => {
    const renewed = renewedTokens.get(request);
    if (!renewed) return;
    if (!request.call.fromCookie) reply.header("x-renewed-token", renewed);
    // A call that ends the session or opens another one has set its own cookies.
    else if (!reply.hasHeader("set-cookie")) cookies.renew(request, reply, renewed);
  });
}
