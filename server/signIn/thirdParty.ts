import type { FastifyReply, FastifyRequest } from "fastify";
import { loginByTicket } from "../../core/calls/signInFields.ts";
import { DomainError } from "../../framework/server/domainError.ts";
import { getQuery } from "../../framework/server/http/createApp.ts";
import { hashToken } from "../../framework/server/session/token.ts";
import { domainError } from "../errors.ts";
import { registerAppCall } from "../registerAppCall.ts";
import {
  consumeChallenge,
  createChallenge,
  createExpiredError,
  readChallenge,
} from "./authChallenges.ts";
import { type AuthContext, open, write } from "./authContext.ts";
import { grantSession } from "./grantSession.ts";
import { findCandidate } from "./loginCandidate.ts";
import type { Identity } from "./openId.ts";
import { parseInput } from "./parseInput.ts";

const key = "oidc";
const callbackPath = "/api/common/thirdParty/callback";
/**
 * Ensures that the browser that returns is the one that began: otherwise a user could unknowingly
 * be signed in as another.
 */
const cookieName = "markethall_third_party";
const cookie = (value: string, seconds: number, secure: boolean) =>
  `${cookieName}=${value}; Path=${callbackPath}; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? "; Secure" : ""}`;
const readCookie = (request: FastifyRequest) =>
  new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(request.headers.cookie ?? "")?.[1] ?? null;

/** Accepts only paths of the app itself. */
const ownPath = (raw: unknown): string =>
  typeof raw === "string" && /^\/(?![/\\])[^\s\\]{0,500}$/.test(raw) ? raw : "/";
const toText = (raw: unknown) => (typeof raw === "string" ? raw : "");

export function registerThirdParty(auth: AuthContext): void {
  const { app, openId } = auth;
  const getOrigin = (request: FastifyRequest) =>
    auth.publicUrl ?? `${request.protocol}://${request.host}`;
  const secure = (request: FastifyRequest) => getOrigin(request).startsWith("https:");
  const home = (reply: FastifyReply, query: Record<string, string>) =>
    reply.redirect(`/auth-redirect?${new URLSearchParams(query)}`, 302);

  registerAppCall(app, "GET /common/thirdParty", async () =>
    openId ? [{ key, name: openId.name }] : [],
  );

  app.get("/api/common/thirdParty/start", open, async (request, reply) => {
    const { provider, redirect } = getQuery(request);
    if (!openId || (provider !== undefined && provider !== key))
      return home(reply, { error: "thirdParty.off" });
    try {
      const { url, expected: question } = await openId.begin(getOrigin(request) + callbackPath);
      const data = {
        nonce: question.nonce,
        verifier: question.verifier,
        redirect: ownPath(redirect),
      };
      await write(auth, (tx) =>
        createChallenge(tx, "thirdPartyStart", { memberId: null, data }, question.state),
      );
      reply.header("set-cookie", cookie(hashToken(question.state), 600, secure(request)));
      return reply.redirect(url, 302);
    } catch (err) {
      request.log.error({ err }, "the provider cannot be asked");
      return home(reply, { error: "thirdParty.failed" });
    }
  });
  app.get(callbackPath, open, async (request, reply) => {
    reply.header("set-cookie", cookie("", 0, secure(request)));
    const state = toText(getQuery(request).state);
    try {
      if (!openId || readCookie(request) !== hashToken(state))
        throw domainError("thirdParty.failed");
      const { data } = await write(auth, (tx) => consumeChallenge(tx, "thirdPartyStart", state));
      const { nonce = "", verifier = "", redirect = "/" } = data;
      const identity = await openId.finish(new URL(request.url, getOrigin(request)), {
        state,
        nonce,
        verifier,
      });
      return home(reply, { ticket: await createLinkChallenge(auth, identity), redirect });
    } catch (err) {
      if (!(err instanceof DomainError))
        request.log.warn({ err }, "a provider did not say who somebody is");
      return home(reply, { error: "thirdParty.failed" });
    }
  });
  registerAppCall(app, "POST /common/loginByTicket", async (request) => {
    const { ticket: challengeToken } = parseInput(request, loginByTicket);
    const answer = await write(auth, async (tx) => {
      const unknown = await readChallenge(tx, "thirdPartyRegister", challengeToken);
      if (unknown)
        return {
          register: challengeToken,
          name: unknown.data.name ?? null,
          email: unknown.data.email ?? null,
        };
      const { memberId } = await consumeChallenge(tx, "thirdParty", challengeToken);
      const member = memberId === null ? null : await findCandidate(tx, memberId);
      if (!member) throw createExpiredError();
      return grantSession(auth, tx, request, member, "thirdParty");
    });
    return answer;
  });
}
/**
 * Issues an auth challenge to sign in for a known identity, and one to register for an unknown one.
 */
function createLinkChallenge(
  auth: AuthContext,
  { issuer, subject, name, email }: Identity,
): Promise<string> {
  return write(auth, async (tx) => {
    const known = await tx.first(
      tx.db
        .selectFrom("identities")
        .select("member_id as id")
        .where("issuer", "=", issuer)
        .where("subject", "=", subject),
    );
    if (known) return createChallenge(tx, "thirdParty", { memberId: known.id, data: {} });
    const data = { issuer, subject, ...(name ? { name } : {}), ...(email ? { email } : {}) };
    return createChallenge(tx, "thirdPartyRegister", { memberId: null, data });
  });
}
