import { afterAll, beforeAll, expect, test } from "vitest";
import { maxPaymentAmount } from "../../../core/money.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { createPaymentFixtures, secret } from "../../../tests/trade/paymentFixtures.ts";
import { cancelOrder } from "../../orders/server.ts";
import { isPaymentOpen } from "../payments/commands/paymentAttempts.ts";

let server: TestServer;
let market: Market;
let paymentFixtures: ReturnType<typeof createPaymentFixtures>;
beforeAll(async () => {
  server = await startTestServer({ server: { pay: { sandboxSecret: secret } } });
  market = await openMarket(server);
  paymentFixtures = createPaymentFixtures(server, market);
}, 120_000);
afterAll(() => server.close());
const system = { kind: "system", id: null, name: "" } as const;

test("a charge is opened once, and its notice pays the order", async () => {
  const started = await paymentFixtures.begin();
  const same = await paymentFixtures.again(started, { method: "wxPay" });
  expect(paymentFixtures.getChargeId(same)).toBe(started.chargeId);
  const open = () =>
    market.command(system, ({ tx }) => isPaymentOpen(tx, started.placed.payOrderId));
  expect(await open()).toBe(true);
  await paymentFixtures.complete(started.chargeId, { duplicates: 3 });
  expect((await paymentFixtures.readOrder(started.order.id)).status).toBe("unshipped");
  const [payment, ...others] = await paymentFixtures.readPayments(started.placed.payOrderId);
  expect(others).toEqual([]);
  expect(payment).toMatchObject({
    status: "paid",
    amount: started.placed.amount,
    paid_amount: started.placed.amount,
  });
  expect(await open()).toBe(false);
  const response = await paymentFixtures.readRows(
    "select outcome from payments_callbacks where parent_id = $1 order by position",
    [payment.id],
  );
  expect(response.map(({ outcome }) => outcome)).toEqual(["paid", "again", "again", "again"]);
  const posted = await paymentFixtures.readRows(
    "select 1 from ledger_transactions where ref_table = 'orders' and ref_id = $1 and type = 'payment'",
    [started.order.id],
  );
  expect(posted).toHaveLength(1);
  expect(await paymentFixtures.readRows("select 1 from sandbox_deliveries")).toEqual([]);
  await expect(paymentFixtures.again(started, { method: "wxPay" })).rejects.toMatchObject({
    code: "payment.notPayable",
  });
  const shown = await server.get("platform", "system/payment/get", { id: payment.id });
  expect(shown.data).toMatchObject({ status: "paid", payOrderNo: started.placed.payOrderNo });
  expect(shown.data.callbacks).toHaveLength(4);
});

test("a notice that is forged, old, unknown or of another provider changes nothing", async () => {
  const started = await paymentFixtures.begin();
  const [payment] = await paymentFixtures.readPayments(started.placed.payOrderId);
  const body = { number: payment.number, txn: "T-forged", amount: started.placed.amount };
  const statuses = [
    await paymentFixtures.notify(body, { by: "another secret" }),
    await paymentFixtures.notify(body, { at: new Date(Date.now() - 20 * 60_000) }),
    await paymentFixtures.notify(body, { at: new Date(Date.now() + 20 * 60_000) }),
    await paymentFixtures.notify({ ...body, provider: "aliPay" }),
    await paymentFixtures.notify({ ...body, amount: 1.5 }),
    await paymentFixtures.notify({ ...body, amount: 0 }),
    await paymentFixtures.notify({ ...body, amount: -1 }),
    ...(await Promise.all(
      ["\ud800", "T\u0000", " ", "T".repeat(101)].map((txn) =>
        paymentFixtures.notify({ ...body, txn }),
      ),
    )),
    await server.request(null, {
      method: "POST",
      url: "/api/store/v1/payments/callback/wxPay",
      payload: body,
    }),
  ].map(({ statusCode, body: text }) => {
    expect(text).not.toMatch(/ at |node_modules|stack/);
    return statusCode;
  });
  expect(new Set(statuses)).toEqual(new Set([401]));
  const unknown = await paymentFixtures.notify({ ...body, number: "C-none" });
  expect(unknown.statusCode).toBe(404);
  expect((await paymentFixtures.notify(body, { provider: "stripe" })).statusCode).toBe(404);
  expect((await paymentFixtures.readOrder(started.order.id)).status).toBe("unpaid");
  expect(await paymentFixtures.readPayments(started.placed.payOrderId)).toMatchObject([
    { status: "open", provider_txn: null },
  ]);
});

test("the same notice many times at once is posted once", async () => {
  const started = await paymentFixtures.begin("aliPay");
  const [payment] = await paymentFixtures.readPayments(started.placed.payOrderId);
  const body = { number: payment.number, txn: `A-${payment.id}`, amount: started.placed.amount };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => paymentFixtures.notify(body, { provider: "aliPay" })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  const posted = await paymentFixtures.readRows(
    "select 1 from ledger_entries where account = 'provider' and order_no = $1",
    [started.order.orderNo ?? ""],
  );
  expect(posted).toHaveLength(1);
  expect(await paymentFixtures.readPayments(started.placed.payOrderId)).toMatchObject([
    { status: "paid" },
  ]);
  expect(await paymentFixtures.readProviderRefunds(started.placed.payOrderId)).toEqual([]);
});

