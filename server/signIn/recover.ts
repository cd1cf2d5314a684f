import { hash } from "@node-rs/argon2";
import type { FastifyRequest } from "fastify";
import { recoverByEmail, recoverByPhone } from "../../core/calls/signInFields.ts";
import { DomainError } from "../../framework/server/domainError.ts";
import { setPassword } from "../../framework/server/memberSessions.ts";
import { forgetFailures } from "../../framework/server/session/throttle.ts";
import { registerAppCall } from "../registerAppCall.ts";
import { assertStrongPassword } from "./assertStrongPassword.ts";
import { type AuthContext, write } from "./authContext.ts";
import { checkCode } from "./codes.ts";
import { grantSession } from "./grantSession.ts";
import { log } from "./log.ts";
import { findCandidateByAddress, toThrottleTarget } from "./loginCandidate.ts";
import { findHolder, notifyHolder } from "./notifyHolder.ts";
import { normalizeEmail, normalizePhone, parseInput } from "./parseInput.ts";

/** Registers password recovery; it ends all sessions opened with the old password. */
export function registerRecover(auth: AuthContext): void {
  const { app, engine } = auth;
  const recover = async (
    request: FastifyRequest,
    channel: "email" | "phone",
    target: string,
    input: { code: string; password: string },
  ) => {
    const code = await checkCode(auth, "recover", target, input.code);
    await assertStrongPassword(input.password, [target]);
    const passwordHash = await hash(input.password);
    await write(auth, async (tx) => {
      await code.spend(tx);
      const member = await findCandidateByAddress(tx, channel, target);
      if (!member) return;
      await assertStrongPassword(input.password, [member.username]);
      await setPassword(tx, member.id, passwordHash, false);
      await auth.sessions.end(tx, member.id);
      await forgetFailures(tx, toThrottleTarget(member).key);
      await log(auth, tx, request, {
        event: "passwordRecovered",
        username: member.username,
        member,
      });
      await notifyHolder(
        { engine, tx },
        await findHolder(tx, member.id),
        request.call.locale,
        (messages) => messages.passwordChanged(),
      );
    });
  };
  /**
   * The code proves possession of the phone, as in a sign-in by code; an account that cannot sign
   * in still gets its new password.
   */
  const signInRecovered = (request: FastifyRequest, phone: string) =>
    write(auth, async (tx) => {
      const member = await findCandidateByAddress(tx, "phone", phone);
      return member && grantSession(auth, tx, request, member, "phoneCode");
    }).catch((error: unknown) => {
      if (error instanceof DomainError) return null;
      throw error;
    });
  registerAppCall(app, "POST /common/forgetPassword", async (request) => {
    const input = parseInput(request, recoverByEmail);
    await recover(request, "email", normalizeEmail(input.email), input);
    return null;
  });
  registerAppCall(app, "POST /common/forgetPasswordByPhone", async (request) => {
    const input = parseInput(request, recoverByPhone);
    const phone = normalizePhone(input.phone);
    await recover(request, "phone", phone, input);
    return await signInRecovered(request, phone);
  });
}
