import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Actor } from "../../framework/schema/index.ts";
import { isGuarded } from "../../framework/server/http/app.ts";
import { Refusal } from "../../framework/server/refusal.ts";
import type { Sessions } from "../session/sessions.ts";

/** What somebody may call whose password was set by somebody else. */
const evenThen = ["/api/member/setPassword", "/api/member/getUser", "/api/member/shop/get"];
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
      throw new Refusal(403, "password.mustChange", { key: "refusal.passwordMustChange" });
    return found.session.actor;
  };

/** Tells who shows an old token the one that has replaced it, whatever else the answer says. */
export function tellRenewedTokens(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    const renewed = renewedTokens.get(request);
    if (renewed) reply.header("x-renewed-token", renewed);
  });
}
