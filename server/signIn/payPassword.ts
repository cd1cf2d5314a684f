import { hash, verify } from "@node-rs/argon2";
import { holdWithdrawals } from "../../core/accounts/server/holdWithdrawals.ts";
import { newPayPassword } from "../../core/calls/signInFields.ts";
import { queryPool } from "../../framework/server/database/queryPool.ts";
import { invalid, unauthenticated } from "../../framework/server/domainError.ts";
import { attemptProof } from "../../framework/server/session/throttle.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import type { ProofCheck } from "../../resources/finance/server.ts";
import { domainError } from "../errors.ts";
import { registerAppCall } from "../registerAppCall.ts";
import { assertIdentity } from "./assertIdentity.ts";
import { assertStrongPassword } from "./assertStrongPassword.ts";
import { type AuthContext, requireSession, write } from "./authContext.ts";
import { checkCode, type RightCode } from "./codes.ts";
import { log } from "./log.ts";
import { isPassword } from "./login.ts";
import { findCandidate } from "./loginCandidate.ts";
import { findHolder, notifyHolder } from "./notifyHolder.ts";
import { normalizeEmail, normalizePhone, parseInput } from "./parseInput.ts";
import { spendSecondStep } from "./twoStep.ts";

/** The proofs that a member has set up: the hash of the pay password, and codes of an app. */
async function readProofs({ pool }: Pick<AuthContext, "pool">, memberId: number) {
  const [proofs] = await queryPool(
    pool,
    compiler
      .selectFrom("credentials")
      .select(({ eb }) => [
        "pay_password_hash as hash",
        eb("totp_since", "is not", null).as("codes"),
      ])
      .where("member_id", "=", memberId),
  );
  return { hash: proofs?.hash ?? null, codes: proofs?.codes === true };
}

const oldPayPasswordWrong = () => {
  return domainError("payPassword.currentWrong", {}, { fields: ["oldPayPassword"] });
};
/**
 * Requires the old pay password, or a code sent to a verified address of the account holder;
 * returns the code, to be spent.
 */
async function checkOldPayPassword(
  auth: AuthContext,
  memberId: number,
  stored: string,
  { oldPayPassword, code }: { oldPayPassword?: string | null; code?: string | null },
): Promise<RightCode | null> {
  if (code) {
    const { email, phone } = await write(auth, (tx) => findHolder(tx, memberId));
    return checkCode(
      auth,
      "payPassword",
      normalizeEmail(email ?? "") || normalizePhone(phone ?? ""),
      code,
    );
  }
  if (!oldPayPassword)
    throw invalid({
      oldPayPassword: { key: "validation.required", params: { field: "person.oldPayPassword" } },
    });
  return attemptProof(auth, `pay password of ${memberId}`, async (tried) => {
    if (!(await verify(stored, oldPayPassword))) throw oldPayPasswordWrong();
    await write(auth, (tx) => tried.succeeded(tx));
    return null;
  });
}

/**
 * Requires the pay password if one is set, like `checkOldPayPassword`.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 * @throws {DomainError} `payPassword.currentWrong` when the current payment password is wrong.
 */
export async function checkPresentPayPassword(
  auth: AuthContext,
  memberId: number,
  proof: { oldPayPassword?: string | null; code?: string | null },
): Promise<RightCode | null> {
  const { hash: stored } = await readProofs(auth, memberId);
  return stored === null ? null : checkOldPayPassword(auth, memberId, stored, proof);
}

/**
 * Verifies a pay password or an authenticator code, so that a stolen sign-in password alone cannot
 * withdraw money.
 *
 * @throws {DomainError} `payPassword.missing` when no payment password is set.
 */
export const createProofCheck =
  (auth: Pick<AuthContext, "pool" | "proofTurns">): ProofCheck =>
  async ({ id }, proof) => {
    const { hash: stored, codes } = await readProofs(auth, id);
    if (!stored && !codes) throw domainError("payPassword.missing");
    await attemptProof(auth, `pay password of ${id}`, async (tried) => {
      const right = stored !== null && (await verify(stored, proof));
      await write(auth, async (tx) => {
        const outcome = right ? "spent" : codes ? await spendSecondStep(tx, id, proof) : "wrong";
        if (outcome !== "spent") {
          const code = outcome === "used" ? "twoStep.codeUsed" : "payPassword.wrong";
          throw domainError(code, {}, { fields: ["payPassword"] });
        }
        await tried.succeeded(tx);
      });
    });
  };

/**
 * Registers the password that is required before money leaves the shop; setting one requires the
 * sign-in password.
 */
export function registerPayPassword(auth: AuthContext): void {
  const { app, engine } = auth;
  registerAppCall(app, "GET /member/payPassword", async (request) => {
    const { hash: stored, codes } = await readProofs(
      auth,
      (await requireSession(auth, request)).member.id,
    );
    return { set: stored !== null, codes };
  });
  registerAppCall(app, "POST /member/updatePayPassword", async (request) => {
    const input = parseInput(request, newPayPassword);
    const { id } = (await requireSession(auth, request)).member;
    const member = await write(auth, (tx) => findCandidate(tx, id));
    if (!member) throw unauthenticated();
    await assertIdentity(auth, request, member, input);
    if (await isPassword(member, input.password))
      throw domainError("payPassword.sameAsPassword", {}, { fields: ["password"] });
    await assertStrongPassword(input.password, [member.username]);
    const { hash: stored } = await readProofs(auth, id);
    // An MFA code, which was just verified, replaces a forgotten old pay password.
    const code =
      stored === null || member.twoStep ? null : await checkOldPayPassword(auth, id, stored, input);
    const payHash = await hash(input.password);
    await write(auth, async (tx) => {
      await code?.spend(tx);
      // Of two concurrent changes the second finds a different stored pay password than the one it
      // verified.
      const written = await tx.run(
        tx.db
          .insertInto("credentials")
          .values({ member_id: id, pay_password_hash: payHash })
          .onConflict((conflict) =>
            conflict
              .column("member_id")
              .doUpdateSet({ pay_password_hash: payHash })
              .where("credentials.pay_password_hash", "is not distinct from", stored),
          )
          .returning("member_id"),
      );
      if (written.length === 0) throw oldPayPasswordWrong();
      await holdWithdrawals(tx, id);
      await log(auth, tx, request, {
        event: "payPasswordChanged",
        username: member.username,
        member,
      });
      const holder = await findHolder(tx, id);
      await notifyHolder({ engine, tx }, holder, request.call.locale, (messages) =>
        messages.payPasswordChanged(),
      );
    });
    return null;
  });
}
