import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addMinutes, systemActor } from "../../../core/server/transactionContext.ts";
import {
  type PayRequest,
  startPayment,
  startRecharge,
} from "../../../server/payments/startPayment.ts";
import { signUpBuyer } from "../../../server/storefront/tests/buyer.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { createPaymentFixtures, secret } from "../../../tests/trade/paymentFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
import { cancelOrder } from "../../orders/server.ts";

let server: TestServer;
let market: Market;
let fixtures: ReturnType<typeof createPaymentFixtures>;
beforeAll(async () => {
  server = await startTestServer({ server: { pay: { sandboxSecret: secret } } });
  market = await openMarket(server);
  fixtures = createPaymentFixtures(server, market);
}, 120_000);
afterAll(() => server.close());

const audit = async () => {
  await server.runJob("readProviderStatements", addMinutes(new Date(), 1));
  return auditMoney(server.database.pool);
};

/** A buyer with A$100.00 in the balance, and orders of A$20.00 and A$16.00 at two shops. */
async function placeTwo({ stockType = "onOrder" }: { stockType?: string } = {}) {
  const buyer = await signUpBuyer(server);
  const named = { id: buyer.id, name: "Mia" };
  const filled = await startRecharge(server.engine, named, 10_000, "wxPay");
  await fixtures.complete(fixtures.getChargeId(filled));
  const one = await market.cartItem(20, 5, { stockType });
  const other = await market.cartItem(16, 5, {}, "laneway");
  const placed = await market.place(
    named,
    [one, other].map(({ skuId }) => ({ skuId, qty: 1 })),
  );
  const [first, second] = placed.orders;
  if (!first || !second) throw new Error("two orders were to be placed");
  const pay = (how: Partial<PayRequest>) =>
    startPayment(server.engine, named, placed.payOrderNo, {
      method: "card",
      channel: "app",
      ...how,
    });
  const wallet = () => fixtures.sum("wallet", { buyerId: buyer.id });
  const tenders = () =>
    fixtures.readRows(
      `select t.method, t.amount::int, t.captured::int, t.status from payments_tenders t
       join payments y on y.id = t.parent_id where y.pay_order_id = $1 order by t.id`,
      [placed.payOrderId],
    );
  const shares = () =>
    fixtures.readRows(
      `select t.parent_id as "orderId", t.method, t.amount::int, t.refunded::int from orders_tenders t
       join orders o on o.id = t.parent_id where o.pay_order_id = $1 order by t.parent_id, t.position`,
      [placed.payOrderId],
    );
  const due = first.payPrice + second.payPrice;
  return { buyer, named, placed, first, second, due, sku: one, pay, wallet, tenders, shares };
}
const cancel = ({ id }: { id: number }) =>
  market.locked(systemActor, id, (one, order) => cancelOrder(one, order, "shop"));
const readStates = (...ids: number[]) =>
  Promise.all(ids.map(async (id) => (await fixtures.readOrder(id)).status));

