import { text } from "../../framework/schema/index.ts";
import { ok } from "../../framework/server/http/answer.ts";
import { showTicket, takeTicket, ticketGone } from "./authChallenges.ts";
import { type Door, open, write } from "./authContext.ts";
import { openSession } from "./grantSession.ts";
import { asked, codeField } from "./inputFields.ts";
import { logFailure, wayOf } from "./login.ts";
import { comerWithId, refuseShut } from "./loginCandidate.ts";
import { attemptStep } from "./throttle.ts";
import { assertSecondStep } from "./twoStep.ts";

export const fields = { ticket: text({ required: true, max: 100 }), code: codeField } as const;

/** The second step, for who has passed the first one and holds its ticket. */
export function registerLoginTwoStep(door: Door): void {
  door.app.post("/api/common/loginTwoStep", open, async (request) => {
    const input = asked(request, fields);
    const shown = await write(door, (tx) => showTicket(tx, "twoStep", input.ticket));
    if (!shown?.memberId) throw ticketGone();
    const { memberId } = shown;
    const way = wayOf(shown.data.way);
    const tried = await attemptStep(door, memberId);
    const member = await write(door, (tx) => comerWithId(tx, memberId));
    if (!member) throw ticketGone();
    try {
      const token = await write(door, async (tx) => {
        refuseShut(member);
        await assertSecondStep(tx, memberId, input.code);
        await takeTicket(tx, "twoStep", input.ticket);
        await tried.succeeded(tx);
        return openSession(door, tx, request, member, way);
      });
      return ok({ token });
    } catch (error) {
      await logFailure(door, request, { username: member.username, member, way, error });
      throw error;
    }
  });
}
