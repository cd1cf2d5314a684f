import {
  systemActor,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import type { Caller } from "../../../../framework/server/engine.ts";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import type { TestServer } from "../../../../tests/testServer.ts";
import { type Market, receiver } from "../../../../tests/trade/orderFixtures.ts";
import { cancelOrder } from "../../orders/commands/cancelOrder.ts";
import { confirmReceipt, writeOff } from "../../orders/commands/confirmReceipt.ts";
import { editPrice } from "../../orders/commands/editPrice.ts";
import { applyPayment } from "../../orders/commands/payOrder.ts";
import { shipOrder } from "../../orders/commands/shipOrder.ts";
import { unshipOrder } from "../../orders/commands/unshipOrder.ts";
import type { LockedOrder } from "../../orders/queries/lockOrders.ts";

export type State = "unpaid" | "unshipped" | "unreceived" | "completed" | "cancelled";
export interface Placed {
  id: number;
  orderNo: string;
  payOrderId: number;
  skuId: number;
}
const parcel = { deliveryType: "auspost", deliveryNo: "TRACK 1" } as const;
/**
 * Thrown for a payment that is not applied: `applyPayment` returns its outcome instead of throwing.
 */
export class NotTaken extends Error {}

/** All commands of an order. */
export const orderCommands: Readonly<
  Record<string, (ctx: TransactionContext, order: LockedOrder) => Promise<unknown>>
> = {
  editPrice: (ctx, order) => editPrice(ctx, order, order.payPrice - 100, null),
  ship: (ctx, order) => shipOrder(ctx, order, parcel),
  unship: unshipOrder,
  receive: confirmReceipt,
  writeOff: (ctx, order) => writeOff(ctx, order, order.verifyCode ?? ""),
  cancelByBuyer: (ctx, order) => cancelOrder(ctx, order, "buyer"),
  cancelByTime: (ctx, order) => cancelOrder(ctx, order, "timeout"),
  pay: async (ctx, { payOrderId, payPrice: amount }) => {
    const money = { method: "wxPay", channel: "app", txn: `again ${payOrderId}`, amount } as const;
    const { outcome } = await applyPayment(ctx, payOrderId, money);
    if (outcome !== "paid") throw new NotTaken(outcome);
  },
};
/** The input that the shop's form sends for each action. */
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

/** Creates orders in each state, by the commands that lead to it. */
export function readOrders(
  server: TestServer,
  market: Market,
  buyer: { id: number; name: string },
) {
  const place = async (pickUp: boolean, stockType = 1): Promise<Placed> => {
    const { skuId } = await market.cartItem(30, 9, { stockType });
    const { orders, payOrderId } = await market.place(
      buyer,
      [{ skuId, qty: 2 }],
      pickUp ? { receiver: null } : {},
    );
    const [order] = orders;
    if (!order) throw new Error("nothing was placed");
    return { id: order.id, orderNo: order.orderNo, payOrderId, skuId };
  };
  const done = (id: number, command: string) =>
    market.locked(systemActor, id, async (ctx, order) => orderCommands[command]?.(ctx, order));
  const orderIn = async (state: State, pickUp = false): Promise<Placed> => {
    const order = await place(pickUp);
    if (state === "cancelled") await done(order.id, "cancelByBuyer");
    if (["unshipped", "unreceived", "completed"].includes(state))
      await market.pay(order.payOrderId);
    if (state === "unreceived" || (state === "completed" && !pickUp)) await done(order.id, "ship");
    if (state === "completed") await done(order.id, pickUp ? "writeOff" : "receive");
    return order;
  };
  /**
   * A snapshot of the order with all of its rows, and of the totals of ledger, stock and other
   * tables of trade. Points are left out: a consumer credits them soon after an order.
   */
  const picture = async ({ id, skuId, payOrderId }: Placed): Promise<unknown> =>
    (
      await server.database.pool.query(
        `select to_jsonb(o) as row, (select jsonb_agg(to_jsonb(l) order by l.id) from orders_lines l where l.parent_id = o.id) as lines,
          (select to_jsonb(p) from pay_orders p where p.id = $3) as pay_order,
          (select k.stock from skus k where k.id = $2) as stock,
          (select jsonb_build_array(count(*), sum(abs(amount))) from ledger_entries where ref_table <> 'point_entries') as books,
          (select count(*) from orders_events) as events, (select count(*) from orders_price_logs) as prices,
          (select count(*) from stock_movements) as moves, (select count(*) from money_backs) as backs,
          (select count(*) from settlement_lines) as settled, (select count(*) from write_offs) as handed
        from orders o where o.id = $1`,
        [id, skuId, payOrderId],
      )
    ).rows[0];
  const readStatus = async ({ tx }: Pick<TransactionContext, "tx">, id: number): Promise<string> =>
    (
      await tx.text<Pick<TableRow<"orders">, "status">>("select status from orders where id = $1", [
        id,
      ])
    )[0]?.status ?? "";
  const owner: Caller = {
    actor: {
      id: server.members.harbour ?? 0,
      name: "harbour",
      realm: "shop",
      tenantId: server.shops.harbour,
      roles: ["admin"],
      permissions: [],
    },
    locale: "en",
    ip: "127.0.0.1",
    requestId: "transitions",
  };
  return { orderIn, picture, readStatus, owner };
}
