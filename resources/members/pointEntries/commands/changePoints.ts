import { sql } from "kysely";
import {
  getMemberId,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { publishChange } from "../../../../framework/server/publishChange.ts";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { PointType } from "../pointEntries.ts";

interface Change {
  memberId: number;
  type: PointType;
  amount: number;
  orderId?: number;
  orderNo?: string;
  rate?: number;
  reason?: string;
}
type Held = Pick<CamelRow<"buyers">, "nickname" | "points" | "pointsEarned" | "pointsOwed">;

/** Locks a buyer against other changes of their points, and returns the points. */
export async function lockPoints({ tx }: TransactionContext, memberId: number): Promise<Held> {
  const held = await tx.first(
    tx.db
      .selectFrom("buyers")
      .select(["nickname", "points", "points_earned as pointsEarned", "points_owed as pointsOwed"])
      .where("id", "=", memberId)
      .forNoKeyUpdate(),
  );
  if (!held) throw new Error(`there is no buyer ${memberId}`);
  return held;
}

/** Types that change what the level of a buyer is counted by. */
const earning: readonly PointType[] = ["sign", "consume", "refund"];

/**
 * Adds points, which expire at an instant, by default after the months of the platform's settings.
 * Points that refunds could not take back before are taken from them at once.
 */
export async function addPoints(
  ctx: TransactionContext,
  { expiresAt, ...change }: Change & { expiresAt?: Date },
): Promise<void> {
  const { memberId, amount, type } = change;
  if (amount <= 0) return;
  const held = await lockPoints(ctx, memberId);
  const entryId = await writeEntry(ctx, held, { ...change, inOut: "in", shortfall: 0 });
  await ctx.tx.run(sql`
    insert into point_lots (member_id, entry_id, order_id, earned, remaining, expires_at)
    values (${memberId}, ${entryId}, ${change.orderId ?? null}, ${amount}, ${amount},
      coalesce(${expiresAt?.toISOString() ?? null}::timestamptz,
        ${ctx.now.toISOString()}::timestamptz
          + make_interval(months => coalesce((select points_months from platform_config), 12))))`);
  await updateRows(ctx, "buyers", memberId, {
    points: sql<number>`t.points + ${amount}`,
    ...(earning.includes(type) && {
      points_earned: sql<number>`t.points_earned + ${amount}`,
    }),
  });
  const due = Math.min(held.pointsOwed, amount);
  if (due === 0) return;
  await updateRows(ctx, "buyers", memberId, { points_owed: sql<number>`t.points_owed - ${due}` });
  await removePoints(ctx, { memberId, type: "refund", amount: due });
}

/**
 * Takes points back of a purchase, from its own first: as many as there are. The rest is owed, and
 * recovered from later ones.
 */
export async function takeBackPoints(
  ctx: TransactionContext,
  change: Omit<Change, "type">,
): Promise<void> {
  const { memberId, amount } = change;
  if (amount <= 0) return;
  const { points } = await lockPoints(ctx, memberId);
  const shortfall = Math.max(amount - points, 0);
  await removePoints(ctx, { ...change, type: "refund", amount: amount - shortfall }, shortfall);
  await updateRows(ctx, "buyers", memberId, {
    points_earned: sql<number>`greatest(t.points_earned - ${amount}, 0)`,
    points_owed: sql<number>`t.points_owed + ${shortfall}`,
  });
}

/** Removes points that there are: of the named order first, then those that expire first. */
export async function removePoints(
  ctx: TransactionContext,
  change: Change,
  shortfall = 0,
): Promise<void> {
  const { memberId, amount, orderId = null } = change;
  const held = await lockPoints(ctx, memberId);
  if (held.points < amount) throw new Error(`buyer ${memberId} has fewer than ${amount} points`);
  await writeEntry(ctx, held, { ...change, inOut: "out", shortfall });
  if (amount === 0) return;
  await ctx.tx.run(sql`
    update point_lots l set remaining = l.remaining - d.taken
    from (
      select id, least(remaining, greatest(${amount} - earlier, 0)) as taken
      from (
        select id, remaining, coalesce(sum(remaining) over (
            order by coalesce(order_id = ${orderId}::bigint, false) desc, expires_at, id
            rows between unbounded preceding and 1 preceding), 0) as earlier
        from point_lots where member_id = ${memberId} and remaining > 0
      ) lots
    ) d where l.id = d.id and d.taken > 0`);
  await updateRows(ctx, "buyers", memberId, { points: sql<number>`t.points - ${amount}` });
}

/** Writes what a change leads to; returns its id. */
export async function writeEntry(
  ctx: TransactionContext,
  { nickname, points }: Pick<Held, "nickname" | "points">,
  change: Change & { inOut: "in" | "out"; shortfall: number },
): Promise<number> {
  const { engine, tx, now, actor } = ctx;
  const { memberId, type, inOut, amount, shortfall } = change;
  const after = points + (inOut === "in" ? amount : -amount);
  const { orderId = null, orderNo = null, rate = null, reason = null } = change;
  const id = await tx.readValue(sql<CamelRow<"point_entries">["id"]>`
    insert into point_entries (
      member_id, member_name, type, in_out, amount, before, after, shortfall, rate, order_id,
      order_no, reason, add_time, upd_time, add_by
    ) values (
      ${memberId}, ${nickname}, ${type}, ${inOut}, ${amount}, ${points}, ${after}, ${shortfall},
      ${rate}, ${orderId}, ${orderNo}, ${reason}, ${now.toISOString()}, ${now.toISOString()},
      ${getMemberId(actor)}
    ) returning id`);
  if (!id) throw new Error("an entry of points was not written");
  await publishChange(engine, tx, engine.resource("pointEntries"), {});
  return id;
}
