import { secondStep } from "../../core/calls/signInFields.ts";
import { attemptStep } from "../../framework/server/session/throttle.ts";
import { registerAppCall } from "../registerAppCall.ts";
import { consumeChallenge, createExpiredError, readChallenge } from "./authChallenges.ts";
import { type AuthContext, write } from "./authContext.ts";
import { openSession } from "./grantSession.ts";
import { logFailure, parseWay } from "./login.ts";
import { assertOpen, findCandidate } from "./loginCandidate.ts";
import { parseInput } from "./parseInput.ts";
import { assertSecondStep } from "./twoStep.ts";

/** Registers the second step of a sign-in, for the holder of its auth challenge. */
export function registerLoginTwoStep(auth: AuthContext): void {
  registerAppCall(auth.app, "POST /common/loginTwoStep", async (request) => {
    const input = parseInput(request, secondStep);
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
      return { token };
    } catch (error) {
      await logFailure(auth, request, { username: member.username, member, way, error });
      throw error;
    }
  });
}
