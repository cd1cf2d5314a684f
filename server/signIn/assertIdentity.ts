import type { FastifyRequest } from "fastify";
import { invalid } from "../../framework/server/domainError.ts";
import { attemptStep } from "../../framework/server/session/throttle.ts";
import { assertFreshSession } from "./assertFreshSession.ts";
import { type AuthContext, requireSession, write } from "./authContext.ts";
import type { LoginCandidate } from "./loginCandidate.ts";
import { checkOldPassword } from "./password.ts";
import { assertSecondStep } from "./twoStep.ts";

interface IdentityProof {
  oldPassword?: string | null | undefined;
  twoStepCode?: string | null | undefined;
}

/**
 * Requires the password, and an MFA code if MFA is enabled; an account that has neither needs a
 * fresh sign-in.
 *
 * @throws {DomainError} `input.invalid` when the password or the code is missing.
 * @throws {DomainError} `login.rateLimited` after too many attempts.
 * @throws {DomainError} `password.wrong` when the password is wrong.
 * @throws {DomainError} `session.notFresh` when the sign-in is too long ago.
 * @throws {DomainError} `twoStep.wrong` when the code is wrong.
 */
export async function assertIdentity(
  auth: AuthContext,
  request: FastifyRequest,
  member: LoginCandidate,
  { oldPassword, twoStepCode }: IdentityProof,
): Promise<void> {
  if (member.twoStep && !twoStepCode)
    throw invalid({
      twoStepCode: { key: "validation.required", params: { field: "person.twoStepCode" } },
    });
  await checkOldPassword(auth, member, oldPassword, request.ip);
  if (!member.passwordHash && !member.twoStep)
    await assertFreshSession(auth, await requireSession(auth, request));
  if (!member.twoStep) return;
  const tried = await attemptStep(auth, member.id);
  await write(auth, async (tx) => {
    await assertSecondStep(tx, member.id, twoStepCode ?? "", "twoStepCode");
    await tried.succeeded(tx);
  });
}
