import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Actor } from "../../framework/schema/index.ts";
import { DomainError } from "../../framework/server/domainError.ts";
import { isGuarded } from "../../framework/server/http/app.ts";
import type { SessionCookies } from "../session/sessionCookies.ts";
import type { Sessions } from "../session/sessions.ts";

/** What somebody may call whose password was set by somebody else. */
const evenThen = ["/api/member/setPassword", "/api/member/getUser", "/api/member/shop/get"];
/** What somebody may call besides whose shop, or the platform, requires a second step that they do not have yet. */
const setUpPaths = ["/api/member/twoStep", "/api/member/twoStep/begin", "/api/member/twoStep/confirm"];
const renewedTokens = new WeakMap<FastifyRequest, string>();

/** Who holds a token. */
export const authenticate =
  (sessions: Sessions) =>
  async (token: string, request: FastifyRequest): Promise<Actor | null> => {
    const found = await sessions.find(token);
    if (!found) return null;
    if (found.renewed) renewedTokens.set(request, found.renewed);
    const guarded = isGuarded(request) && !evenThen.includes(request.routeOptions.url ?? "");
    if (found.session.mustChangePassword && guarded)
      throw new DomainError(403, "password.mustChange", { key: "refusal.passwordMustChange" });
    const settingUp = setUpPaths.includes(request.routeOptions.url ?? "");
    if (found.session.mustSetUpTwoStep && guarded && !settingUp)
      throw new DomainError(403, "twoStep.mustSetUp", { key: "refusal.twoStepMustSetUp" });
    return found.session.actor;
  };

/** Tells who shows an old token the one that has replaced it, whatever else the answer says. */
export function sendRenewedTokens(app: FastifyInstance, cookies: SessionCookies): void {
  app.addHook("onSend", async (request, reply) => {
    const renewed = renewedTokens.get(request);
    if (!renewed) return;
    if (!request.call.fromCookie) reply.header("x-renewed-token", renewed);
    // A call that ends the session or opens another one has written cookies of its own.
    else if (!reply.hasHeader("set-cookie")) cookies.renew(request, reply, renewed);
  });
}
