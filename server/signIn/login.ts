import { hash, verify } from "@node-rs/argon2";
import type { FastifyRequest } from "fastify";
import { loginByPassword, loginByPhone } from "../../core/calls/signInFields.ts";
import { DomainError } from "../../framework/server/domainError.ts";
import { attempt } from "../../framework/server/session/throttle.ts";
import { domainError } from "../errors.ts";
import { registerAppCall } from "../registerAppCall.ts";
import { type Way, ways } from "../session/session.ts";
import { type AuthContext, requireSession, write } from "./authContext.ts";
import { checkCode } from "./codes.ts";
import { grantSession } from "./grantSession.ts";
import { log } from "./log.ts";
import {
  findCandidateByAddress,
  findCandidateByName,
  type LoginCandidate,
  toThrottleTarget,
} from "./loginCandidate.ts";
import { normalizePhone, parseInput } from "./parseInput.ts";

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
    log(auth, tx, request, { event: "signIn", ok: false, username, member, way, reason }),
  );
}

export const parseWay = (value: string | undefined): Way =>
  ways.find((way) => way === value) ?? "password";

export function registerLogin(auth: AuthContext): void {
  const { app } = auth;
  registerAppCall(app, "POST /common/login", async (request) => {
    const input = parseInput(request, loginByPassword);
    const member = await write(auth, (tx) => findCandidateByName(tx, input.username));
    const tried = await attempt(auth, toThrottleTarget(member, input.username), request.ip);
    try {
      if (!(await isPassword(member, input.password)) || !member) throw createLoginError();
      await write(auth, (tx) => tried.succeeded(tx));
      return await write(auth, (tx) => grantSession(auth, tx, request, member, "password"));
    } catch (error) {
      await logFailure(auth, request, { username: input.username, member, way: "password", error });
      throw error;
    }
  });
  registerAppCall(app, "POST /common/loginByPhone", async (request) => {
    const input = parseInput(request, loginByPhone);
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
      return answer;
    } catch (error) {
      await logFailure(auth, request, { username: number, member, way: "phoneCode", error });
      throw error;
    }
  });
  const logOut = async (request: FastifyRequest) => {
    if (!request.call.actor) return null;
    const session = await requireSession(auth, request);
    await write(auth, async (tx) => {
      await auth.sessions.end(tx, session.member.id, { only: session.id });
      await log(auth, tx, request, {
        event: "signOut",
        username: session.member.username,
        member: session.actor,
      });
    });
    return null;
  };
  registerAppCall(app, "POST /common/logout", logOut, { config: { session: true } });
}