test("a payment after the order was cancelled is refunded, and the order stays cancelled", async () => {
  const started = await paymentFixtures.begin();
  await market.locked(system, started.order.id, (one, order) => cancelOrder(one, order, "timeout"));
  const before = await paymentFixtures.sum("clearing");
  await paymentFixtures.complete(started.chargeId);
  expect((await paymentFixtures.readOrder(started.order.id)).status).toBe("cancelled");
  const [payment] = await paymentFixtures.readPayments(started.placed.payOrderId);
  expect(payment.status).toBe("late");
  expect(await paymentFixtures.readProviderRefunds(started.placed.payOrderId)).toMatchObject([
    {
      reason: "latePayment",
      status: "done",
      tries: 1,
      amount: started.placed.amount,
      payment: payment.id,
    },
  ]);
  expect(await paymentFixtures.sum("clearing")).toBe(before);
  const refunds = await paymentFixtures.readRows(
    "select amount from sandbox_refunds where charge = $1",
    [started.chargeId],
  );
  expect(refunds.map(({ amount }) => Number(amount))).toEqual([started.placed.amount]);
});

test("a second payment, or one in another amount, is refunded", async () => {
  const started = await paymentFixtures.begin();
  const other = paymentFixtures.getChargeId(
    await paymentFixtures.again(started, { method: "aliPay" }),
  );
  await paymentFixtures.complete(other);
  await paymentFixtures.complete(started.chargeId);
  await paymentFixtures.complete(other, { again: true });
  await paymentFixtures.idle();
  const rows = await paymentFixtures.readPayments(started.placed.payOrderId);
  expect(rows.map(({ provider, status }) => [provider, status])).toEqual([
    ["wxPay", "duplicate"],
    ["aliPay", "paid"],
    ["aliPay", "duplicate"],
  ]);
  expect(await paymentFixtures.readProviderRefunds(started.placed.payOrderId)).toMatchObject([
    { reason: "duplicate", status: "done" },
    { reason: "duplicate", status: "done" },
  ]);
  const wrong = await paymentFixtures.begin();
  await paymentFixtures.complete(wrong.chargeId, { amount: 1 });
  expect(await paymentFixtures.readPayments(wrong.placed.payOrderId)).toMatchObject([
    { status: "mismatch", paid_amount: 100 },
  ]);
  expect(await paymentFixtures.readProviderRefunds(wrong.placed.payOrderId)).toMatchObject([
    { reason: "mismatch", amount: 100, status: "done" },
  ]);
  expect((await paymentFixtures.readOrder(wrong.order.id)).status).toBe("unpaid");
  const next = paymentFixtures.getChargeId(await paymentFixtures.again(wrong, { method: "wxPay" }));
  expect(next).not.toBe(wrong.chargeId);
  await paymentFixtures.complete(next);
  expect((await paymentFixtures.readOrder(wrong.order.id)).status).toBe("unshipped");
  expect(await paymentFixtures.sum("clearing")).toBe(0);
});

test("a charge that fails leaves the order to be paid by another", async () => {
  const started = await paymentFixtures.begin();
  await paymentFixtures.complete(started.chargeId, { fail: true });
  expect(await paymentFixtures.readPayments(started.placed.payOrderId)).toMatchObject([
    { status: "failed" },
  ]);
  const next = paymentFixtures.getChargeId(
    await paymentFixtures.again(started, { method: "wxPay" }),
  );
  expect(next).not.toBe(started.chargeId);
  await paymentFixtures.complete(next);
  expect((await paymentFixtures.readOrder(started.order.id)).status).toBe("unshipped");
});

test("an order that sold out before its payment is refunded, through the attempt that paid it", async () => {
  const started = await paymentFixtures.begin("wxPay", 9, { stockType: "onPayment" });
  await server.database.pool.query("update skus set stock = 0 where id = $1", [started.skuId]);
  await paymentFixtures.complete(started.chargeId);
  await paymentFixtures.idle();
  expect((await paymentFixtures.readOrder(started.order.id)).status).toBe("cancelled");
  const [payment] = await paymentFixtures.readPayments(started.placed.payOrderId);
  expect(await paymentFixtures.readProviderRefunds(started.placed.payOrderId)).toMatchObject([
    { reason: "outOfStock", status: "done", payment: payment.id },
  ]);
  expect(await paymentFixtures.sum("clearing")).toBe(0);
});

test("a notice with an amount above that of any payment is malformed and changes nothing", async () => {
  const started = await paymentFixtures.begin();
  const [payment] = await paymentFixtures.readPayments(started.placed.payOrderId);
  const large = await paymentFixtures.notify({
    number: payment.number,
    txn: "T-large",
    amount: maxPaymentAmount + 1,
  });
  expect(large.statusCode).toBe(400);
  expect(large.json().data.error).toBe("payment.amountExceedsMax");
  expect((await paymentFixtures.readOrder(started.order.id)).status).toBe("unpaid");
  expect(await paymentFixtures.readPayments(started.placed.payOrderId)).toMatchObject([
    { status: "open", provider_txn: null },
  ]);
});
