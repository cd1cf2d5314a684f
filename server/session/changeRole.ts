import { sql } from "kysely";
import type { Sessions } from "../../framework/server/session/sessions.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import type { Session } from "./session.ts";

/**
 * Switches a session to another of its member's roles; returns whether the member has that role.
 */
export async function changeRole(
  sessions: Sessions<Session>,
  tx: Tx,
  session: Session,
  roleId: number,
): Promise<boolean> {
  const changed = await tx.run(sql`
    update sessions set role_id = ${roleId} where id = ${session.id} and exists (
      select 1 from members_roles h join roles r on r.id = h.target_id and r.status = 'active'
      where h.parent_id = ${session.member.id} and r.id = ${roleId}) returning 1`);
  await sessions.reload(tx);
  return changed.length === 1;
}
