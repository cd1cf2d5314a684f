import { sql } from "kysely";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { toLocalDay } from "../queries/toLocalDay.ts";

/**
 * A refund whose money has reached the buyer. Amounts are positive cents; `amount` includes the
 * freight.
 */
export interface RefundedPart {
  shopId: number;
  orderId: number;
  refundId: number;
  amount: number;
  freight: number;
  commissionReturned: number;
  /** The platform's share of a coupon that the refund returns to the platform. */
  couponReturned?: number;
}

/**
 * Records what a completed order owes to its shop, and the refunds made before. A second call
 * changes nothing.
 */
export async function addSettlementLine(ctx: TransactionContext, orderId: number): Promise<void> {
  const { tx, now } = ctx;
  const at = now.toISOString();
  const [inserted] = await tx.run(sql<Pick<CamelRow<"settlement_lines">, "shopId">>`
    insert into settlement_lines (shop_id, kind, order_no, order_id, ref_id, gross, freight, coupon, commission, net, earned_at, settle_at, add_time, upd_time)
    select o.shop_id, 'order', o.order_no, o.id, o.id, o.pay_price, o.freight_fee, l.coupon, l.commission,
      o.pay_price + l.coupon - l.commission, coalesce(o.finish_time, ${at}), coalesce(o.refund_expired_time, o.finish_time, ${at}), ${at}, ${at}
    from orders o, lateral (
      select coalesce(sum(platform_share), 0)::bigint as coupon, coalesce(sum(commission), 0)::bigint as commission
      from orders_lines where parent_id = o.id
    ) l
    where o.id = ${orderId} on conflict do nothing returning shop_id as "shopId"`);
  if (!inserted) return;
  // The refunds made before are read from the ledger.
  await tx.run(sql`
    insert into settlement_lines (shop_id, kind, order_no, order_id, ref_id, gross, freight, coupon, commission, net, earned_at, settle_at, add_time, upd_time)
    select o.shop_id, 'refund', o.order_no, o.id, r.id, -r.refund_amount, -r.freight_amount, e.coupon, -e.commission,
      -r.refund_amount + e.coupon + e.commission, coalesce(r.refund_time, ${at}), coalesce(o.refund_expired_time, o.finish_time, ${at}), ${at}, ${at}
    from orders o join refunds r on r.order_id = o.id and r.shop_id = o.shop_id and r.status = 'completed', lateral (
      select coalesce(sum(amount) filter (where type like 'commission%'), 0)::bigint as commission,
        coalesce(sum(amount) filter (where type like 'coupon%'), 0)::bigint as coupon
      from ledger_entries where ref_table = 'refunds' and ref_id = r.id and account = 'pending' and shop_id = o.shop_id
    ) e
    where o.id = ${orderId} on conflict do nothing`);
  await publishChanges(ctx, [inserted.shopId], ["settlementLines"]);
}

/**
 * Records a refund of a completed order. Returns false where the order is not completed: its lines
 * are written when it is. A refund after the order's settlement has been debited to the balance
 * already, so its line is settled immediately.
 */
export async function addRefundLine(ctx: TransactionContext, part: RefundedPart): Promise<boolean> {
  const { tx, now } = ctx;
  const {
    shopId,
    orderId,
    refundId,
    amount,
    freight,
    commissionReturned,
    couponReturned = 0,
  } = part;
  const at = now.toISOString();
  const inserted = await tx.run(sql`
    insert into settlement_lines (shop_id, kind, order_no, order_id, ref_id, gross, freight, coupon, commission, net, earned_at, settle_at,
      settled_at, day, month, add_time, upd_time)
    select l.shop_id, 'refund', l.order_no, l.order_id, ${refundId}, ${-amount}, ${-freight}, ${-couponReturned}, ${-commissionReturned},
      ${-amount - couponReturned + commissionReturned}, ${at}, l.settle_at, d.at, d.day, to_char(d.day, 'YYYY-MM'), ${at}, ${at}
    from settlement_lines l join shops s on s.id = l.shop_id,
      lateral (select case when l.settled_at is not null then ${at}::timestamptz end as at,
        case when l.settled_at is not null then ${toLocalDay(sql`s.id`, sql`s.time_zone`, at)} end as day) d
    where l.kind = 'order' and l.order_id = ${orderId} and l.shop_id = ${shopId}
    on conflict do nothing returning id`);
  if (inserted.length > 0) await publishChanges(ctx, [shopId], ["settlementLines"]);
  return inserted.length > 0;
}

/**
 * Returns whether an order's income is in its shop's balance already, so that refunds are debited
 * there. The order is locked.
 */
export async function isSettled(tx: Tx, orderId: number): Promise<boolean> {
  const found = await tx.first(
    tx.db
      .selectFrom("settlement_lines")
      .select("id")
      .where("kind", "=", "order")
      .where("order_id", "=", orderId)
      .where("settled_at", "is not", null),
  );
  return found !== undefined;
}
