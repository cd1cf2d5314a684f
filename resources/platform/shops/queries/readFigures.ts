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
  closedReason: string | null;
}
type ShopFigures = Pick<TableRow<"shops">, "id"> & Calculated<Figures>;

/** The days whose orders are counted, today included. */
export const recentDays = 30;

/**
 * Reads what the platform watches of shops, by their ids, in one query: the paid orders, sales and
 * commission of the last 30 days, with the share of these orders that was refunded, and of those
 * shipped the share that was in time; the mean of the shop's stars in a year, the refunds that the
 * platform decides, and the balance that is available to withdraw. The sums of each day are at most
 * a minute old; see `sumShopDays`.
 */
export async function readFigures(
  tx: Tx,
  ids: readonly (number | undefined)[],
): Promise<ReadonlyMap<number, ShopFigures>> {
  const figures = await tx.run(sql<ShopFigures>`
    with asked as (select unnest(${[...ids]}::bigint[]) as id),
    disputed as (
      select shop_id, count(*)::int as disputes from refunds
      where shop_id in (select id from asked) and status = 'intervention' group by shop_id),
    owners as (
      select distinct on (shop_id) shop_id, coalesce(nullif(realname, ''), username) as owner from members
      where shop_id in (select id from asked) and main order by shop_id, id)
    select a.id, m.owner, i.phone, i.email, coalesce(s.orders, 0)::int as "recentOrders", coalesce(s.sales, 0)::bigint as "recentSales",
      coalesce(s.commission, 0)::bigint as "recentCommission", round(s.stars / nullif(s.comments, 0), 1)::float8 as rating,
      (100.0 * s.refunded / nullif(s.orders, 0))::numeric(7, 2)::float8 as "refundRate",
      (100.0 * s.punctual / nullif(s.shipped, 0))::numeric(7, 2)::float8 as "onTimeRate",
      coalesce(r.disputes, 0) as "openDisputes", coalesce(b.balance, 0)::bigint as balance,
      f.closed_reason as "closedReason"
    from asked a
    join shops f on f.id = a.id
    left join owners m on m.shop_id = a.id
    left join shop_info i on i.shop_id = a.id
    cross join lateral (
      select sum(d.orders) filter (where recent) as orders, sum(d.sales) filter (where recent) as sales,
        sum(d.commission) filter (where recent) as commission, sum(d.refunded_orders) filter (where recent) as refunded,
        sum(d.shipped_orders) filter (where recent) as shipped, sum(d.punctual_orders) filter (where recent) as punctual,
        sum(d.comments) as comments, sum(d.stars) as stars
      from (select (now() at time zone 'UTC')::date as today) t
      join shop_days d on d.shop_id = a.id and d.day > t.today - 365
      cross join lateral (select d.day > t.today - ${recentDays}::integer as recent) w
    ) s
    left join disputed r on r.shop_id = a.id
    left join ledger_balances b on b.account = 'balance' and b.holder = a.id`);
  return new Map(figures.map((one) => [one.id, one]));
}
