import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { savedSql } from "../../receivedCoupons/queries/savedSql.ts";

type Results = Pick<CamelRow<"coupons">, "id"> &
  Calculated<{
    used: number;
    unused: number;
    /** Unused pieces that were collected on other terms than the present ones. */
    oldTerms: number;
    saved: number;
    netSales: number;
  }>;

/** Reads what coupons have come to, by their ids: uses, discounts and net sales, in cents. */
export async function readResults(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Results>> {
  if (ids.length === 0) return new Map();
  const found = await tx.run(sql<Results>`
    with targets as (
      select c.id, case c.use_type
        when 'goods' then (select jsonb_agg(g.target_id order by g.position) from coupons_goods_ids g where g.parent_id = c.id)
        when 'category' then (select jsonb_agg(k.target_id order by k.position) from coupons_cate_ids k where k.parent_id = c.id)
        end as scope
      from coupons c where c.id = any(${[...ids]}::bigint[])
    )
    select c.id, count(*) filter (where r.status = 'used')::integer as used,
      count(*) filter (where r.status = 'unused')::integer as unused,
      count(*) filter (where r.status = 'unused' and (r.type, r.amount, r.discount, r.full_amount, r.use_type, r.scope)
        is distinct from (c.type, c.amount, c.discount, c.full_amount, c.use_type, t.scope))::integer as "oldTerms",
      coalesce(sum(${savedSql}), 0)::bigint as saved,
      coalesce(sum(o.pay_price - o.refund_amount) filter (where o.pay_time is not null), 0)::bigint as "netSales"
    from targets t join coupons c on c.id = t.id join received_coupons r on r.coupon = c.id
    left join orders o on o.id = r.order_id
    group by c.id`);
  return new Map(found.map((one) => [one.id, one]));
}
