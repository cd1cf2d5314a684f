import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { password, text } from "../../framework/schema/index.ts";
import { invalid } from "../../framework/server/domainError.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { assertFreshSession } from "./assertFreshSession.ts";
import { type AuthContext, sessionOf, write } from "./authContext.ts";
import type { LoginCandidate } from "./loginCandidate.ts";
import { checkOldPassword } from "./password.ts";
import { attemptStep } from "./throttle.ts";
import { assertSecondStep } from "./twoStep.ts";

/** By which somebody who is signed in proves again who they are, before they change what the account is recovered or paid by. */
export const identityFields = { oldPassword: password({ min: 1, max: 1000 }), twoStepCode: text({ max: 20 }) } as const;
interface Given {
  oldPassword?: string | null | undefined;
  twoStepCode?: string | null | undefined;
}

/**
 * Asks for the password, and for a code of the second step where it is on; an account that has neither needs a new sign-in.
 * @throws password.wrong, twoStep.wrong (422), login.tooOften (429), session.notFresh (403), invalid (400) where one of them is missing
 */
export async function assertIdentity(
  auth: AuthContext,
  request: FastifyRequest,
  member: LoginCandidate,
  { oldPassword, twoStepCode }: Given,
): Promise<void> {
  if (member.twoStep && !twoStepCode)
    throw invalid({ twoStepCode: { key: "validation.required", params: { field: "person.twoStepCode" } } });
  await checkOldPassword(auth, member, oldPassword, request.ip);
  if (!member.passwordHash && !member.twoStep) await assertFreshSession(auth, await sessionOf(auth, request));
  if (!member.twoStep) return;
  const tried = await attemptStep(auth, member.id);
  await write(auth, async (tx) => {
    await assertSecondStep(tx, member.id, twoStepCode ?? "", "twoStepCode");
    await tried.succeeded(tx);
  });
}

/** Keeps the member from withdrawing money for 24 hours, so that its holder can react to what was changed. */
export const holdWithdrawals = (tx: Tx, memberId: number): Promise<unknown> =>
  tx.run(sql`select hold_withdrawals(${memberId})`);
