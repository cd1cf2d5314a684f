import { text } from "../../framework/schema/index.ts";
import { ok } from "../../framework/server/http/answerError.ts";
import { attemptStep } from "../../framework/server/session/throttle.ts";
import { consumeChallenge, createExpiredError, readChallenge } from "./authChallenges.ts";
import { type AuthContext, open, write } from "./authContext.ts";
import { openSession } from "./grantSession.ts";
import { codeField, parseInput } from "./inputFields.ts";
import { logFailure, parseWay } from "./login.ts";
import { assertOpen, findCandidate } from "./loginCandidate.ts";
import { assertSecondStep } from "./twoStep.ts";

export const fields = { ticket: text({ required: true, max: 100 }), code: codeField } as const;

/** Registers the second step of a sign-in, for the holder of its auth challenge. */
export function registerLoginTwoStep(auth: AuthContext): void {
  auth.app.post("/api/common/loginTwoStep", open, async (request) => {
    const input = parseInput(request, fields);
    const shown = await write(auth, (tx) => readChallenge(tx, "twoStep", input.ticket));
    if (!shown?.memberId) throw createExpiredError();
    const { memberId } = shown;
    const way = parseWay(shown.data.way);
    const tried = await attemptStep(auth, memberId);
    const member = await write(auth, (tx) => findCandidate(tx, memberId));
    if (!member) throw createExpiredError();
    try {
      const token = await write(auth, async (tx) => {
        assertOpen(member);
        await assertSecondStep(tx, memberId, input.code);
        await consumeChallenge(tx, "twoStep", input.ticket);
        await tried.succeeded(tx);
        return openSession(auth, tx, request, member, way);
      });
      return ok({ token });
    } catch (error) {
      await logFailure(auth, request, { username: member.username, member, way, error });
      throw error;
    }
  });
}
