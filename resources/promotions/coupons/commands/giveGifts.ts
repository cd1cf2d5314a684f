import { sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { DomainError } from "../../../../framework/server/domainError.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import { issueCoupon } from "./issueCoupon.ts";

/** What the goods of an order `o` cost its buyer, less refunds. */
const netGoods = sql<number>`(
  select coalesce(sum(l.paid - l.refunded_amount), 0) from orders_lines l where l.parent_id = o.id)`;

type Order = CamelRow<"orders">;
type Gift = Calculated<{
  couponId: CamelRow<"coupons">["id"];
  buyerId: Order["memberId"];
  buyerName: Order["memberName"];
}>;
/**
 * Gives the buyer of a completed order the coupons that come with such a purchase: each once for
 * the order, as long as there are pieces and the buyer may have another.
 */
export async function giveGifts(ctx: TransactionContext, orderId: number): Promise<void> {
  const { tx } = ctx;
  const gifts = await tx.run(sql<Gift>`
    select c.id as "couponId", o.member_id as "buyerId", o.member_name as "buyerName"
    from orders o join coupons c on c.shop_id = o.shop_id
    where o.id = ${orderId} and o.status = 'completed' and c.send_condition = 'giftOnPurchase'
      and c.status = 'distributing' and c.deleted_at is null
      and o.finish_time >= c.starts_at and o.finish_time < c.ends_at and c.full_send_amount <= ${netGoods}
      and not exists (
        select 1 from received_coupons r where r.coupon = c.id and r.gift_order_id = o.id)
    order by c.id`);
  for (const { couponId, buyerId, buyerName } of gifts)
    await tx
      .savepoint(async () => {
        await issueCoupon(ctx, {
          couponId,
          buyer: { id: buyerId, name: buyerName ?? "" },
          source: "gift",
          giftOrderId: orderId,
        });
      })
      .catch((error: unknown) => {
        // No piece is left, or the buyer has as many as each may have.
        if (!(error instanceof DomainError)) throw error;
      });
}

/** Voids the unused gifts of an order that refunds have made too small for them. */
export async function voidGifts(
  ctx: TransactionContext,
  { shopId, orderId }: { shopId: number; orderId: number },
): Promise<void> {
  const isTooSmall = sql<boolean>`t.shop_id = ${shopId} and t.gift_order_id = ${orderId} and t.status = 'unused'
    and exists (
      select 1 from coupons c join orders o on o.id = t.gift_order_id
      where c.id = t.coupon and c.full_send_amount > ${netGoods})`;
  await updateRows(ctx, "receivedCoupons", isTooSmall, {
    status: "expired",
    release_cause: "refunded",
  });
}
