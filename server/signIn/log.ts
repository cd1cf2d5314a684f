import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Tx } from "../../framework/server/transaction.ts";
import type { LoginEvent } from "../../resources/organisation/loginLog/loginFields.ts";
import type { Way } from "../session/session.ts";
import { cameFrom } from "./authContext.ts";

export interface Logged {
  event: LoginEvent;
  ok?: boolean;
  way?: Way;
  reason?: string;
  /** As it was typed, where it is nobody's. */
  username: string;
  member?: { id: number; shopId: number | null } | null;
}
/** Everything about getting in and out is in the log of the shop whose member it is; what is nobody's is in the platform's. */
export async function log(tx: Tx, request: FastifyRequest, logged: Logged): Promise<void> {
  const { ip, agent } = cameFrom(request);
  const { event, ok = true, way = null, reason = null, username, member } = logged;
  await tx.run(sql`
    insert into login_log (shop_id, member_id, add_by, username, ip, agent, ok, event, way, reason)
    values (${member?.shopId ?? null}, ${member?.id ?? null}, ${member?.id ?? null}, ${username.slice(0, 255)}, ${ip}, ${agent}, ${ok}, ${event},
      ${way}, ${reason})`);
}
