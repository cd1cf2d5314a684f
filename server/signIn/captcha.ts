import sharp from "sharp";
import { create } from "svg-captcha";
import { ok } from "../../framework/server/http/answerError.ts";
import type { Calculated, TableRow } from "../../framework/server/tables/DB.ts";
import { domainError } from "../errors.ts";
import { generateToken } from "../session/token.ts";
import { type AuthContext, open } from "./authContext.ts";

/** Letters and digits that a drawing does not make look alike. */
const alphabet = "23456789ABCDEFGHJKMNPQRTUVWXYZ";
export const createCaptchaError = () => domainError("captcha.wrong", {}, { fields: ["captcha"] });

/**
 * Checks the answer to a captcha. Each captcha is spent by one check, right or wrong.
 *
 * @throws {DomainError} `captcha.wrong` when the captcha is wrong or used.
 */
export async function spendCaptcha(
  { pool }: AuthContext,
  token: string,
  answer: string,
): Promise<void> {
  const { rows } = await pool.query<
    Pick<TableRow<"captchas">, "answer"> & Calculated<{ fresh: boolean }>
  >("delete from captchas where token = $1 returning answer, expires_at > now() as fresh", [token]);
  if (!rows[0]?.fresh || rows[0].answer !== answer.trim().toUpperCase()) throw createCaptchaError();
}

export function registerCaptcha(auth: AuthContext): void {
  auth.app.get("/api/common/captcha", open, async (_request, reply) => {
    // Black on white at double resolution, so that users with poor eyesight can read it.
    const { text, data } = create({
      size: 5,
      noise: 3,
      width: 180,
      height: 60,
      fontSize: 62,
      charPreset: alphabet,
    });
    // Rendered as pixels: the strokes of an SVG would reveal the order of the characters.
    const picture = await sharp(Buffer.from(data), { density: 144 })
      .flatten({ background: "#ffffff" })
      .png({ palette: true })
      .toBuffer();
    const cToken = generateToken();
    await auth.pool.query("delete from captchas where expires_at < now()");
    await auth.pool.query(
      "insert into captchas (token, answer, expires_at) values ($1, $2, now() + interval '5 minutes')",
      [cToken, text.toUpperCase()],
    );
    reply.header("cache-control", "no-store");
    return ok({ cToken, image: `data:image/png;base64,${picture.toString("base64")}` });
  });
}
