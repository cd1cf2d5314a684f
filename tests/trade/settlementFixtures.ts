import { systemActor } from "../../core/server/transactionContext.ts";
import {
  confirmReceipt,
  requestIntervention,
  withdrawRefund,
} from "../../resources/orders/server.ts";
import { agree, agreeAsPlatform, rejectRefund, writeOff } from "../../resources/orders/testing.ts";
import { type Bought, openRefundFixtures } from "./refundFixtures.ts";

/** 11:00 in Sydney, the time at which orders of these fixtures are received by default. */
export const noon = new Date("2026-03-10T00:00:00Z");

/** Starts a test server with completed orders and refunds, each made by the product's commands. */
export async function openSettlementFixtures() {
  const { server, market, refundFixtures, buyer } = await openRefundFixtures();
  /** Places, pays and receives the order of the worked examples: 86.90 at 8 % commission. */
  const receiveExample = async (now = noon): Promise<Bought> => {
    const order = await refundFixtures.buy(buyer);
    await refundFixtures.ship(order);
    await market.locked(market.asBuyer(buyer), order.id, confirmReceipt, now);
    return order;
  };
  /**
   * Places, pays and picks up an order of one product; returns its id. Amounts are dollars, the
   * rate of the commission is a percentage. The platform bears the coupon.
   */
  const pickUp = async (price: number, { rate = 5, platformCoupon = 0 } = {}): Promise<number> => {
    const { goodsId, skuId } = await market.cartItem(price, 1);
    await refundFixtures.sql("update goods set commission_rate = $2 where id = $1", [
      goodsId,
      rate,
    ]);
    const coupon = { amount: platformCoupon * 100, platformPercent: 100 };
    const placed = await server.coupons.during(coupon, () =>
      market.place(buyer, [{ skuId, qty: 1 }], { receiver: null }),
    );
    const id = placed.orders[0]?.id ?? 0;
    await market.pay(placed.payOrderId);
    await market.locked(
      systemActor,
      id,
      (ctx, order) => writeOff(ctx, order, order.verifyCode ?? ""),
      noon,
    );
    return id;
  };
  /** Applies for a refund of one line of an order; returns its id. */
  const applyFor = async (order: Bought, line: number, now: Date): Promise<number> =>
    (await refundFixtures.apply(buyer, order, line, {}, now)).id;
  const agreeTo = (id: number, now: Date) =>
    market.command(systemActor, (ctx) => agree(ctx, id, null), now);
  const reject = (id: number, now: Date) =>
    market.command(systemActor, (ctx) => rejectRefund(ctx, id, null, "It was used"), now);
  const withdraw = (id: number, now: Date) =>
    market.command(market.asBuyer(buyer), (ctx) => withdrawRefund(ctx, buyer.id, id), now);
  /** Asks the platform about a rejected refund, which grants it without a return of the goods. */
  const grant = async (id: number, now: Date): Promise<void> => {
    const question = { reason: "It was not used" };
    await market.command(
      market.asBuyer(buyer),
      (ctx) => requestIntervention(ctx, buyer.id, id, question),
      now,
    );
    await market.command(systemActor, (ctx) => agreeAsPlatform(ctx, id, { goodsBack: false }), now);
  };
  return { server, receiveExample, pickUp, applyFor, agreeTo, reject, withdraw, grant };
}
