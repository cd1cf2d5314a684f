import type { FastifyRequest } from "fastify";
import type { LoginEvent } from "../../core/logs/loginFields.ts";
import { publishChange } from "../../framework/server/publishChange.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import type { Way } from "../session/session.ts";
import { type AuthContext, getClient } from "./authContext.ts";

export interface Logged {
  event: LoginEvent;
  ok?: boolean;
  way?: Way;
  reason?: string;
  /** As it was typed, if it matches no account. */
  username: string;
  member?: { id: number; tenantId: number | null } | null;
}
/**
 * Logs a sign-in event in the log of the member's shop; events without an account are in the
 * platform's log.
 */
export async function log(
  { engine }: Pick<AuthContext, "engine">,
  tx: Tx,
  request: FastifyRequest,
  logged: Logged,
): Promise<void> {
  const { ip, agent } = getClient(request);
  const { event, ok = true, way = null, reason = null, username, member } = logged;
  await tx.run(
    tx.db.insertInto("login_log").values({
      shop_id: member?.tenantId ?? null,
      member_id: member?.id ?? null,
      add_by: member?.id ?? null,
      username: username.slice(0, 255),
      ip,
      agent,
      ok,
      event,
      way,
      reason,
    }),
  );
  const tenantId = member?.tenantId ?? null;
  const tenant = tenantId === null ? {} : { shopId: tenantId };
  await publishChange(engine, tx, engine.resource("loginLog"), tenant);
}