describe("a payment that is split between the balance and a provider", () => {
  test("holds the balance, asks the provider for the rest, and captures both together", async () => {
    const { buyer, placed, first, second, due, pay, wallet, tenders, shares } = await placeTwo();
    const started = await pay({ balance: 1000 });
    expect(await wallet()).toBe(9000);
    expect(await fixtures.readPayments(placed.payOrderId)).toMatchObject([
      { amount: due - 1000, status: "open" },
    ]);
    const open = await buyer.get(`payments/${placed.payOrderNo}`);
    expect(open.data.tenders).toEqual([{ method: "balance", status: "held", amount: 10 }]);
    expect(await audit()).toEqual([]);

    await fixtures.complete(fixtures.getChargeId(started));
    expect(await readStates(first.id, second.id)).toEqual(["unshipped", "unshipped"]);
    expect(await tenders()).toEqual([
      { method: "balance", amount: 1000, captured: 1000, status: "captured" },
    ]);
    const paid = await shares();
    expect(paid.map(({ method }) => method)).toEqual(["balance", "card", "balance", "card"]);
    const sum = (orderId: number) =>
      paid
        .filter((share) => share.orderId === orderId)
        .reduce((all, { amount }) => all + amount, 0);
    expect([sum(first.id), sum(second.id)]).toEqual([first.payPrice, second.payPrice]);
    expect(paid[0]?.amount + paid[2]?.amount).toBe(1000);
    expect(await wallet()).toBe(9000);
    const closed = await buyer.get(`payments/${placed.payOrderNo}`);
    expect(closed.data).toMatchObject({
      status: "paid",
      payMethod: "card",
      tenders: [{ method: "balance", status: "captured", amount: 10 }],
    });
    expect(await audit()).toEqual([]);
  });

  test("is the same for a repeated request, and anew for another part", async () => {
    const { placed, due, pay, wallet } = await placeTwo();
    const one = await pay({ balance: 1000 });
    expect(await pay({ balance: 1000 })).toEqual(one);
    expect(await wallet()).toBe(9000);
    await pay({ balance: 1500 });
    expect(await wallet()).toBe(8500);
    expect(await fixtures.readPayments(placed.payOrderId)).toMatchObject([
      { status: "closed", amount: due - 1000 },
      { status: "open", amount: due - 1500 },
    ]);
    expect(await audit()).toEqual([]);
  });

  test("does not let the held part be spent twice", async () => {
    const { named, pay, wallet } = await placeTwo();
    await pay({ balance: 3000 });
    const { skuId } = await market.cartItem(80, 5);
    const more = await market.place(named, [{ skuId, qty: 1 }]);
    const payMore = (how: PayRequest) =>
      startPayment(server.engine, named, more.payOrderNo, { channel: "app", ...how });
    await expect(payMore({ method: "balance" })).rejects.toMatchObject({
      code: "wallet.insufficientFunds",
    });
    await expect(payMore({ method: "card", balance: 7001 })).rejects.toMatchObject({
      code: "wallet.insufficientFunds",
    });
    expect(await fixtures.readPayments(more.payOrderId)).toEqual([]);
    expect(await wallet()).toBe(7000);
    expect(await audit()).toEqual([]);
  });

  test("must leave the provider something, and is refused for a top-up", async () => {
    const { buyer, placed, due, pay, wallet } = await placeTwo();
    for (const balance of [due, due + 1])
      await expect(pay({ balance })).rejects.toMatchObject({ code: "payment.tenderExceedsDue" });
    const answer = await buyer.post(`payments/${placed.payOrderNo}/pay`, {
      method: "balance",
      balance: 10,
    });
    expect([answer.status, answer.data.error]).toEqual([422, "payment.tenderExceedsDue"]);
    for (const balance of [0, -5, 0.001, "x", 1e12]) {
      const bad = await buyer.post(`payments/${placed.payOrderNo}/pay`, {
        method: "card",
        balance,
      });
      expect([400, 422], String(balance)).toContain(bad.status);
    }
    expect(await fixtures.readPayments(placed.payOrderId)).toEqual([]);
    expect(await wallet()).toBe(10_000);
  });

  test("releases the part once the provider's payment has failed or was cancelled", async () => {
    const { placed, first, second, pay, wallet, tenders } = await placeTwo();
    await pay({ balance: 1000 });
    const [{ number, amount }] = await fixtures.readPayments(placed.payOrderId);
    await fixtures.notify(
      { number, txn: "T-failed", amount: Number(amount), status: "failed", provider: "card" },
      { provider: "card" },
    );
    expect([await wallet(), (await tenders())[0]?.status]).toEqual([10_000, "released"]);

    await pay({ balance: 2000 });
    expect(await wallet()).toBe(8000);
    for (const order of [first, second]) await cancel(order);
    await server.runJob("reconcilePayments", addMinutes(new Date(), 60));
    await server.runJob("sendMoneyBacks", addMinutes(new Date(), 60));
    expect(await wallet()).toBe(10_000);
    expect((await fixtures.readPayments(placed.payOrderId)).map(({ status }) => status)).toEqual([
      "failed",
      "closed",
    ]);
    expect(await audit()).toEqual([]);
  });

  test("releases it for a payment from the balance alone", async () => {
    const { first, second, due, pay, wallet, shares } = await placeTwo();
    await pay({ balance: 3000 });
    expect(await pay({ method: "balance" })).toEqual({ status: "paid" });
    expect(await wallet()).toBe(10_000 - due);
    expect(await readStates(first.id, second.id)).toEqual(["unshipped", "unshipped"]);
    expect(await shares()).toEqual([]);
    expect(await audit()).toEqual([]);
  });

  test("captures less once an order was cancelled, and refunds the provider only above the rest", async () => {
    const { placed, first, second, due, pay, wallet, tenders } = await placeTwo();
    const started = await pay({ balance: first.payPrice + 500 });
    await cancel(first);
    await fixtures.complete(fixtures.getChargeId(started));
    await fixtures.idle();
    expect(await readStates(first.id, second.id)).toEqual(["cancelled", "unshipped"]);
    expect(await tenders()).toMatchObject([{ captured: 500, status: "captured" }]);
    expect(await wallet()).toBe(9500);
    expect(await fixtures.readProviderRefunds(placed.payOrderId)).toEqual([]);

    const next = await placeTwo();
    const all = await next.pay({ balance: 500 });
    await cancel(next.first);
    await fixtures.complete(fixtures.getChargeId(all));
    await fixtures.idle();
    expect(await next.wallet()).toBe(10_000);
    expect(await next.tenders()).toMatchObject([{ captured: 0, status: "released" }]);
    expect(await fixtures.readProviderRefunds(next.placed.payOrderId)).toMatchObject([
      { reason: "overpaid", amount: next.due - 500 - next.second.payPrice, status: "done" },
    ]);
    expect(due).toBe(next.due);
    expect(await audit()).toEqual([]);
  });

  test("of another amount is refunded whole, and what was held is released", async () => {
    const { placed, first, due, pay, wallet } = await placeTwo();
    const started = await pay({ balance: 1000 });
    await fixtures.complete(fixtures.getChargeId(started), { amount: (due - 1001) / 100 });
    await fixtures.idle();
    expect(await readStates(first.id)).toEqual(["unpaid"]);
    expect(await wallet()).toBe(10_000);
    const backs = await fixtures.readProviderRefunds(placed.payOrderId);
    expect(backs.map(({ reason }) => reason)).toEqual(["mismatch", "mismatch"]);
    expect(backs.reduce((sum, back) => sum + Number(back.amount), 0)).toBe(due - 1001);
    expect(await audit()).toEqual([]);
  });

  test("sends both parts back where the stock is gone when it is paid", async () => {
    const { placed, first, second, pay, wallet, sku, due } = await placeTwo({
      stockType: "onPayment",
    });
    const started = await pay({ balance: 1800 });
    await server.database.pool.query("update skus set stock = 0 where id = $1", [sku.skuId]);
    await fixtures.complete(fixtures.getChargeId(started));
    await fixtures.idle();
    expect(await readStates(first.id, second.id)).toEqual(["cancelled", "unshipped"]);
    const backs = await fixtures.readProviderRefunds(placed.payOrderId);
    expect(backs.map(({ reason, provider, status }) => [reason, provider, status])).toEqual([
      ["outOfStock", "balance", "done"],
      ["outOfStock", "card", "done"],
    ]);
    const [toWallet, toCard] = backs.map(({ amount }) => Number(amount));
    expect(Number(toWallet) + Number(toCard)).toBe(first.payPrice);
    expect(await wallet()).toBe(10_000 - 1800 + Number(toWallet));
    expect(due).toBe(first.payPrice + second.payPrice);
  });
});

