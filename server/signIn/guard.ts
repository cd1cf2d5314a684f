import type { FastifyRequest } from "fastify";
import type { Actor } from "../../framework/schema/index.ts";
import { isGuarded } from "../../framework/server/http/createApp.ts";
import { findRequestSession } from "../../framework/server/session/renewedTokens.ts";
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
    const found = await findRequestSession(sessions, token, request);
    if (!found) return null;
    const guarded = isGuarded(request) && !evenThen.includes(request.routeOptions.url ?? "");
    if (found.session.mustChangePassword && guarded) throw domainError("password.mustChange");
    const settingUp = setUpPaths.includes(request.routeOptions.url ?? "");
    if (found.session.mustSetUpTwoStep && guarded && !settingUp)
      throw domainError("twoStep.mustSetUp");
    return found.session.actor;
  };
