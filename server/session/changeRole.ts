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
  const changed = await tx.run(
    tx.db
      .updateTable("sessions")
      .set({ role_id: roleId })
      .where("id", "=", session.id)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("members_roles as h")
            .innerJoin("roles as r", "r.id", "h.target_id")
            .select("r.id")
            .where("h.parent_id", "=", session.member.id)
            .where("r.id", "=", roleId)
            .where("r.status", "=", "active"),
        ),
      )
      .returning("id"),
  );
  await sessions.reload(tx);
  return changed.length === 1;
}
