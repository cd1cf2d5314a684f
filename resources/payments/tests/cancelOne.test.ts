import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  addMinutes,
  systemActor,
  type TransactionContext,
} from "../../../core/server/transactionContext.ts";
import {
  payOwnOrderFromBalance,
  startPayment,
  startRecharge,
} from "../../../server/payments/startPayment.ts";
import { signUpBuyer } from "../../../server/storefront/tests/buyer.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { createPaymentFixtures, secret } from "../../../tests/trade/paymentFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
import { cancelOrder, type lockOrder } from "../../orders/server.ts";
import { editPrice } from "../../orders/testing.ts";

let server: TestServer;
let market: Market;
let paymentFixtures: ReturnType<typeof createPaymentFixtures>;
beforeAll(async () => {
  server = await startTestServer({ server: { pay: { sandboxSecret: secret } } });
  market = await openMarket(server);
  paymentFixtures = createPaymentFixtures(server, market);
}, 120_000);
afterAll(() => server.close());
const audit = async () => {
  await server.runJob("readProviderStatements", addMinutes(new Date(), 1));
  return auditMoney(server.database.pool);
};
const readEvents = async (orderId: number) => {
  const rows = await paymentFixtures.readRows(
    "select kind, data from orders_events where parent_id = $1 order by id",
    [orderId],
  );
  return rows.map(({ kind, data }) => [kind, data?.amount ?? null]);
};

/** One payment for an order of each of two shops, and its open payment attempt. */
async function beginTwo() {
  const buyer = await signUpBuyer(server);
  const [one, other] = [await market.cartItem(20, 5), await market.cartItem(16, 5, {}, "laneway")];
  const named = { id: buyer.id, name: "Mia" };
  const placed = await market.place(
    named,
    [one, other].map(({ skuId }) => ({ skuId, qty: 1 })),
  );
  const [first, second] = placed.orders;
  if (!first || !second) throw new Error("two orders were to be placed");
  const pay = () =>
    startPayment(server.engine, named, placed.payOrderNo, { method: "wxPay", channel: "app" });
  return { buyer, placed, first, second, pay, chargeId: paymentFixtures.getChargeId(await pay()) };
}
const cancelFirst = ({ first }: { first: { id: number } }) =>
  market.locked(systemActor, first.id, (one, order) => cancelOrder(one, order, "shop"));
const states = (...ids: number[]) =>
  Promise.all(ids.map(async (id) => (await paymentFixtures.readOrder(id)).status));

test("B8: cancelling one of two orders ends the open charge, and the other is paid by a new one", async () => {
  const { buyer, first, second, placed, pay, chargeId } = await beginTwo();
  expect((await buyer.post(`orders/${first.orderNo}/cancel`, {})).status).toBe(200);
  expect((await paymentFixtures.complete(chargeId)).status).toBe("cancelled");
  const next = paymentFixtures.getChargeId(await pay());
  expect(next).not.toBe(chargeId);
  await paymentFixtures.complete(next);
  expect(await states(first.id, second.id)).toEqual(["cancelled", "unshipped"]);
  expect(await paymentFixtures.readProviderRefunds(placed.payOrderId)).toEqual([]);
  expect(await audit()).toEqual([]);
});

test("B8: the shop's cancelling ends it too", async () => {
  const { first, second, chargeId } = await beginTwo();
  expect((await server.post("laneway", "member/order/cancel", { id: first.id })).code).toBe(404);
  expect(
    (
      await paymentFixtures.readRows("select status from sandbox_charges where id = $1", [chargeId])
    )[0].status,
  ).toBe("open");
  expect((await server.post("harbour", "member/order/cancel", { id: first.id })).code).toBe(200);
  expect((await paymentFixtures.complete(chargeId)).status).toBe("cancelled");
  expect(await states(first.id, second.id)).toEqual(["cancelled", "unpaid"]);
});

test("B8: a payment before the cancellation pays both orders, and none is cancelled", async () => {
  const { buyer, first, second, chargeId } = await beginTwo();
  await paymentFixtures.complete(chargeId, { lost: true });
  const answer = await buyer.post(`orders/${first.orderNo}/cancel`, {});
  expect([answer.status, answer.data.error]).toEqual([409, "order.statusNotAllowed"]);
  expect(await states(first.id, second.id)).toEqual(["unshipped", "unshipped"]);
  expect(await audit()).toEqual([]);
});

test("B8: a payment after the cancellation pays the remaining order, and only the difference is refunded", async () => {
  const { first, second, placed, chargeId } = await beginTwo();
  await cancelFirst({ first });
  await paymentFixtures.complete(chargeId);
  await paymentFixtures.idle();
  expect(await states(first.id, second.id)).toEqual(["cancelled", "unshipped"]);
  expect(await paymentFixtures.readPayments(placed.payOrderId)).toMatchObject([
    { status: "paid", paid_amount: placed.amount, surplus: first.payPrice },
  ]);
  expect(await paymentFixtures.readProviderRefunds(placed.payOrderId)).toMatchObject([
    {
      reason: "overpaid",
      amount: first.payPrice,
      status: "done",
      order_id: first.id,
      order_no: first.orderNo,
      shop: first.shopId,
    },
  ]);
  expect(await readEvents(first.id)).toEqual(
    expect.arrayContaining([
      ["overpaid", first.payPrice],
      ["paymentReturned", first.payPrice],
    ]),
  );
  expect(await audit()).toEqual([]);
});

