import { sql } from "kysely";
import { addDays } from "../../../../core/server/transactionContext.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { listSalesEdges } from "./listSalesEdges.ts";

/** The question: the orders in these states of the last days, by the days of a time zone. */
export interface SalesRequest {
  states: readonly string[];
  days: number;
  timeZone: string;
}

/** The sums of a period in cents, and those of the period before up to the same instant. */
interface Sales {
  from: string;
  until: string;
  orders: number;
  sales: number;
  refunded: number;
  ordersBefore: number;
  salesBefore: number;
  refundedBefore: number;
  slots: { at: string; orders: number; sales: number; refunded: number; salesBefore: number }[];
  best: Best[];
}
type Price = CamelRow<"orders">["payPrice"];
type Refund = CamelRow<"orders">["refundAmount"];
type Slot = Calculated<{
  slot: number;
  orders: number;
  sales: Price;
  refunded: Refund;
  ordersByNow: number;
  salesByNow: Price;
  refundedByNow: Refund;
}>;
/** The products that a summary names. */
const maxBest = 4;

/**
 * Sums up the orders of the shop in the current tenant scope by the time when they were placed: the
 * last days, and the period before it as a whole and up to the corresponding instant.
 */
export async function readSales(tx: Tx, { states, days, timeZone }: SalesRequest): Promise<Sales> {
  const now = new Date();
  const { current, earlier, earlierNow } = listSalesEdges(now, days, timeZone);
  const slots = await readSlots(tx, states, current, now);
  const before = await readSlots(tx, states, earlier, earlierNow);
  const bySlot = (rows: readonly Slot[]) => new Map(rows.map((row) => [row.slot, row]));
  const [found, foundBefore] = [bySlot(slots), bySlot(before)];
  const sum = (rows: readonly Slot[], pick: (row: Slot) => number) =>
    rows.reduce((total, row) => total + pick(row), 0);
  return {
    from: (current[0] ?? now).toISOString(),
    until: now.toISOString(),
    orders: sum(slots, (row) => row.orders),
    sales: sum(slots, (row) => row.sales),
    refunded: sum(slots, (row) => row.refunded),
    ordersBefore: sum(before, (row) => row.ordersByNow),
    salesBefore: sum(before, (row) => row.salesByNow),
    refundedBefore: sum(before, (row) => row.refundedByNow),
    slots: current.slice(0, -1).map((at, place) => ({
      at: at.toISOString(),
      orders: found.get(place + 1)?.orders ?? 0,
      sales: found.get(place + 1)?.sales ?? 0,
      refunded: found.get(place + 1)?.refunded ?? 0,
      salesBefore: foundBefore.get(place + 1)?.sales ?? 0,
    })),
    best: await readBest(tx, states, addDays(now, -7)),
  };
}

/** Reads the orders between the edges by slot, counted from 1, in all and up to an instant. */
const readSlots = (
  tx: Tx,
  states: readonly string[],
  edges: readonly Date[],
  byNow: Date,
): Promise<Slot[]> =>
  tx.run(sql<Slot>`
    select width_bucket(add_time, ${[...edges]}::timestamptz[]) as slot,
      count(*)::integer as orders,
      sum(pay_price)::bigint as sales,
      sum(refund_amount)::bigint as refunded,
      count(*) filter (where add_time <= ${byNow})::integer as "ordersByNow",
      coalesce(sum(pay_price) filter (where add_time <= ${byNow}), 0)::bigint as "salesByNow",
      coalesce(sum(refund_amount) filter (where add_time <= ${byNow}), 0)::bigint as "refundedByNow"
    from orders
    where shop_id = current_shop_id() and status = any(${[...states]})
      and add_time >= ${edges[0]} and add_time < ${edges.at(-1)}
    group by 1`);

type Best = Pick<CamelRow<"orders_lines">, "goodsId" | "goodsName" | "mainImg"> &
  Calculated<{ sold: number; sales: number }>;

/** Reads the products that sold for most since an instant, named as in their latest order. */
const readBest = (tx: Tx, states: readonly string[], since: Date): Promise<Best[]> =>
  tx.run(sql<Best>`
    select l.goods_id as "goodsId",
      (array_agg(l.goods_name order by l.id desc))[1] as "goodsName",
      (array_agg(l.main_img order by l.id desc))[1] as "mainImg",
      sum(l.qty)::integer as sold, sum(l.paid)::bigint as sales
    from orders o join orders_lines l on l.parent_id = o.id
    where o.shop_id = current_shop_id() and o.status = any(${[...states]})
      and o.add_time >= ${since}
    group by l.goods_id order by sum(l.paid) desc, l.goods_id limit ${maxBest}`);
