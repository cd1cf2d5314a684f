import { hash } from "@node-rs/argon2";
import type { FastifyRequest } from "fastify";
import { DomainError } from "../../framework/server/domainError.ts";
import { ok } from "../../framework/server/http/answerError.ts";
import { setPassword } from "../../framework/server/memberSessions.ts";
import { forgetFailures } from "../../framework/server/session/throttle.ts";
import { assertStrongPassword } from "./assertStrongPassword.ts";
import { type AuthContext, open, write } from "./authContext.ts";
import { checkCode } from "./codes.ts";
import { grantSession } from "./grantSession.ts";
import {
  codeField,
  emailField,
  newPassword,
  normalizeEmail,
  normalizePhone,
  parseInput,
  phoneField,
} from "./inputFields.ts";
import { log } from "./log.ts";
import { findCandidateByAddress, toThrottleTarget } from "./loginCandidate.ts";
import { findHolder, notifyHolder } from "./notifyHolder.ts";

export const byEmail = { email: emailField, code: codeField, ...newPassword } as const;
export const byPhone = { phone: phoneField, code: codeField, ...newPassword } as const;

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
      await log(tx, request, { event: "passwordRecovered", username: member.username, member });
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
  app.post("/api/common/forgetPassword", open, async (request) => {
    const input = parseInput(request, byEmail);
    await recover(request, "email", normalizeEmail(input.email), input);
    return ok(null);
  });
  app.post("/api/common/forgetPasswordByPhone", open, async (request) => {
    const input = parseInput(request, byPhone);
    const phone = normalizePhone(input.phone);
    await recover(request, "phone", phone, input);
    return ok(await signInRecovered(request, phone));
  });
}
