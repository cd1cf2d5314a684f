import { sql } from "kysely";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** Figures of a shop; amounts are cents. */
export interface Figures {
  owner: string | null;
  recentOrders: number;
  recentSales: number;
  rating: number | null;
  openDisputes: number;
  balance: number;
}
type ShopFigures = Pick<TableRow<"shops">, "id"> & Calculated<Figures>;

/**
 * Reads what the platform watches of shops, by their ids: the paid orders and sales of the last 30
 * days, the mean of the shop's stars in a year, the refunds that the platform decides, and the
 * balance that is available to withdraw.
 */
export async function readFigures(
  tx: Tx,
  ids: readonly (number | undefined)[],
): Promise<ReadonlyMap<number, ShopFigures>> {
  const figures = await tx.run(sql<ShopFigures>`
    select s.id, m.owner, o.recent_orders as "recentOrders", o.recent_sales as "recentSales", c.rating,
      r.open_disputes as "openDisputes", coalesce(b.balance, 0)::bigint as balance
    from shops s
    left join lateral (
      select coalesce(nullif(realname, ''), username) as owner from members
      where shop_id = s.id and main order by id limit 1) m on true
    cross join lateral (
      select count(*)::int as recent_orders, coalesce(sum(pay_price - refund_amount), 0)::bigint as recent_sales from orders
      where shop_id = s.id and add_time >= now() - interval '30 days' and pay_time is not null) o
    cross join lateral (
      select round(avg(shop_star), 1)::float8 as rating from comments
      where shop_id = s.id and add_time >= now() - interval '1 year') c
    cross join lateral (
      select count(*)::int as open_disputes from refunds
      where shop_id = s.id and status = 'intervention') r
    left join ledger_balances b on b.account = 'balance' and b.holder = s.id
    where s.id = any(${[...ids]}::bigint[])`);
  return new Map(figures.map((one) => [one.id, one]));
}
