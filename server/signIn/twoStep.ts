import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import { holdWithdrawals } from "../../core/accounts/server/holdWithdrawals.ts";
import { twoStepEnd } from "../../core/calls/signInFields.ts";
import type { AppAnswer } from "../../framework/schema/index.ts";
import { queryPool } from "../../framework/server/database/queryPool.ts";
import { attempt, attemptStep } from "../../framework/server/session/throttle.ts";
import { hashToken } from "../../framework/server/session/token.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { domainError } from "../errors.ts";
import { registerAppCall } from "../registerAppCall.ts";
import { type AuthContext, requireSession, write } from "./authContext.ts";
import { log } from "./log.ts";
import { isPassword } from "./login.ts";
import { findCandidate, toThrottleTarget } from "./loginCandidate.ts";
import { findHolder, notifyHolder } from "./notifyHolder.ts";
import { parseInput } from "./parseInput.ts";

const issuer = "Markethall";
export const createTotp = (secret: string, label = "") =>
  new TOTP({
    issuer,
    label,
    algorithm: "SHA1",
    digits: 6,
    period: 30,
    secret: Secret.fromBase32(secret),
  });
export const createTwoStepError = (field = "code") =>
  domainError("twoStep.wrong", {}, { fields: [field] });

/**
 * Returns the time step of an authenticator code, or null if it is invalid; the phone's clock may
 * be off by half a minute.
 */
export function findTimeStep(secret: string, code: string): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = createTotp(secret);
  const delta = totp.validate({ token: code, window: 1 });
  return delta === null ? null : totp.counter() + delta;
}
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
export const generateRecoveryCode = () =>
  Array.from(
    { length: 12 },
    (_, place) => (place > 0 && place % 4 === 0 ? "-" : "") + alphabet[randomInt(alphabet.length)],
  ).join("");
export const normalizeRecoveryCode = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, "");

/**
 * Spends an authenticator code or a recovery code, each of which is valid once: `used` is an
 * authenticator code that was spent before.
 */
export async function spendSecondStep(
  tx: Tx,
  memberId: number,
  entered: string,
): Promise<"spent" | "used" | "wrong"> {
  const code = entered.replace(/\s/g, "");
  const stored = await tx.first(
    tx.db
      .selectFrom("credentials")
      .select(["totp_secret as secret", "totp_step as step"])
      .where("member_id", "=", memberId)
      .where("totp_since", "is not", null)
      .forUpdate(),
  );
  if (!stored?.secret) return "wrong";
  const step = findTimeStep(stored.secret, code);
  if (step !== null) {
    if (stored.step !== null && step <= stored.step) return "used";
    await tx.run(
      tx.db.updateTable("credentials").set({ totp_step: step }).where("member_id", "=", memberId),
    );
    return "spent";
  }
  const hash = hashToken(normalizeRecoveryCode(code));
  const spent = await tx.run(
    tx.db
      .updateTable("credentials")
      .set({ recovery_hashes: sql<string[]>`array_remove(recovery_hashes, ${hash})` })
      .where("member_id", "=", memberId)
      .where(({ val, eb, fn }) => eb(val(hash), "=", fn.any("recovery_hashes")))
      .returning("member_id"),
  );
  return spent.length === 1 ? "spent" : "wrong";
}

/**
 * @throws {DomainError} `twoStep.codeUsed` when the code has been used.
 * @throws {DomainError} `twoStep.wrong` when the code is wrong.
 */
export async function assertSecondStep(
  tx: Tx,
  memberId: number,
  code: string,
  field = "code",
): Promise<void> {
  const outcome = await spendSecondStep(tx, memberId, code);
  if (outcome === "used") throw domainError("twoStep.codeUsed", {}, { fields: [field] });
  if (outcome === "wrong") throw createTwoStepError(field);
}

export async function readTwoStep(
  auth: Pick<AuthContext, "pool">,
  memberId: number,
): Promise<AppAnswer<"GET /member/twoStep">> {
  const [stored] = await queryPool(
    auth.pool,
    compiler
      .selectFrom("credentials")
      .select(["totp_since as since", "recovery_hashes as recoveryHashes"])
      .select(({ eb }) => [
        eb("password_hash", "is not", null).$castTo<boolean>().as("password"),
        eb("pay_password_hash", "is not", null).$castTo<boolean>().as("payPassword"),
      ])
      .where("member_id", "=", memberId),
  );
  const { email, phone } = await write(auth, (tx) => findHolder(tx, memberId));
  return {
    on: Boolean(stored?.since),
    since: stored?.since ?? null,
    recoveryCodesLeft: stored?.recoveryHashes.length ?? 0,
    asks: { password: stored?.password ?? false, payPassword: stored?.payPassword ?? false },
    reach: { email, phone },
  };
}

/** Registers MFA with an authenticator app. */
export function registerTwoStep(auth: AuthContext): void {
  const { app, engine } = auth;
  registerAppCall(app, "GET /member/twoStep", async (request) =>
    readTwoStep(auth, (await requireSession(auth, request)).member.id),
  );

  registerAppCall(app, "POST /member/twoStep/end", async (request) => {
    const input = parseInput(request, twoStepEnd);
    const { member, actor } = await requireSession(auth, request);
    if (!(await readTwoStep(auth, member.id)).on) throw domainError("twoStep.off");
    const [tried, step] = [
      await attempt(auth, toThrottleTarget(member), request.ip),
      await attemptStep(auth, member.id),
    ];
    const candidate = await write(auth, (tx) => findCandidate(tx, member.id));
    if (!(await isPassword(candidate, input.password)))
      throw domainError("password.wrong", {}, { fields: ["password"] });
    await write(auth, async (tx) => {
      await assertSecondStep(tx, member.id, input.code);
      await tried.succeeded(tx);
      await step.succeeded(tx);
      await tx.run(
        tx.db
          .updateTable("credentials")
          .set({ totp_secret: null, totp_since: null, totp_step: null, recovery_hashes: [] })
          .where("member_id", "=", member.id),
      );
      await auth.sessions.reload(tx, member.id);
      await holdWithdrawals(tx, member.id);
      await log(auth, tx, request, {
        event: "twoStepOff",
        username: member.username,
        member: actor,
      });
      const holder = await findHolder(tx, member.id);
      await notifyHolder({ engine, tx }, holder, request.call.locale, (messages) =>
        messages.twoStepOff(),
      );
    });
    return null;
  });
}
