import { systemActor, type TransactionContext } from "../../core/server/transactionContext.ts";
import type { CamelRow } from "../../framework/server/tables/DB.ts";
import { post } from "../../resources/finance/server.ts";
import { refundStates } from "../../resources/orders/index.ts";
import { applyPayment, applyRefund } from "../../resources/orders/server.ts";
import type { Application } from "../../resources/orders/testing.ts";
import { type Answer, startTestServer, type TestServer } from "../testServer.ts";
import { type Market, openMarket } from "./orderFixtures.ts";

interface Buyer {
  id: number;
  name: string;
}
export interface Bought {
  id: number;
  orderNo: string;
  lines: { id: number; skuId: number }[];
}
/** The time in a number of days and seconds from now. */
export const inDays = (days: number, seconds = 0): Date =>
  new Date(Date.now() + days * 86_400_000 + seconds * 1000);

/**
 * Fixtures of refunds: the order of the worked examples, paid from the buyer's wallet or by WeChat.
 */
export function createRefundFixtures(server: TestServer, market: Market) {
  const sql = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await server.database.pool.query(text, values)).rows as T[];
  /**
   * C1 with freight 9.50: 44.19, 22.14 and 11.07 of 77.40 paid; at 8 % the commissions are 3.54,
   * 1.77 and 0.89.
   */
  const buy = async (
    buyer: Buyer,
    method: "balance" | "wxPay" = "balance",
    stock = 10,
  ): Promise<Bought> => {
    const cartItems: { skuId: number }[] = [];
    for (const price of [49.9, 25, 12.5]) cartItems.push(await market.cartItem(price, stock));
    const items = cartItems.map(({ skuId }) => ({ skuId, qty: 1 }));
    const placed = await server.coupons.during({ amount: 10_00 }, () => market.place(buyer, items));
    const [order] = placed.orders;
    if (!order) throw new Error("nothing was placed");
    await sql("update orders set freight_fee = 950, pay_price = 8690 where id = $1", [order.id]);
    await sql("update pay_orders set amount = 8690 where id = $1", [placed.payOrderId]);
    const lines = await sql<Pick<CamelRow<"orders_lines">, "id" | "skuId">>(
      `update orders_lines l set commission = v.commission
       from (values (4419, 354), (2214, 177), (1107, 89)) as v (paid, commission)
       where l.parent_id = $1 and l.paid = v.paid returning l.id, l.sku_id as "skuId", l.position`,
      [order.id],
    );
    await market.command(systemActor, async (ctx) => {
      if (method === "balance")
        await post(ctx, {
          type: "recharge",
          refTable: "pay_orders",
          refId: placed.payOrderId,
          entries: [
            { account: "provider", provider: "wxPay", type: "recharge", amount: -8690 },
            { account: "wallet", buyerId: buyer.id, type: "recharge", amount: 8690 },
          ],
        });
    });
    await market.command(systemActor, async (ctx) => {
      const txn = `T${placed.payOrderId}`;
      await applyPayment(ctx, placed.payOrderId, { method, channel: "app", txn, amount: 8690 });
    });
    return {
      id: order.id,
      orderNo: order.orderNo,
      lines: lines.toSorted(
        (one, other) =>
          cartItems.findIndex((w) => w.skuId === one.skuId) -
          cartItems.findIndex((w) => w.skuId === other.skuId),
      ),
    };
  };
  const as = <T>(buyer: Buyer, work: (ctx: TransactionContext) => Promise<T>, now?: Date) =>
    market.command(market.asBuyer(buyer), work, now);
  const apply = (
    buyer: Buyer,
    order: Bought,
    place: number,
    more: Partial<Application> = {},
    now?: Date,
  ) =>
    as(
      buyer,
      (ctx) =>
        applyRefund(ctx, buyer.id, {
          orderNo: order.orderNo,
          lineId: order.lines[place]?.id ?? 0,
          qty: 1,
          refundInd: "refundOnly",
          reason: "Too small",
          ...more,
        }),
      now,
    );
  const ship = async (order: Bought) => {
    const deliveryJson = [{ orderId: order.id, deliveryType: "auspost", deliveryNo: "0" }];
    await server.post("harbour", "member/order/delivery", { deliveryJson });
  };
  const readState = ({ data, ...rest }: Answer): Answer => {
    const [state] = Object.entries(refundStates).find(([, code]) => code === data?.status) ?? [];
    return { ...rest, data: state ? { ...data, status: state } : data };
  };
  const refund = async (id: number) =>
    readState(await server.get("harbour", "member/refund/get", { id })).data;
  const act = async (call: string, id: number, input: object = {}, user = "harbour") =>
    readState(await server.post(user, `member/refund/${call}`, { id, ...input }));
  const describeCase = async (id: number) =>
    readState(await server.get("platform", "system/refund/get", { id })).data;
  const decide = async (call: string, id: number, input: object) =>
    readState(await server.post("platform", `system/refund/${call}`, { id, ...input }));
  const order = async (id: number) => {
    const data = await market.order(id);
    return { ...data, refundStatus: ["none", "refunding", "partly", "whole"][data.refundStatus] };
  };
  return { sql, buy, as, apply, ship, refund, act, describeCase, decide, order };
}
/** Starts a test server with goods, a buyer, and a shop with a return address. */
export async function openRefundFixtures() {
  const server = await startTestServer();
  const market = await openMarket(server);
  const refundFixtures = createRefundFixtures(server, market);
  const buyer = await market.addBuyer("Mei Lin");
  await server.get("harbour", "member/shopConfig/get");
  await refundFixtures.sql(
    "update shop_config set sender_name = 'Desk', sender_phone = '1', sender_address = '5 Dock St'",
  );
  return { server, market, refundFixtures, buyer };
}
