import { Secret } from "otpauth";
import sharp from "sharp";
import { holdWithdrawals } from "../../core/accounts/server/holdWithdrawals.ts";
import { twoStepBegin, twoStepConfirm } from "../../core/calls/signInFields.ts";
import { drawQrCode } from "../../core/server/drawQrCode.ts";
import { unauthenticated } from "../../framework/server/domainError.ts";
import { hashToken } from "../../framework/server/session/token.ts";
import { sqlNow } from "../../framework/server/tables/sqlNow.ts";
import { domainError } from "../errors.ts";
import { registerAppCall } from "../registerAppCall.ts";
import type { Session } from "../session/session.ts";
import { assertIdentity } from "./assertIdentity.ts";
import { createChallenge, createExpiredError, readChallenge } from "./authChallenges.ts";
import { type AuthContext, requireSession, write } from "./authContext.ts";
import { log } from "./log.ts";
import { findCandidate } from "./loginCandidate.ts";
import { findHolder, notifyHolder } from "./notifyHolder.ts";
import { parseInput } from "./parseInput.ts";
import { checkPresentPayPassword } from "./payPassword.ts";
import {
  createTotp,
  createTwoStepError,
  findTimeStep,
  generateRecoveryCode,
  normalizeRecoveryCode,
  readTwoStep,
} from "./twoStep.ts";

const toChallengeHolder = ({ id }: Session) => `two-step of session ${id}`;

/**
 * Registers the enrolment in MFA. The secret is shown only after the member has proved its
 * identity.
 */
export function registerTwoStepEnrolment(auth: AuthContext): void {
  const { app, engine } = auth;
  registerAppCall(app, "POST /member/twoStep/begin", async (request) => {
    const input = parseInput(request, twoStepBegin);
    const session = await requireSession(auth, request);
    const { id, username } = session.member;
    if ((await readTwoStep(auth, id)).on) throw domainError("twoStep.alreadyOn");
    const member = await write(auth, (tx) => findCandidate(tx, id));
    if (!member) throw unauthenticated();
    await assertIdentity(auth, request, member, input);
    const code = await checkPresentPayPassword(auth, id, input);

    const secret = new Secret({ size: 20 }).base32;
    const uri = createTotp(secret, username).toString();
    // Only the latest secret is valid; its auth challenge is named after the session, so that the
    // client does not send it back.
    await write(auth, async (tx) => {
      await code?.spend(tx);
      await tx.run(
        tx.db
          .deleteFrom("tickets")
          .where("purpose", "=", "twoStepBegin")
          .where("member_id", "=", id),
      );
      await createChallenge(
        tx,
        "twoStepBegin",
        { memberId: id, data: { secret } },
        toChallengeHolder(session),
      );
    });
    const picture = await sharp(Buffer.from(drawQrCode(uri, 240)))
      .png({ palette: true })
      .toBuffer();
    return { secret, uri, qr: `data:image/png;base64,${picture.toString("base64")}` };
  });

  registerAppCall(app, "POST /member/twoStep/confirm", async (request) => {
    const { code } = parseInput(request, twoStepConfirm);
    const session = await requireSession(auth, request);
    const { member, actor } = session;
    const challengeToken = await write(auth, (tx) =>
      readChallenge(tx, "twoStepBegin", toChallengeHolder(session)),
    );
    if (!challengeToken) throw createExpiredError();
    const secret = challengeToken.data.secret ?? "";
    const step = findTimeStep(secret, code.replace(/\s/g, ""));
    if (step === null) throw createTwoStepError();
    const recoveryCodes = Array.from({ length: 10 }, generateRecoveryCode);
    const hashes = recoveryCodes.map((one) => hashToken(normalizeRecoveryCode(one)));

    await write(auth, async (tx) => {
      const claimed = await tx.run(
        tx.db
          .deleteFrom("tickets")
          .where("purpose", "=", "twoStepBegin")
          .where("member_id", "=", member.id)
          .returning("hash"),
      );
      if (claimed.length === 0) throw createExpiredError();
      const enrolled = {
        totp_secret: secret,
        totp_since: sqlNow,
        totp_step: step,
        recovery_hashes: hashes,
      };
      await tx.run(
        tx.db
          .insertInto("credentials")
          .values({ member_id: member.id, ...enrolled })
          .onConflict((conflict) => conflict.column("member_id").doUpdateSet(enrolled)),
      );
      await holdWithdrawals(tx, member.id);
      await auth.sessions.reload(tx, member.id);
      await log(auth, tx, request, {
        event: "twoStepOn",
        username: member.username,
        member: actor,
      });
      const holder = await findHolder(tx, member.id);
      await notifyHolder({ engine, tx }, holder, request.call.locale, (messages) =>
        messages.twoStepOn(),
      );
    });
    return { recoveryCodes };
  });
}
