import { oneSession } from "../../core/calls/signInFields.ts";
import { describeDevice } from "../../core/logs/describeDevice.ts";
import { queryPool } from "../../framework/server/database/queryPool.ts";
import { notFound } from "../../framework/server/domainError.ts";
import { maxDays } from "../../framework/server/session/sessions.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import { sqlNow, sqlNowPlus } from "../../framework/server/tables/sqlNow.ts";
import { registerAppCall } from "../registerAppCall.ts";
import { type AuthContext, requireSession, write } from "./authContext.ts";
import { log } from "./log.ts";
import { parseInput } from "./parseInput.ts";

/** Registers the list of the member's own sessions, and how to end them. */
export function registerOwnSessions(auth: AuthContext): void {
  const { app, sessions } = auth;
  registerAppCall(app, "GET /member/session/getList", async (request) => {
    const session = await requireSession(auth, request);
    const rows = await queryPool(
      auth.pool,
      compiler
        .selectFrom("sessions")
        .select(["id", "ip", "agent", "way", "add_time as addTime", "last_used as lastUsed"])
        .where("member_id", "=", session.member.id)
        .where("expires_at", ">", sqlNow)
        .where("add_time", ">", sqlNowPlus(-maxDays, "days"))
        .orderBy(({ eb }) => eb("id", "=", session.id), "desc")
        .orderBy("last_used", "desc")
        .limit(1000),
    );
    return rows.map((row) => ({
      ...row,
      device: describeDevice(row.agent),
      current: row.id === session.id,
    }));
  });
  registerAppCall(app, "POST /member/session/end", async (request) => {
    const { id } = parseInput(request, oneSession);
    const { member, actor } = await requireSession(auth, request);
    await write(auth, async (tx) => {
      // Another member's session is reported as not found.
      if ((await sessions.end(tx, member.id, { only: id })) === 0) throw notFound();
      await log(auth, tx, request, {
        event: "sessionEnded",
        username: member.username,
        member: actor,
      });
    });
    return null;
  });
  registerAppCall(app, "POST /member/session/endOthers", async (request) => {
    const { id, member, actor } = await requireSession(auth, request);
    const count = await write(auth, async (tx) => {
      const ended = await sessions.end(tx, member.id, { except: id });
      if (ended > 0)
        await log(auth, tx, request, {
          event: "sessionEnded",
          username: member.username,
          member: actor,
          reason: `${ended}`,
        });
      return ended;
    });
    return { count };
  });
}
