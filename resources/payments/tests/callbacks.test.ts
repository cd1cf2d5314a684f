import { afterAll, beforeAll, expect, test } from "vitest";
import { maxPaymentAmount } from "../../../core/money.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { cancelOrder } from "../../orders/orders/server/cancelOrder.ts";
import { type Market, openMarket } from "../../orders/tests/orders/orderFixtures.ts";
import { isPaymentOpen } from "../payments/server/paymentAttempts.ts";
import { openTill, secret } from "./paymentFixtures.ts";

let server: TestServer;
let market: Market;
let till: ReturnType<typeof openTill>;
beforeAll(async () => {
  server = await startTestServer({ server: { pay: { sandboxSecret: secret } } });
  market = await openMarket(server);
  till = openTill(server, market);
}, 60_000);
afterAll(() => server.close());
const system = { kind: "system", id: null, name: "" } as const;

test("a charge is opened once, and its notice pays the order", async () => {
  const begun = await till.begin();
  const same = await till.again(begun, { method: "wxPay" });
  expect(till.chargeOf(same)).toBe(begun.chargeId);
  const open = () => market.command(system, ({ tx }) => isPaymentOpen(tx, begun.placed.payOrderId));
  expect(await open()).toBe(true);
  await till.complete(begun.chargeId, { duplicates: 3 });
  expect((await till.orderOf(begun.order.id)).status).toBe("unshipped");
  const [payment, ...others] = await till.paymentsOf(begun.placed.payOrderId);
  expect(others).toEqual([]);
  expect(payment).toMatchObject({ status: "paid", amount: begun.placed.amount, paid_amount: begun.placed.amount });
  expect(await open()).toBe(false);
  const said = await till.rowsOf("select outcome from payments_callbacks where parent_id = $1 order by position", [
    payment.id,
  ]);
  expect(said.map(({ outcome }) => outcome)).toEqual(["paid", "again", "again", "again"]);
  const posted = await till.rowsOf(
    "select 1 from ledger_transactions where ref_table = 'orders' and ref_id = $1 and type = 'payment'",
    [begun.order.id],
  );
  expect(posted).toHaveLength(1);
  expect(await till.rowsOf("select 1 from sandbox_deliveries")).toEqual([]);
  await expect(till.again(begun, { method: "wxPay" })).rejects.toMatchObject({ error: "payment.notPayable" });
  const shown = await server.get("platform", "system/payment/get", { id: payment.id });
  expect(shown.data).toMatchObject({ status: "paid", payOrderNo: begun.placed.payOrderNo });
  expect(shown.data.callbacks).toHaveLength(4);
});

test("a notice that is forged, old, unknown or of another provider changes nothing", async () => {
  const begun = await till.begin();
  const [payment] = await till.paymentsOf(begun.placed.payOrderId);
  const body = { number: payment.number, txn: "T-forged", amount: begun.placed.amount };
  const statuses = [
    await till.notify(body, { by: "another secret" }),
    await till.notify(body, { at: new Date(Date.now() - 20 * 60_000) }),
    await till.notify(body, { at: new Date(Date.now() + 20 * 60_000) }),
    await till.notify({ ...body, provider: "aliPay" }),
    await till.notify({ ...body, amount: 1.5 }),
    await till.notify({ ...body, amount: 0 }),
    await till.notify({ ...body, amount: -1 }),
    ...(await Promise.all(["\ud800", "T\u0000", " ", "T".repeat(101)].map((txn) => till.notify({ ...body, txn })))),
    await server.request(null, { method: "POST", url: "/api/store/v1/payments/callback/wxPay", payload: body }),
  ].map(({ statusCode, body: text }) => {
    expect(text).not.toMatch(/ at |node_modules|stack/);
    return statusCode;
  });
  expect(new Set(statuses)).toEqual(new Set([401]));
  const unknown = await till.notify({ ...body, number: "C-none" });
  expect(unknown.statusCode).toBe(404);
  expect((await till.notify(body, { provider: "stripe" })).statusCode).toBe(404);
  expect((await till.orderOf(begun.order.id)).status).toBe("unpaid");
  expect(await till.paymentsOf(begun.placed.payOrderId)).toMatchObject([{ status: "open", provider_txn: null }]);
});

