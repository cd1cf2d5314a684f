import { sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import { toPoints } from "../toPoints.ts";
import { addPoints, takeBackPoints } from "./changePoints.ts";
import { lockPoints } from "./writeEntry.ts";

type Order = Pick<CamelRow<"orders">, "memberId" | "orderNo" | "status"> &
  Calculated<{
    /** For goods and not refunded, without what points paid of the order. */
    goodsPaid: number;
    rate: number;
    levelRate: CamelRow<"buyer_levels">["pointsRate"];
  }>;
type Credited = Calculated<{
  rate: number | null;
  levelRate: CamelRow<"point_entries">["levelRate"];
  earned: CamelRow<"point_entries">["amount"];
  takenBack: number;
}>;

/**
 * Gives the buyer of a completed order its points, and takes back those of refunds: what is left is
 * always the points of the goods that are paid and not refunded; what points pay earns none. It may
 * be called again at any time. Only its completion earns, by the level that the buyer has then; a
 * refund of an order without points earns none.
 */
export async function creditOrder(
  ctx: TransactionContext,
  { orderId, isCompletion }: { orderId: number; isCompletion: boolean },
): Promise<void> {
  const { tx } = ctx;
  const order = await tx.first(sql<Order>`
    select o.member_id as "memberId", o.order_no as "orderNo", o.status,
      greatest((select coalesce(sum(l.paid - l.refunded_amount), 0) from orders_lines l
        where l.parent_id = o.id)
        - (select coalesce(sum(case e.type when 'exchange' then e.value else -e.value end), 0)
          from point_entries e where e.order_id = o.id and e.type in ('exchange', 'returned')),
        0)::bigint as "goodsPaid",
      coalesce((select c.consume_point from platform_config c), 1) as rate,
      coalesce((select l.points_rate from buyers b join buyer_levels l on l.id = b.level
        where b.id = o.member_id), 100) as "levelRate"
    from orders o where o.id = ${orderId}`);
  if (!order) return;
  const { memberId, orderNo, goodsPaid } = order;
  // Nobody else changes the points of this buyer from here on.
  await lockPoints(ctx, memberId);
  const credited = await tx.first(sql<Credited>`
    select max(rate) filter (where type = 'consume') as rate,
      max(level_rate) filter (where type = 'consume') as "levelRate",
      coalesce(sum(amount) filter (where type = 'consume'), 0)::integer as earned,
      coalesce(sum(amount + shortfall) filter (where type = 'refund'), 0)::integer as "takenBack"
    from point_entries where order_id = ${orderId}`);
  const of = { memberId, orderId, orderNo };
  if (!credited || credited.rate === null) {
    if (!isCompletion || order.status !== "completed") return;
    const { rate, levelRate } = order;
    const amount = toPoints(goodsPaid, rate, levelRate);
    return addPoints(ctx, { ...of, type: "consume", amount, rate, levelRate });
  }
  const left = credited.earned - credited.takenBack;
  await takeBackPoints(ctx, {
    ...of,
    amount: left - toPoints(goodsPaid, credited.rate, credited.levelRate ?? 100),
  });
}