test("B8: of a concurrent webhook and cancellation, either order of events loses nothing", async () => {
  for (let round = 0; round < 6; round += 1) {
    const { buyer, first, second, placed, chargeId } = await beginTwo();
    await server.pay.sandbox?.complete(chargeId, { lost: true });
    const [payment] = await paymentFixtures.readPayments(placed.payOrderId);
    const [{ txn }] = await paymentFixtures.readRows(
      "select txn from sandbox_charges where id = $1",
      [chargeId],
    );
    await Promise.all([
      round % 2
        ? buyer.post(`orders/${first.orderNo}/cancel`, {})
        : cancelFirst({ first }).catch(() => {}),
      paymentFixtures.notify({ number: payment.number, txn, amount: placed.amount }),
    ]);
    await paymentFixtures.idle();
    const [one, other] = await states(first.id, second.id);
    expect(other).toBe("unshipped");
    const backs = await paymentFixtures.readProviderRefunds(placed.payOrderId);
    expect(backs.map(({ amount }) => Number(amount))).toEqual(
      one === "cancelled" ? [first.payPrice] : [],
    );
  }
  expect(await audit()).toEqual([]);
});

/**
 * Pays an order of each shop from the wallet, and changes the first one between the read of the
 * payment and its lock.
 */
async function payDuring(
  change: (
    one: TransactionContext,
    order: Awaited<ReturnType<typeof lockOrder>>,
  ) => Promise<unknown>,
) {
  const member = await market.addBuyer();
  const recharge = await startRecharge(server.engine, member, 10_000, "wxPay");
  await paymentFixtures.complete(paymentFixtures.getChargeId(recharge));
  const [one, other] = [await market.cartItem(20, 5), await market.cartItem(16, 5, {}, "laneway")];
  const items = [one, other].map(({ skuId }) => ({ skuId, qty: 1 }));
  const placed = await market.place(member, items);
  const [first, second] = placed.orders;
  if (!first || !second) throw new Error("two orders were to be placed");

  const paid = market.command(market.asBuyer(member), async (command) => {
    const { tx } = command;
    const read = tx.first.bind(tx);
    vi.spyOn(tx, "first").mockImplementationOnce(async (query) => {
      const row = await read(query);
      await market.locked(systemActor, first.id, change);
      return row as never;
    });
    return payOwnOrderFromBalance(command, member, placed.payOrderNo, null);
  });
  const error = await paid.then(
    () => null,
    (rejected: { type: string; code: string }) => [rejected.type, rejected.code],
  );
  return {
    error,
    first,
    second,
    wallet: () => paymentFixtures.sum("wallet", { buyerId: member.id }),
  };
}

test("B8: paying by balance while an order of the payment is cancelled or repriced is not busy", async () => {
  const cancelled = await payDuring((one, order) => cancelOrder(one, order, "shop"));
  expect(cancelled.error).toBeNull();
  expect(await states(cancelled.first.id, cancelled.second.id)).toEqual(["cancelled", "unshipped"]);
  expect(await cancelled.wallet()).toBe(10_000 - cancelled.second.payPrice);

  for (const change of [100, -100]) {
    const repriced = await payDuring((one, order) =>
      editPrice(one, order, order.payPrice + change, null),
    );
    expect(repriced.error).toEqual(["rejected", "goods.priceChanged"]);
    expect(await states(repriced.first.id, repriced.second.id)).toEqual(["unpaid", "unpaid"]);
    expect(await repriced.wallet()).toBe(10_000);
  }
  expect(await audit()).toEqual([]);
});

test("a late payment appears on its orders, and each of them is refunded its part", async () => {
  const { buyer, first, second, placed, chargeId } = await beginTwo();
  for (const { id } of [first, second])
    await market.locked(systemActor, id, (one, order) => cancelOrder(one, order, "timeout"));
  await paymentFixtures.complete(chargeId);
  await paymentFixtures.idle();
  expect(await states(first.id, second.id)).toEqual(["cancelled", "cancelled"]);
  for (const { id, payPrice } of [first, second])
    expect(await readEvents(id)).toEqual([
      ["placed", payPrice],
      ["cancelled", null],
      ["latePayment", payPrice],
      ["paymentReturned", payPrice],
    ]);
  expect(await paymentFixtures.readProviderRefunds(placed.payOrderId)).toMatchObject(
    [first, second].map(({ id, orderNo, shopId, payPrice }) => ({
      reason: "latePayment",
      order_id: id,
      order_no: orderNo,
      shop: shopId,
      amount: payPrice,
    })),
  );
  const answer = await buyer.get(`payments/${placed.payOrderNo}`);
  expect(answer.data).toMatchObject({
    status: "cancelled",
    methods: ["balance", "wxPay", "aliPay", "card"],
    refunds: [first, second].map(({ orderNo, payPrice }) => ({
      reason: "latePayment",
      amount: payPrice / 100,
      status: "done",
      method: "wxPay",
      orderNo,
    })),
  });
  const order = await buyer.get(`orders/${first.orderNo}`);
  expect(order.data.events.map(({ kind }: { kind: string }) => kind)).toEqual([
    "placed",
    "cancelled",
    "latePayment",
    "paymentReturned",
  ]);
  expect(await audit()).toEqual([]);
});

test("S22: the audit notices an order that is shipped or completed while its payment is unpaid", async () => {
  const { first } = await beginTwo();
  for (const state of ["unshipped", "unreceived", "completed"]) {
    await server.database.pool.query("update orders set status = $2 where id = $1", [
      first.id,
      state,
    ]);
    expect((await audit()).map(({ name }) => name)).toContain(
      "an order that is to be sent, is sent or is completed has been paid",
    );
  }
});
