import { createChallenge, verifySolution } from "altcha-lib/v1";
import { writePool } from "../../framework/server/database/writePool.ts";
import { generateToken } from "../../framework/server/session/token.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import { sqlNow, sqlNowPlus } from "../../framework/server/tables/sqlNow.ts";
import { domainError } from "../errors.ts";
import { registerAppCall } from "../registerAppCall.ts";
import type { AuthContext } from "./authContext.ts";

/**
 * Largest number of a challenge: a phone finds it in about a second, and a script that requests
 * codes in bulk pays for each of them.
 */
const maxNumber = 100_000;
const algorithm = "SHA-256";
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
  const [captcha] = await writePool(
    pool,
    compiler
      .deleteFrom("captchas")
      .where("token", "=", token)
      .returning(({ eb }) => ["answer", eb("expires_at", ">", sqlNow).as("isFresh")]),
  );
  if (!captcha?.isFresh || !(await isProof(proof, captcha.answer))) throw createCaptchaError();
}
/** Whether a proof solves the challenge that was signed with a key; a malformed one does not. */
const isProof = (proof: string, key: string): Promise<boolean> =>
  verifySolution(proof, key).catch(() => false);

export function registerCaptcha(auth: AuthContext): void {
  registerAppCall(auth.app, "GET /common/captcha", async (_request, reply) => {
    const cToken = generateToken();
    // Only the challenge of this captcha is signed with its key, so a proof belongs to one captcha.
    const key = generateToken();
    const { challenge, salt, signature } = await createChallenge({
      algorithm,
      hmacKey: key,
      maxnumber: maxNumber,
      expires: new Date(Date.now() + validMs),
    });
    await writePool(auth.pool, compiler.deleteFrom("captchas").where("expires_at", "<", sqlNow));
    await writePool(
      auth.pool,
      compiler.insertInto("captchas").values({
        token: cToken,
        answer: key,
        expires_at: sqlNowPlus(validMs / 1000, "secs"),
      }),
    );
    reply.header("cache-control", "no-store");
    return {
      cToken,
      challenge: { algorithm, challenge, salt, maxnumber: maxNumber, signature } as const,
    };
  });
}
