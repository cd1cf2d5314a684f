import { sql } from "kysely";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** Figures of a shop; amounts are cents. */
export interface Figures {
  owner: string | null;
  phone: string | null;
  email: string | null;
  recentOrders: number;
  recentSales: number;
  recentCommission: number;
  rating: number | null;
  refundRate: number | null;
  onTimeRate: number | null;
  openDisputes: number;
  balance: number;
}
type ShopFigures = Pick<TableRow<"shops">, "id"> & Calculated<Figures>;

/**
 * Reads what the platform watches of shops, by their ids, in one query: the paid orders, sales and
 * commission of the last 30 days, with the share of these orders that was refunded, and of those
 * shipped since then the share that was in time; the mean of the shop's stars in a year, the
 * refunds that the platform decides, and the balance that is available to withdraw.
 */
export async function readFigures(
  tx: Tx,
  ids: readonly (number | undefined)[],
): Promise<ReadonlyMap<number, ShopFigures>> {
  const figures = await tx.run(sql<ShopFigures>`
    with asked as (select unnest(${[...ids]}::bigint[]) as id),
    paid as (
      select shop_id, id, pay_price, refund_amount from orders
      where shop_id in (select id from asked) and add_time >= now() - interval '30 days' and pay_time is not null),
    sold as (
      select shop_id, count(*)::int as orders, sum(pay_price - refund_amount)::bigint as sales,
        (100.0 * count(*) filter (where refund_amount > 0) / count(*))::numeric(7, 2)::float8 as refunded
      from paid group by shop_id),
    charged as (
      select p.shop_id, sum(l.commission - l.commission_returned)::bigint as commission
      from paid p join orders_lines l on l.parent_id = p.id group by p.shop_id),
    shipped as (
      select shop_id, (100.0 * count(*) filter (where delivery_time <= ship_by) / count(*))::numeric(7, 2)::float8 as in_time
      from orders
      where shop_id in (select id from asked) and delivery_time >= now() - interval '30 days' and ship_by is not null
      group by shop_id),
    starred as (
      select shop_id, round(avg(shop_star), 1)::float8 as rating from comments
      where shop_id in (select id from asked) and add_time >= now() - interval '1 year' group by shop_id),
    disputed as (
      select shop_id, count(*)::int as disputes from refunds
      where shop_id in (select id from asked) and status = 'intervention' group by shop_id),
    owners as (
      select distinct on (shop_id) shop_id, coalesce(nullif(realname, ''), username) as owner from members
      where shop_id in (select id from asked) and main order by shop_id, id)
    select a.id, m.owner, i.phone, i.email, coalesce(s.orders, 0) as "recentOrders", coalesce(s.sales, 0)::bigint as "recentSales",
      coalesce(c.commission, 0)::bigint as "recentCommission", t.rating, s.refunded as "refundRate", d.in_time as "onTimeRate",
      coalesce(r.disputes, 0) as "openDisputes", coalesce(b.balance, 0)::bigint as balance
    from asked a
    left join owners m on m.shop_id = a.id
    left join shop_info i on i.shop_id = a.id
    left join sold s on s.shop_id = a.id
    left join charged c on c.shop_id = a.id
    left join shipped d on d.shop_id = a.id
    left join starred t on t.shop_id = a.id
    left join disputed r on r.shop_id = a.id
    left join ledger_balances b on b.account = 'balance' and b.holder = a.id`);
  return new Map(figures.map((one) => [one.id, one]));
}
