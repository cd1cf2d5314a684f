import { sql } from "kysely";
import { batchStatements } from "../../../../core/server/batchStatements.ts";
import { insertMany } from "../../../../core/server/insertMany.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import { minutesAfter, numberOf, type TransactionContext } from "../../../../core/server/transactionContext.ts";
import { formatMoney, type Locale } from "../../../../framework/schema/index.ts";
import { domainError } from "../../../../framework/server/domainError.ts";
import type { Address } from "../../../freight/freightTemplates/regions.ts";
import { defaultTradeConfig } from "../../../platform/platformConfig/server/tradeConfig.ts";
import type { GroupSelection } from "../../groupOrders/server/groupPricing.ts";
import { checkLimit, intentRow } from "../../groupOrders/server/reservations.ts";
import { eventRows } from "./events.ts";
import { lineRow, orderRow } from "./orderRows.ts";
import { priceCart, type QuotedOrder } from "./priceCart.ts";
import type { Item } from "./readItems.ts";
import { notEnough, takeStock } from "./stock.ts";

export interface Receiver extends Address {
  name: string;
  phone: string;
  city: string;
  address: string;
}
export interface Placing {
  buyer: { id: number; name: string };
  items: readonly Item[];
  /** Where it is sent; without it, it is picked up at the shops. */
  receiver: Receiver | null;
  /** What the buyer was told that all of it costs, in cents: a price that has changed since is never charged in silence. */
  amount: number;
  remarks?: Readonly<Record<number, string>>;
  locale?: Locale;
  /** How what is sold in groups is bought. */
  group?: GroupSelection | null;
}
export interface Placed {
  payOrderId: number;
  payOrderNo: string;
  amount: number;
  payEndTime: Date;
  orders: { id: number; orderNo: string; shopId: number; payPrice: number }[];
}

/** Makes one payment and one order a shop of a basket, and takes the stock of what is taken on order. */
export async function placeOrder(ctx: TransactionContext, placing: Placing): Promise<Placed> {
  const { tx, now } = ctx;
  const quoted = await priceCart(tx, {
    items: placing.items,
    address: placing.receiver && placeOf(placing.receiver),
    locale: placing.locale,
    group: placing.group ?? null,
    asker: { buyerId: placing.buyer.id, now },
  });
  const amount = quoted.reduce((sum, { payPrice }) => sum + payPrice, 0);
  if (amount !== placing.amount)
    throw domainError("goods.priceChanged", {
      key: "resources.orders.refusals.priceChanged",
      params: { amount: formatMoney(amount) },
    });
  // What is short already is told without anybody waiting for it.
  const short = quoted.flatMap(({ lines }) => lines.filter(({ stock, qty }) => stock < qty));
  if (short.length > 0)
    throw await notEnough(
      tx,
      short.map(({ skuId }) => skuId),
    );
  for (const { group } of quoted) if (group) await checkLimit(tx, placing.buyer.id, group);
  const drawn = await draw(ctx, placing, quoted);
  const payEndTime = minutesAfter(now, drawn.unpaidMinutes);
  const orders = quoted.map((order, place) => ({
    ...order,
    id: drawn.ids[place] ?? 0,
    orderNo: numberOf(now, drawn.numbers[place] ?? 0),
  }));
  const payOrder = { id: drawn.payOrder, payOrderNo: `P${numberOf(now, drawn.numbers.at(-1) ?? 0)}` };
  const repeat = new Set(drawn.known);
  const orderRows = orders.map((order) => orderRow(ctx, placing, order, { payOrder, payEndTime, repeat }));
  const lineRows = orders.flatMap((order) => order.lines.map((line, place) => lineRow(order, line, place)));
  const events = eventRows(
    ctx,
    orders.map(({ id, shopId, payPrice }) => ({ orderId: id, shopId, kind: "placed", data: { amount: payPrice } })),
  );
  const intents = orders.flatMap((order) => (order.group ? [intentRow(order, placing.buyer.id, order.group)] : []));
  const written = batchStatements([
    ...intents,
    sql`
      insert into pay_orders (id, pay_order_no, member_id, member_name, kind, amount, status, pay_end_time, add_time, upd_time)
      values (${payOrder.id}, ${payOrder.payOrderNo}, ${placing.buyer.id}, ${placing.buyer.name}, 'order', ${amount}, 'unpaid',
        ${payEndTime.toISOString()}, ${now.toISOString()}, ${now.toISOString()})`,
    insertMany("orders", orderRows),
    insertMany("orders_lines", lineRows),
    insertMany("orders_events", events),
  ]);
  // Nothing here waits for what another statement says: all of it travels at once, and what is short undoes it.
  await takeStock(
    ctx,
    orders.map(({ id, lines }) => ({ id, units: lines.filter(({ stockType }) => stockType === "onOrder") })),
    written,
  );
  await publishChanges(
    ctx,
    orders.map(({ shopId }) => shopId),
    ["orders"],
  );
  return {
    payOrderId: payOrder.id,
    payOrderNo: payOrder.payOrderNo,
    amount,
    payEndTime,
    orders: orders.map(({ id, orderNo, shopId, payPrice }) => ({ id, orderNo, shopId, payPrice })),
  };
}

interface Drawn {
  numbers: number[];
  ids: number[];
  payOrder: number;
  /** Shops of which the buyer has bought before. */
  known: number[];
  unpaidMinutes: number;
}
/** Everything else that the rows of orders are made of, asked for at once. */
async function draw({ tx }: TransactionContext, { buyer }: Placing, quoted: readonly QuotedOrder[]): Promise<Drawn> {
  const drawn = await tx.first<Drawn>(sql`
    select array(select nextval('order_numbers') from generate_series(0, ${quoted.length})) as numbers,
      array(select nextval('orders_id_seq') from generate_series(1, ${quoted.length})) as ids, nextval('pay_orders_id_seq') as "payOrder",
      array(
        select distinct shop_id from orders where member_id = ${buyer.id} and pay_time is not null and refund_amount < pay_price
        and shop_id = any(${quoted.map(({ shopId }) => shopId)}::bigint[])
      ) as known,
      coalesce((select unpaid_minutes from platform_config limit 1), ${defaultTradeConfig.unpaidMinutes}) as "unpaidMinutes"`);
  if (!drawn) throw new Error("nothing was drawn");
  return drawn;
}
const placeOf = ({ state, city, postcode }: Receiver): Address => ({ state, city, ...(postcode ? { postcode } : {}) });
