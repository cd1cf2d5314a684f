import { sql } from "kysely";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";

/**
 * Sums up again what the buyers of some orders have bought at the shops of these orders, from their
 * orders there: whatever happened before, and however often it is called. It does not raise the
 * version, so that an order does not make an open edit stale.
 */
export async function summarizeBuyers(
  ctx: Pick<TransactionContext, "engine" | "tx" | "now">,
  orderIds: readonly number[],
): Promise<void> {
  const { tx, now } = ctx;
  const at = now.toISOString();
  // The sum hides the shop from the indexes that begin with it: one of them would find the orders
  // of the whole shop.
  const changed = await tx.run(sql<Pick<CamelRow<"shop_buyers">, "shopId">>`
    with touched as (
      select distinct shop_id, member_id from orders where id = any(${[...orderIds]}::bigint[])
    )
    insert into shop_buyers as b (
      shop_id, member_id, member_name, level, phone, order_count, spent, refunded, refund_count,
      first_order_time, last_order_time, add_time, upd_time
    )
    select t.shop_id, t.member_id,
      (array_agg(o.member_name order by o.id desc))[1],
      (select level from buyers where id = t.member_id),
      (array_agg(o.receive_phone order by o.id desc) filter (where o.receive_phone is not null))[1],
      count(*) filter (where o.status <> 'cancelled'),
      coalesce(sum(o.pay_price - o.refund_amount) filter (where o.pay_time is not null), 0),
      coalesce(sum(o.refund_amount) filter (where o.pay_time is not null), 0),
      (select count(*) from refunds r
        where r.shop_id = t.shop_id and r.member_id = t.member_id and r.status = 'completed'),
      min(o.add_time), coalesce(max(o.add_time) filter (where o.status <> 'cancelled'), max(o.add_time)),
      ${at}::timestamptz, ${at}::timestamptz
    from touched t join orders o on o.member_id = t.member_id and o.shop_id + 0 = t.shop_id
    group by t.shop_id, t.member_id order by t.shop_id, t.member_id
    on conflict (shop_id, member_id) do update set
      member_name = excluded.member_name, phone = excluded.phone, order_count = excluded.order_count,
      spent = excluded.spent, refunded = excluded.refunded, refund_count = excluded.refund_count,
      first_order_time = excluded.first_order_time, last_order_time = excluded.last_order_time
    where (b.member_name, b.phone, b.order_count, b.spent, b.refunded, b.refund_count,
        b.first_order_time, b.last_order_time)
      is distinct from (excluded.member_name, excluded.phone, excluded.order_count, excluded.spent,
        excluded.refunded, excluded.refund_count, excluded.first_order_time, excluded.last_order_time)
    returning b.shop_id as "shopId"`);
  await publishChanges(
    ctx,
    changed.map(({ shopId }) => shopId),
    ["shopBuyers"],
  );
}
