import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Tx } from "../../framework/server/transaction.ts";
import type { Way } from "../session/session.ts";
import { openTicket } from "./authChallenges.ts";
import { cameFrom, type Door } from "./authContext.ts";
import { log } from "./log.ts";
import { type Comer, refuseShut } from "./loginCandidate.ts";

/** Opens a session for somebody whom everything that was asked for has shown to be the holder. */
export async function openSession(
  door: Door,
  tx: Tx,
  request: FastifyRequest,
  member: { id: number; shopId: number | null; username: string },
  way: Way,
): Promise<string> {
  const from = cameFrom(request);
  await log(tx, request, { event: "signIn", way, username: member.username, member });
  await tx.run(
    sql`update members set last_login_time = now(), last_login_ip = ${from.ip}, language = ${request.call.locale} where id = ${member.id}`,
  );
  return door.sessions.open(tx, member, from, way);
}
/** Lets somebody in who has passed the first step; where there is a second one they get a ticket to it. */
export async function letIn(
  door: Door,
  tx: Tx,
  request: FastifyRequest,
  member: Comer,
  way: Way,
): Promise<{ token: string } | { ticket: string }> {
  refuseShut(member);
  if (member.twoStep) return { ticket: await openTicket(tx, "twoStep", { memberId: member.id, data: { way } }) };
  return { token: await openSession(door, tx, request, member, way) };
}
