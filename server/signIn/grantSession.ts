import type { FastifyRequest } from "fastify";
import { sqlNow } from "../../framework/server/tables/sqlNow.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import type { Way } from "../session/session.ts";
import { createChallenge } from "./authChallenges.ts";
import { type AuthContext, getClient } from "./authContext.ts";
import { log } from "./log.ts";
import { assertOpen, type LoginCandidate } from "./loginCandidate.ts";

/** Opens a session for a candidate that has passed every required check. */
export async function openSession(
  auth: AuthContext,
  tx: Tx,
  request: FastifyRequest,
  member: { id: number; tenantId: number | null; username: string },
  way: Way,
): Promise<string> {
  const from = getClient(request);
  await log(auth, tx, request, { event: "signIn", way, username: member.username, member });
  await tx.run(
    tx.db
      .updateTable("members")
      .set({
        last_login_time: sqlNow,
        last_login_ip: from.ip,
        language: request.call.locale,
      })
      .where("id", "=", member.id),
  );
  return auth.sessions.open(tx, member, from, way);
}
/**
 * Opens a session for a candidate that has passed the first step; if MFA is enabled, issues an auth
 * challenge for the second step instead.
 */
export async function grantSession(
  auth: AuthContext,
  tx: Tx,
  request: FastifyRequest,
  member: LoginCandidate,
  way: Way,
): Promise<{ token: string } | { ticket: string }> {
  assertOpen(member);
  if (member.twoStep)
    return { ticket: await createChallenge(tx, "twoStep", { memberId: member.id, data: { way } }) };
  return { token: await openSession(auth, tx, request, member, way) };
}
