import { sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import { addPoints } from "./changePoints.ts";
import { lockPoints } from "./writeEntry.ts";

type Invitation = Calculated<{
  inviterId: CamelRow<"buyers">["id"];
  inviteeId: CamelRow<"buyers">["id"];
  points: CamelRow<"platform_config">["invitePoint"];
}>;

/**
 * Gives the points of an invitation once the first order of the invited buyer is completed; a
 * repeated call, or a later order, gives none.
 */
export async function creditInvitation(ctx: TransactionContext, orderId: number): Promise<void> {
  const { tx } = ctx;
  const invitation = await tx.first(sql<Invitation>`
    select i.id as "inviterId", b.id as "inviteeId",
      coalesce((select c.invite_point from platform_config c), 0) as points
    from orders o join buyers b on b.id = o.member_id join buyers i on i.id = b.invited_by
    where o.id = ${orderId} and o.status = 'completed' and i.status = 'normal'`);
  if (!invitation || invitation.points === 0) return;
  const { inviterId, inviteeId, points } = invitation;
  await lockPoints(ctx, inviterId);
  const known = await tx.first(
    tx.db
      .selectFrom("point_entries")
      .select("id")
      .where("member_id", "=", inviterId)
      .where("type", "=", "invite")
      .where("invitee_id", "=", inviteeId),
  );
  if (known) return;
  await addPoints(ctx, { memberId: inviterId, type: "invite", amount: points, inviteeId });
}
