import { createChallenge, verifySolution } from "altcha-lib/v1";
import { ok } from "../../framework/server/http/answerError.ts";
import { generateToken } from "../../framework/server/session/token.ts";
import type { Calculated, TableRow } from "../../framework/server/tables/DB.ts";
import { domainError } from "../errors.ts";
import { type AuthContext, open } from "./authContext.ts";

/**
 * Largest number of a challenge: a phone finds it in about a second, and a script that requests
 * codes in bulk pays for each of them.
 */
const maxNumber = 100_000;
const validMs = 5 * 60_000;
export const createCaptchaError = () => domainError("captcha.wrong", {}, { fields: ["captcha"] });

/**
 * Checks the proof of work of a captcha. Each captcha is spent by one check, right or wrong.
 *
 * @throws {DomainError} `captcha.wrong` when the proof is wrong, or the captcha used or expired.
 */
export async function spendCaptcha(
  { pool }: AuthContext,
  token: string,
  proof: string,
): Promise<void> {
  const { rows } = await pool.query<
    Pick<TableRow<"captchas">, "answer"> & Calculated<{ fresh: boolean }>
  >("delete from captchas where token = $1 returning answer, expires_at > now() as fresh", [token]);
  const [captcha] = rows;
  if (!captcha?.fresh || !(await isProof(proof, captcha.answer))) throw createCaptchaError();
}
/** Whether a proof solves the challenge that was signed with a key; a malformed one does not. */
const isProof = (proof: string, key: string): Promise<boolean> =>
  verifySolution(proof, key).catch(() => false);

export function registerCaptcha(auth: AuthContext): void {
  auth.app.get("/api/common/captcha", open, async (_request, reply) => {
    const cToken = generateToken();
    // Only the challenge of this captcha is signed with its key, so a proof belongs to one captcha.
    const key = generateToken();
    const challenge = await createChallenge({
      hmacKey: key,
      maxnumber: maxNumber,
      expires: new Date(Date.now() + validMs),
    });
    await auth.pool.query("delete from captchas where expires_at < now()");
    await auth.pool.query(
      "insert into captchas (token, answer, expires_at) values ($1, $2, now() + $3 * interval '1 millisecond')",
      [cToken, key, validMs],
    );
    reply.header("cache-control", "no-store");
    return ok({ cToken, challenge });
  });
}
