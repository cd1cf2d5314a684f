import { sql } from "kysely";
import type { Address } from "../../../../core/address.ts";
import { emit } from "../../../../core/events/server/emit.ts";
import { batchStatements } from "../../../../core/server/batchStatements.ts";
import { insertMany } from "../../../../core/server/insertMany.ts";
import { toEventRows } from "../../../../core/server/orderEvents.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import { buildCounterStatement } from "../../../../core/server/shopCounters.ts";
import {
  addMinutes,
  formatOrderNumber,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { formatPlatformNumber, formatShopNumber } from "../../../../core/shopNumbers.ts";
import { formatMoney, type Locale } from "../../../../framework/schema/index.ts";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import { createInsufficientStockError, reserveStock } from "../../../inventory/server.ts";
import { defaultTradeConfig } from "../../../platform/server.ts";
import type { GroupSelection, Item, PricedOrder } from "../../../pricing/index.ts";
import { priceCart } from "../../../pricing/server.ts";
import { domainError } from "../../errors.ts";
import { buildAdjustmentRows, buildLineRow, buildOrderRow } from "./buildOrderRows.ts";

export interface Receiver extends Address {
  name: string;
  phone: string;
  city: string;
  address: string;
}
export interface PlaceOrderInput {
  buyer: { id: number; name: string };
  items: readonly Item[];
  /** The delivery address; null for pickup at the shops. */
  receiver: Receiver | null;
  /**
   * The total shown to the buyer, in cents: a price that has changed since is rejected instead of
   * charged.
   */
  amount: number;
  remarks?: Readonly<Record<number, string>>;
  locale?: Locale;
  /** How goods that are sold in groups are bought. */
  group?: GroupSelection | null;
  /** The coupons that the buyer uses, at most one a shop. */
  couponIds?: readonly number[];
  /** The codes of vouchers, at most one a shop. */
  voucherCodes?: readonly string[];
  /** The coupon of the platform that the buyer uses. */
  platformCouponId?: number | null;
  /** The offer for points that the buyer takes. */
  pointGoodsId?: number | null;
}
export interface PlaceOrderResult {
  payOrderId: number;
  payOrderNo: string;
  amount: number;
  payEndTime: Date;
  orders: { id: number; number: string; orderNo: string; shopId: number; payPrice: number }[];
  /** The points that its price demands; the caller holds them. */
  points: { points: number; amount: number } | null;
}

/**
 * Places the orders of a cart: one payment, and one order a shop. Reserves the stock of goods that
 * are reserved on order.
 *
 * @throws {DomainError} `goods.priceChanged` when the price differs from the one that the customer
 * saw.
 */
export async function placeOrder(
  ctx: TransactionContext,
  input: PlaceOrderInput,
): Promise<PlaceOrderResult> {
  const { tx, now } = ctx;
  const priced = await priceCart(ctx, {
    items: input.items,
    address: input.receiver && toAddress(input.receiver),
    locale: input.locale,
    group: input.group ?? null,
    coupons: {
      chosen: input.couponIds ?? [],
      platform: input.platformCouponId ?? null,
      offers: false,
    },
    voucherCodes: input.voucherCodes ?? [],
    pointGoodsId: input.pointGoodsId ?? null,
    isCheckout: true,
    asker: { buyerId: input.buyer.id, now },
  });
  const amount = priced.reduce((sum, { payPrice }) => sum + payPrice, 0);
  if (amount !== input.amount)
    throw domainError("goods.priceChanged", { amount: formatMoney(amount) });
  // Rejects the order early when a line exceeds the available stock, before it waits for locks.
  const insufficient = priced.flatMap(({ lines }) => lines.filter(({ stock, qty }) => stock < qty));
  if (insufficient.length > 0)
    throw await createInsufficientStockError(
      tx,
      insufficient.map(({ skuId }) => skuId),
    );
  for (const source of listLocked(priced)) await source.claim?.(tx, input.buyer.id);
  const allocated = await allocateIds(ctx, input, priced);
  const payEndTime = addMinutes(now, allocated.unpaidMinutes);
  const orders = priced.map((order, place) => ({
    ...order,
    id: allocated.ids[place] ?? 0,
    number: formatShopNumber("order", Number(allocated.lastNumbers[order.shopId])),
    orderNo: formatOrderNumber(now, allocated.numbers[place] ?? 0),
  }));
  const payOrder = {
    id: allocated.payOrder,
    payOrderNo: `P${formatOrderNumber(now, allocated.numbers.at(-1) ?? 0)}`,
  };
  const repeat = new Set(allocated.known);
  const orderRows = orders.map((order) =>
    buildOrderRow(ctx, input, order, { payOrder, payEndTime, repeat }),
  );
  const lineRows = orders.flatMap((order) =>
    order.lines.map((line, place) => buildLineRow(order, line, place)),
  );
  const events = toEventRows(
    ctx,
    orders.map(({ id, shopId, payPrice }) => ({
      orderId: id,
      shopId,
      kind: "placed",
      data: { amount: payPrice },
    })),
  );
  const reserved = orders.flatMap(({ id, shopId, sources }) =>
    sources.flatMap(
      (source) =>
        source.reserve?.({ id, shopId, memberId: input.buyer.id, payOrderId: payOrder.id }) ?? [],
    ),
  );
  const adjustments = orders.flatMap(buildAdjustmentRows);
  const written = batchStatements([
    ...reserved,
    insertMany("pay_orders", [
      {
        ...payOrder,
        shortNo: formatPlatformNumber("payment", payOrder.id),
        memberId: input.buyer.id,
        memberName: input.buyer.name,
        kind: "order",
        amount,
        status: "unpaid",
        payEndTime: payEndTime.toISOString(),
        addTime: now.toISOString(),
        updTime: now.toISOString(),
      },
    ]),
    insertMany("orders", orderRows),
    insertMany("orders_lines", lineRows),
    ...(adjustments.length > 0 ? [insertMany("orders_adjustments", adjustments)] : []),
    insertMany("orders_events", events),
  ]);
  // None of these statements depends on the result of another, so all are sent in one batch;
  // insufficient stock rolls it back.
  await reserveStock(
    ctx,
    orders.map(({ id, lines }) => ({
      id,
      units: lines.filter(({ stockType }) => stockType === "onOrder"),
    })),
    written,
  );
  await publishChanges(
    ctx,
    orders.map(({ shopId }) => shopId),
    ["orders"],
  );
  emit(
    ctx,
    ...orders.map(({ id, shopId, number, payPrice: amount }) => ({
      topic: "order.placed" as const,
      key: id,
      shopId,
      payload: { orderId: id, number, amount },
    })),
  );
  return {
    payOrderId: payOrder.id,
    payOrderNo: payOrder.payOrderNo,
    amount,
    payEndTime,
    points: findPoints(priced),
    orders: orders.map(({ id, number, orderNo, shopId, payPrice }) => ({
      id,
      number,
      orderNo,
      shopId,
      payPrice,
    })),
  };
}

/** Finds the points that the price of an order demands. */
export const findPoints = (priced: Awaited<ReturnType<typeof priceCart>>) =>
  priced.flatMap(({ sources }) => sources.flatMap(({ points }) => points ?? []))[0] ?? null;

/** Lists the sources of all orders in the order of their locks: those of the platform are last. */
const listLocked = (priced: Awaited<ReturnType<typeof priceCart>>) => {
  const sources = [...new Set(priced.flatMap((order) => order.sources))];
  const isShared = ({ shopId }: { shopId: number | null }) => shopId === null;
  return [...sources.filter((one) => !isShared(one)), ...sources.filter(isShared)];
};

type Allocated = {
  ids: TableRow<"orders">["id"][];
  payOrder: TableRow<"pay_orders">["id"];
  /** Shops at which the buyer has bought before. */
  known: TableRow<"orders">["shop_id"][];
} & Calculated<{
  numbers: number[];
  /** The number of the order at each shop, by the shop's id. */
  lastNumbers: Readonly<Record<string, number>>;
  unpaidMinutes: number;
}>;
/**
 * Allocates ids and numbers, and reads the other values of the order rows, in one query. It locks
 * the shops' counters in the order of their ids until the transaction ends, so that the numbers of
 * a shop have no gaps.
 */
async function allocateIds(
  { tx }: TransactionContext,
  { buyer }: PlaceOrderInput,
  priced: readonly PricedOrder[],
): Promise<Allocated> {
  const shopIds = priced.map(({ shopId }) => shopId);
  const allocated = await tx.first<Allocated>(sql`
    with counted as (
      ${buildCounterStatement("order", shopIds)}
    )
    select (select jsonb_object_agg(shop_id, last_number) from counted) as "lastNumbers", array(select nextval('order_numbers') from generate_series(0, ${priced.length})) as numbers,
      array(select nextval('orders_id_seq') from generate_series(1, ${priced.length})) as ids, nextval('pay_orders_id_seq') as "payOrder",
      array(${selectKnownShops(buyer.id, shopIds)}) as known,
      coalesce((select unpaid_minutes from platform_config limit 1), ${defaultTradeConfig.unpaidMinutes}) as "unpaidMinutes"`);
  if (!allocated) throw new Error("nothing was drawn");
  return allocated;
}
/**
 * Selects the shops at which a buyer has bought before. The inner select keeps the shops from its
 * index: every index of a shop's orders holds far more rows than one of a buyer's.
 */
const selectKnownShops = (buyerId: number, shopIds: readonly number[]) => sql<
  Pick<TableRow<"orders">, "shop_id">
>`
  select distinct shop_id from (
    select shop_id from orders
    where member_id = ${buyerId} and pay_time is not null and refund_amount < pay_price offset 0
  ) bought where shop_id = any(${shopIds}::bigint[])`;
const toAddress = ({ state, city, postcode }: Receiver): Address => ({
  state,
  city,
  ...(postcode ? { postcode } : {}),
});
