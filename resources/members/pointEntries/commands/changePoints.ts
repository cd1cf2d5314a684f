import { sql } from "kysely";
import { emit } from "../../../../core/events/server/emit.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import type { Calculated, CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { PointType } from "../pointEntries.ts";
import { type Change, type HeldPoints, lockPoints, writeEntry } from "./writeEntry.ts";

/** Types that change what the level of a buyer is counted by. */
const earning: readonly PointType[] = ["sign", "consume", "refund", "invite", "birthday"];

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
  if (earning.includes(type)) await countEarned(ctx, held, { memberId, amount });
  await recoverPoints(ctx, memberId, amount);
}

/**
 * Takes points back of a purchase, from its own first: as many as there are and as no payment
 * holds. The rest is owed, and recovered from later ones.
 */
export async function takeBackPoints(
  ctx: TransactionContext,
  change: Omit<Change, "type">,
): Promise<void> {
  const { memberId, amount } = change;
  if (amount <= 0) return;
  const held = await lockPoints(ctx, memberId);
  const { points, pointsHeld } = held;
  const shortfall = Math.max(amount - (points - pointsHeld), 0);
  await removePoints(ctx, { ...change, type: "refund", amount: amount - shortfall }, shortfall);
  await updateRows(ctx, "buyers", memberId, {
    points_owed: sql<number>`t.points_owed + ${shortfall}`,
  });
  await countEarned(ctx, held, { memberId, amount: -amount });
}

/** Counts what a buyer has earned, by which consumers find the buyer's level. */
async function countEarned(
  ctx: TransactionContext,
  { pointsEarned }: Pick<HeldPoints, "pointsEarned">,
  { memberId, amount }: { memberId: number; amount: number },
): Promise<void> {
  const points = Math.max(pointsEarned + amount, 0);
  await updateRows(ctx, "buyers", memberId, { points_earned: points });
  emit(ctx, {
    topic: "buyer.pointsEarned",
    key: memberId,
    shopId: null,
    payload: { buyerId: memberId, points },
  });
}

type Owed = Pick<CamelRow<"point_entries">, "orderId" | "orderNo"> &
  Calculated<{ owed: TableRow<"point_entries">["shortfall"] }>;

/** Takes what refunds could not take back from points that were added, the oldest refund first. */
export async function recoverPoints(
  ctx: TransactionContext,
  memberId: number,
  added: number,
): Promise<void> {
  const { pointsOwed } = await lockPoints(ctx, memberId);
  let left = Math.min(pointsOwed, added);
  if (left === 0) return;
  const orders = await ctx.tx.run(sql<Owed>`
    select order_id as "orderId", max(order_no) as "orderNo",
      sum(case type when 'recovered' then -amount else shortfall end)::integer as owed
    from point_entries
    where member_id = ${memberId} and (shortfall > 0 or type = 'recovered')
    group by order_id having sum(case type when 'recovered' then -amount else shortfall end) > 0
    order by min(id)`);
  for (const { orderId, orderNo, owed } of orders) {
    const amount = Math.min(left, owed);
    if (amount === 0) break;
    left -= amount;
    await updateRows(ctx, "buyers", memberId, {
      points_owed: sql<number>`t.points_owed - ${amount}`,
    });
    await removePoints(ctx, { memberId, type: "recovered", amount, orderId, orderNo });
  }
}

/** What was taken of a lot. */
type Taken = Calculated<{
  lotId: TableRow<"point_lots">["id"];
  taken: TableRow<"point_lots">["remaining"];
}>;

/**
 * Removes points that there are: of the named order first, then those that expire first. Returns
 * what was taken of each lot.
 */
export async function removePoints(
  ctx: TransactionContext,
  change: Change,
  shortfall = 0,
): Promise<readonly Taken[]> {
  const { memberId, amount, orderId = null } = change;
  const held = await lockPoints(ctx, memberId);
  if (held.points < amount) throw new Error(`buyer ${memberId} has fewer than ${amount} points`);
  await writeEntry(ctx, held, { ...change, inOut: "out", shortfall });
  if (amount === 0) return [];
  return ctx.tx.run(sql<Taken>`
    update point_lots l set remaining = l.remaining - d.taken
    from (
      select id, least(remaining, greatest(${amount} - earlier, 0)) as taken
      from (
        select id, remaining, coalesce(sum(remaining) over (
            order by coalesce(order_id = ${orderId}::bigint, false) desc, expires_at, id
            rows between unbounded preceding and 1 preceding), 0) as earlier
        from point_lots where member_id = ${memberId} and remaining > 0
      ) lots
    ) d where l.id = d.id and d.taken > 0
    returning l.id as "lotId", d.taken::integer as taken`);
}
