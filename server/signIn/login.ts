import { hash, verify } from "@node-rs/argon2";
import type { FastifyRequest } from "fastify";
import { password, text } from "../../framework/schema/index.ts";
import { DomainError } from "../../framework/server/domainError.ts";
import { ok } from "../../framework/server/http/answerError.ts";
import { attempt } from "../../framework/server/session/throttle.ts";
import { domainError } from "../errors.ts";
import { type Way, ways } from "../session/session.ts";
import { type AuthContext, open, requireSession, write } from "./authContext.ts";
import { checkCode } from "./codes.ts";
import { grantSession } from "./grantSession.ts";
import { codeField, normalizePhone, parseInput, phoneField } from "./inputFields.ts";
import { log } from "./log.ts";
import {
  findCandidateByAddress,
  findCandidateByName,
  type LoginCandidate,
  toThrottleTarget,
} from "./loginCandidate.ts";

/**
 * Verified if the name is unknown, so that the response takes just as long as for an existing
 * account.
 */
const unknownUserHash = hash("nobody's password");

/** Checks a member's password. An account without a password accepts none. */
export async function isPassword(
  member: Pick<LoginCandidate, "passwordHash"> | null,
  password: string,
): Promise<boolean> {
  const right = await verify(member?.passwordHash ?? (await unknownUserHash), password);
  return right && Boolean(member?.passwordHash);
}
export const createLoginError = () => domainError("login.failed");

/** Logs a failed sign-in with its reason; the reason is not sent to the client. */
export async function logFailure(
  auth: AuthContext,
  request: FastifyRequest,
  {
    username,
    member,
    way,
    error,
  }: { username: string; member: LoginCandidate | null; way: Way; error: unknown },
): Promise<void> {
  const reason = error instanceof DomainError ? error.code : "fault";
  await write(auth, (tx) =>
    log(tx, request, { event: "signIn", ok: false, username, member, way, reason }),
  );
}

export const parseWay = (value: string | undefined): Way =>
  ways.find((way) => way === value) ?? "password";

export const byPassword = {
  username: text({ required: true, max: 255 }),
  password: password({ required: true, min: 1, max: 1000 }),
  brandId: text(),
} as const;
export const byPhone = { phone: phoneField, code: codeField } as const;

export function registerLogin(auth: AuthContext): void {
  const { app } = auth;
  app.post("/api/common/login", open, async (request) => {
    const input = parseInput(request, byPassword);
    const member = await write(auth, (tx) => findCandidateByName(tx, input.username));
    const tried = await attempt(auth, toThrottleTarget(member, input.username), request.ip);
    try {
      if (!(await isPassword(member, input.password)) || !member) throw createLoginError();
      await write(auth, (tx) => tried.succeeded(tx));
      return ok(await write(auth, (tx) => grantSession(auth, tx, request, member, "password")));
    } catch (error) {
      await logFailure(auth, request, { username: input.username, member, way: "password", error });
      throw error;
    }
  });
  app.post("/api/common/loginByPhone", open, async (request) => {
    const input = parseInput(request, byPhone);
    const number = normalizePhone(input.phone);
    const tried = await attempt(auth, { key: `code of ${number}` }, request.ip);
    const member = await write(auth, (tx) => findCandidateByAddress(tx, "phone", number));
    try {
      const code = await checkCode(auth, "login", number, input.code);
      await write(auth, (tx) => tried.succeeded(tx));
      const answer = await write(auth, async (tx) => {
        await code.spend(tx);
        if (!member) throw createLoginError();
        return grantSession(auth, tx, request, member, "phoneCode");
      });
      return ok(answer);
    } catch (error) {
      await logFailure(auth, request, { username: number, member, way: "phoneCode", error });
      throw error;
    }
  });
  app.post("/api/common/logout", { config: { open: true, session: true } }, async (request) => {
    if (!request.call.actor) return ok(null);
    const session = await requireSession(auth, request);
    await write(auth, async (tx) => {
      await auth.sessions.end(tx, session.member.id, { only: session.id });
      await log(tx, request, {
        event: "signOut",
        username: session.member.username,
        member: session.actor,
      });
    });
    return ok(null);
  });
}
