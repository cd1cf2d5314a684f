import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { listSalesEdges } from "./listSalesEdges.ts";

/** The question: the paid orders of one product in the last days, by the days of a time zone. */
export interface GoodsSalesRequest {
  goodsId: number;
  days: number;
  timeZone: string;
}
type Slot = Calculated<{ slot: number; sold: number }> & {
  sales: CamelRow<"orders_lines">["paid"];
};
type Stars = Calculated<{ ratings: number; rating: CamelRow<"comments">["goodsStar"] | null }>;

/**
 * Sums up what customers of the shop in the current tenant scope paid for a product, by the day of
 * their orders, with the sum of the period before it; cancelled orders are not counted. The rating
 * is the mean of all reviews of the product, with one decimal.
 */
export async function readGoodsSales(tx: Tx, { goodsId, days, timeZone }: GoodsSalesRequest) {
  const { current, earlier } = listSalesEdges(new Date(), days, timeZone);
  const edges = [...earlier.slice(0, -1), ...current];
  const found = await tx.run(sql<Slot>`
    select width_bucket(o.add_time, ${edges}::timestamptz[]) as slot,
      sum(l.qty)::integer as sold, sum(l.paid)::bigint as sales
    from orders o join orders_lines l on l.parent_id = o.id
    where o.shop_id = current_shop_id() and l.goods_id = ${goodsId}
      and o.pay_time is not null and o.status <> 'cancelled'
      and o.add_time >= ${edges[0]} and o.add_time < ${edges.at(-1)}
    group by 1`);
  const [stars] = await tx.run(sql<Stars>`
    select count(*)::integer as ratings, round(avg(goods_star), 1)::float8 as rating
    from comments
    where shop_id = current_shop_id() and goods_id = ${goodsId} and commented_at is not null`);
  const bySlot = new Map(found.map((row) => [row.slot, row]));
  const slots = edges.slice(0, -1).map((at, place) => ({
    at: at.toISOString(),
    sold: bySlot.get(place + 1)?.sold ?? 0,
    sales: bySlot.get(place + 1)?.sales ?? 0,
  }));
  const [before, now] = [slots.slice(0, -days), slots.slice(-days)];
  const sum = (rows: typeof slots, name: "sold" | "sales") =>
    rows.reduce((total, row) => total + row[name], 0);
  return {
    sold: sum(now, "sold"),
    sales: sum(now, "sales"),
    soldBefore: sum(before, "sold"),
    salesBefore: sum(before, "sales"),
    slots: now,
    rating: stars?.rating ?? null,
    ratings: stars?.ratings ?? 0,
  };
}