test("the same notice many times at once is posted once", async () => {
  const begun = await till.begin("aliPay");
  const [payment] = await till.paymentsOf(begun.placed.payOrderId);
  const body = { number: payment.number, txn: `A-${payment.id}`, amount: begun.placed.amount };
  const answers = await Promise.all(Array.from({ length: 8 }, () => till.notify(body, { provider: "aliPay" })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  const posted = await till.rowsOf("select 1 from ledger_entries where account = 'provider' and order_no = $1", [
    begun.order.orderNo ?? "",
  ]);
  expect(posted).toHaveLength(1);
  expect(await till.paymentsOf(begun.placed.payOrderId)).toMatchObject([{ status: "paid" }]);
  expect(await till.backsOf(begun.placed.payOrderId)).toEqual([]);
});

test("money that comes after the order was cancelled goes back, and the order stays cancelled", async () => {
  const begun = await till.begin();
  await market.locked(system, begun.order.id, (one, order) => cancelOrder(one, order, "timeout"));
  const before = await till.sum("clearing");
  await till.complete(begun.chargeId);
  expect((await till.orderOf(begun.order.id)).status).toBe("cancelled");
  const [payment] = await till.paymentsOf(begun.placed.payOrderId);
  expect(payment.status).toBe("late");
  expect(await till.backsOf(begun.placed.payOrderId)).toMatchObject([
    { reason: "latePayment", status: "done", tries: 1, amount: begun.placed.amount, payment: payment.id },
  ]);
  expect(await till.sum("clearing")).toBe(before);
  const refunds = await till.rowsOf("select amount from sandbox_refunds where charge = $1", [begun.chargeId]);
  expect(refunds.map(({ amount }) => Number(amount))).toEqual([begun.placed.amount]);
});

test("what is paid twice, or in another amount, goes back", async () => {
  const begun = await till.begin();
  const other = till.chargeOf(await till.again(begun, { method: "aliPay" }));
  await till.complete(other);
  await till.complete(begun.chargeId);
  await till.complete(other, { again: true });
  await till.idle();
  const rows = await till.paymentsOf(begun.placed.payOrderId);
  expect(rows.map(({ provider, status }) => [provider, status])).toEqual([
    ["wxPay", "duplicate"],
    ["aliPay", "paid"],
    ["aliPay", "duplicate"],
  ]);
  expect(await till.backsOf(begun.placed.payOrderId)).toMatchObject([
    { reason: "duplicate", status: "done" },
    { reason: "duplicate", status: "done" },
  ]);
  const wrong = await till.begin();
  await till.complete(wrong.chargeId, { amount: 1 });
  expect(await till.paymentsOf(wrong.placed.payOrderId)).toMatchObject([{ status: "mismatch", paid_amount: 100 }]);
  expect(await till.backsOf(wrong.placed.payOrderId)).toMatchObject([
    { reason: "mismatch", amount: 100, status: "done" },
  ]);
  expect((await till.orderOf(wrong.order.id)).status).toBe("unpaid");
  const next = till.chargeOf(await till.again(wrong, { method: "wxPay" }));
  expect(next).not.toBe(wrong.chargeId);
  await till.complete(next);
  expect((await till.orderOf(wrong.order.id)).status).toBe("unshipped");
  expect(await till.sum("clearing")).toBe(0);
});

test("a charge that fails leaves the order to be paid by another", async () => {
  const begun = await till.begin();
  await till.complete(begun.chargeId, { fail: true });
  expect(await till.paymentsOf(begun.placed.payOrderId)).toMatchObject([{ status: "failed" }]);
  const next = till.chargeOf(await till.again(begun, { method: "wxPay" }));
  expect(next).not.toBe(begun.chargeId);
  await till.complete(next);
  expect((await till.orderOf(begun.order.id)).status).toBe("unshipped");
});

test("what was sold out when it was paid goes back, by the charge that paid it", async () => {
  const begun = await till.begin("wxPay", 9, { stockType: "onPayment" });
  await server.database.pool.query("update skus set stock = 0 where id = $1", [begun.skuId]);
  await till.complete(begun.chargeId);
  await till.idle();
  expect((await till.orderOf(begun.order.id)).status).toBe("cancelled");
  const [payment] = await till.paymentsOf(begun.placed.payOrderId);
  expect(await till.backsOf(begun.placed.payOrderId)).toMatchObject([
    { reason: "outOfStock", status: "done", payment: payment.id },
  ]);
  expect(await till.sum("clearing")).toBe(0);
});

test("a notice with an amount above that of any payment is malformed and changes nothing", async () => {
  const begun = await till.begin();
  const [payment] = await till.paymentsOf(begun.placed.payOrderId);
  const large = await till.notify({ number: payment.number, txn: "T-large", amount: maxPaymentAmount + 1 });
  expect(large.statusCode).toBe(400);
  expect(large.json().data.error).toBe("payment.malformed");
  expect((await till.orderOf(begun.order.id)).status).toBe("unpaid");
  expect(await till.paymentsOf(begun.placed.payOrderId)).toMatchObject([{ status: "open", provider_txn: null }]);
});
