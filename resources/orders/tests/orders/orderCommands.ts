import { type Trade, theSystem } from "../../../../core/server/transactionContext.ts";
import type { Caller } from "../../../../framework/server/engine.ts";
import type { House } from "../../../../tests/testServer.ts";
import { cancelOrder } from "../../orders/server/cancelOrder.ts";
import { receiveOrder, writeOff } from "../../orders/server/confirmReceipt.ts";
import { editPrice } from "../../orders/server/editPrice.ts";
import type { LockedOrder } from "../../orders/server/lockOrders.ts";
import { settlePayment } from "../../orders/server/payOrder.ts";
import { shipOrder } from "../../orders/server/shipOrder.ts";
import { type Market, receiver } from "./orderFixtures.ts";

export type State = "unpaid" | "unshipped" | "unreceived" | "completed" | "cancelled";
export interface Placed {
  id: number;
  orderNo: string;
  payOrderId: number;
  skuId: number;
}
const parcel = { deliveryType: "auspost", deliveryNo: "TRACK 1" } as const;
/** Money that is not taken says so without throwing. */
export class NotTaken extends Error {}

/** What the kernel can do to an order. */
export const kernelDeeds: Readonly<Record<string, (trade: Trade, order: LockedOrder) => Promise<unknown>>> = {
  editPrice: (trade, order) => editPrice(trade, order, order.payPrice - 100, null),
  ship: (trade, order) => shipOrder(trade, order, parcel),
  receive: receiveOrder,
  writeOff: (trade, order) => writeOff(trade, order, order.verifyCode ?? ""),
  cancelByBuyer: (trade, order) => cancelOrder(trade, order, "buyer"),
  cancelByTime: (trade, order) => cancelOrder(trade, order, "timeout"),
  pay: async (trade, { payOrderId, payPrice: amount }) => {
    const money = { method: "wxPay", channel: "app", txn: `again ${payOrderId}`, amount } as const;
    const { outcome } = await settlePayment(trade, payOrderId, money);
    if (outcome !== "paid") throw new NotTaken(outcome);
  },
};
/** What a form of the shop sends for each action. */
export const inputs = (verifyCode: string | null): Readonly<Record<string, object>> => ({
  editPrice: { editPrice: 20 },
  ship: parcel,
  writeOff: { verifyCode: verifyCode ?? "000000000000" },
  editAddress: {
    receiveName: "Somebody Else",
    receivePhone: receiver.phone,
    receiveState: "VIC",
    receiveCity: "Melbourne",
    receivePostcode: "3000",
    receiveAddress: "2 Collins Street",
  },
  note: { shopRemark: "Calls first" },
  cancel: { remark: "Sold out" },
});

/** Orders in each state, brought there by the deeds that lead there. */
export function ordersOf(house: House, market: Market, buyer: { id: number; name: string }) {
  const place = async (pickUp: boolean, stockType = 1): Promise<Placed> => {
    const { skuId } = await market.ware(30, 9, { stockType });
    const { orders, payOrderId } = await market.place(buyer, [{ skuId, qty: 2 }], pickUp ? { receiver: null } : {});
    const [order] = orders;
    if (!order) throw new Error("nothing was placed");
    return { id: order.id, orderNo: order.orderNo, payOrderId, skuId };
  };
  const done = (id: number, deed: string) =>
    market.locked(theSystem, id, async (trade, order) => kernelDeeds[deed]?.(trade, order));
  const orderIn = async (state: State, pickUp = false): Promise<Placed> => {
    const order = await place(pickUp);
    if (state === "cancelled") await done(order.id, "cancelByBuyer");
    if (["unshipped", "unreceived", "completed"].includes(state)) await market.pay(order.payOrderId);
    if (state === "unreceived" || (state === "completed" && !pickUp)) await done(order.id, "ship");
    if (state === "completed") await done(order.id, pickUp ? "writeOff" : "receive");
    return order;
  };
  /** The order with all that hangs on it, and how much the books, the stock and everything else of trade hold. */
  const picture = async ({ id, skuId, payOrderId }: Placed): Promise<unknown> =>
    (
      await house.database.pool.query(
        `select to_jsonb(o) as row, (select jsonb_agg(to_jsonb(l) order by l.id) from orders_lines l where l.parent_id = o.id) as lines,
          (select to_jsonb(p) from pay_orders p where p.id = $3) as pay_order,
          (select k.stock from skus k where k.id = $2) as stock,
          (select jsonb_build_array(count(*), sum(abs(amount))) from ledger_entries) as books,
          (select count(*) from orders_events) as events, (select count(*) from orders_price_logs) as prices,
          (select count(*) from stock_entries) as moves, (select count(*) from money_backs) as backs,
          (select count(*) from settlement_lines) as settled, (select count(*) from write_offs) as handed
        from orders o where o.id = $1`,
        [id, skuId, payOrderId],
      )
    ).rows[0];
  const statusOf = async ({ tx }: Pick<Trade, "tx">, id: number): Promise<string> =>
    (await tx.text<{ status: string }>("select status from orders where id = $1", [id]))[0]?.status ?? "";
  const owner: Caller = {
    actor: {
      id: house.members.harbour ?? 0,
      name: "harbour",
      realm: "shop",
      shopId: house.shops.harbour,
      roles: ["admin"],
      permissions: [],
    },
    locale: "en",
    ip: "127.0.0.1",
    requestId: "transitions",
  };
  return { orderIn, picture, statusOf, owner };
}