describe("a refund of an order that two tenders paid", () => {
  /** Pays a part of an order from the balance and the rest by card. */
  async function refunded(balance: number, how: object = {}) {
    const buyer = await signUpBuyer(server);
    const named = { id: buyer.id, name: "Mia" };
    const filled = await startRecharge(server.engine, named, 10_000, "wxPay");
    await fixtures.complete(fixtures.getChargeId(filled));
    const { skuId } = await market.cartItem(10, 9);
    const placed = await market.place(named, [{ skuId, qty: 3 }]);
    const [order] = placed.orders;
    if (!order) throw new Error("an order was to be placed");
    const started = await startPayment(server.engine, named, placed.payOrderNo, {
      method: "card",
      channel: "app",
      balance,
    });
    await fixtures.complete(fixtures.getChargeId(started), how);
    const [line] = await fixtures.readRows("select id from orders_lines where parent_id = $1", [
      order.id,
    ]);
    let keys = 0;
    const refund = async (qty: number) => {
      keys += 1;
      const answer = await server.post("harbour", "member/refund/refundOrder", {
        orderId: order.id,
        key: `${order.id}-${keys}`,
        lines: [{ lineId: line.id, qty }],
        reason: "Damaged",
      });
      await fixtures.idle();
      return answer;
    };
    const backs = async () =>
      (await fixtures.readProviderRefunds(placed.payOrderId)).map(
        ({ provider, amount, status, paid_by }) => [provider, Number(amount), status, paid_by],
      );
    const refunds = () =>
      fixtures.readRows(
        "select id, status, pay_state, pay_method, refund_amount::int from refunds where order_id = $1 order by id",
        [order.id],
      );
    const wallet = () => fixtures.sum("wallet", { buyerId: buyer.id });
    return { placed, order, refund, backs, refunds, wallet };
  }

  test("goes to the card first and then to the balance, each up to what it paid", async () => {
    const { order, refund, backs, refunds, wallet } = await refunded(1500);
    expect((await refund(1)).code).toBe(200);
    expect(await backs()).toEqual([["card", 1000, "done", "card"]]);
    expect((await refund(2)).code).toBe(200);
    const left = order.payPrice - 1500 - 1000;
    const rest = order.payPrice - 1000;
    expect(await backs()).toEqual([
      ["card", 1000, "done", "card"],
      ["card", left, "done", "card"],
      ["balance", rest - left, "done", "balance"],
    ]);
    expect(await wallet()).toBe(10_000);
    expect((await refunds()).map(({ status }) => status)).toEqual(["completed", "completed"]);
    expect((await fixtures.readOrder(order.id)).status).toBe("cancelled");
    expect(await audit()).toEqual([]);
  });

  test("pays the balance's part only once the provider has paid its own, in whatever way", async () => {
    const { placed, order, refund, backs, refunds, wallet } = await refunded(2500, {
      refundRefused: true,
    });
    expect((await refund(3)).code).toBe(200);
    const byCard = order.payPrice - 2500;
    expect(await backs()).toEqual([["card", byCard, "requiresAction", null]]);
    expect(await wallet()).toBe(7500);
    expect(await audit()).toEqual([]);
    const [{ id }] = await fixtures.readProviderRefunds(placed.payOrderId);
    expect((await server.post("platform", "system/moneyBack/payToWallet", { id })).code).toBe(200);
    expect(await backs()).toEqual([
      ["card", byCard, "done", "balance"],
      ["balance", 2500, "done", "balance"],
    ]);
    expect(await wallet()).toBe(10_000 + byCard);
    expect(await refunds()).toMatchObject([{ status: "completed", pay_state: "done" }]);
    expect(await audit()).toEqual([]);
  });
});
