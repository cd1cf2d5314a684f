import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { addMinutes } from "../../../core/server/transactionContext.ts";
import { getPaymentProviders } from "../../../server/payments/paymentProviders.ts";
import { reconcilePayment } from "../../../server/payments/reconcile.ts";
import { startRecharge } from "../../../server/payments/startPayment.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { createPaymentFixtures, secret } from "../../../tests/trade/paymentFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
import { type PaymentProvider, ProviderError } from "../payments/port.ts";

let server: TestServer;
let market: Market;
let paymentFixtures: ReturnType<typeof createPaymentFixtures>;
beforeAll(async () => {
  server = await startTestServer({ server: { pay: { sandboxSecret: secret } } });
  market = await openMarket(server);
  paymentFixtures = createPaymentFixtures(server, market);
}, 120_000);
afterAll(() => server.close());
const after = (minutes: number) => addMinutes(new Date(), minutes);
const audit = async () => {
  await server.runJob("readProviderStatements", after(1));
  return auditMoney(server.database.pool);
};
/** Lists the providers that the app calls. */
function listProviders(): PaymentProvider[] {
  const providers = getPaymentProviders(server.engine);
  return providers.names.map((name) => providers.of(name));
}
afterEach(() => void vi.restoreAllMocks());

test("B3: a payment with a lost webhook pays its order at the next check", async () => {
  const started = await paymentFixtures.begin();
  await paymentFixtures.complete(started.chargeId, { lost: true });
  expect((await paymentFixtures.readOrder(started.order.id)).status).toBe("unpaid");
  expect(await server.runJob("reconcilePayments", after(0.5))).toMatchObject({ found: 0 });
  expect(await server.runJob("reconcilePayments", after(1.1))).toMatchObject({ found: 1, done: 1 });
  expect((await paymentFixtures.readOrder(started.order.id)).status).toBe("unshipped");
  expect(await paymentFixtures.readPayments(started.placed.payOrderId)).toMatchObject([
    { status: "paid", reconcile_at: null },
  ]);
  expect(await audit()).toEqual([]);
});

test("B3: an open payment is queried at 1, 5, 15 and 60 minutes, and by an index", async () => {
  const started = await paymentFixtures.begin();
  const [{ id, opened_at: opened }] = await paymentFixtures.readPayments(started.placed.payOrderId);
  const next = async () => {
    const [row] = await paymentFixtures.readRows(
      "select reconcile_at from payments where id = $1",
      [id],
    );
    return Math.round((Date.parse(row.reconcile_at) - Date.parse(opened)) / 60_000);
  };
  const seen = [await next()];
  for (const minutes of [1, 5, 15]) {
    expect(await reconcilePayment(server.engine, id, addMinutes(new Date(opened), minutes))).toBe(
      "open",
    );
    seen.push(await next());
  }
  expect(seen).toEqual([1, 5, 15, 60]);
  const [index] = await paymentFixtures.readRows(
    "select indexdef from pg_indexes where indexname = 'payments_reconcile_at_idx'",
  );
  expect(index.indexdef).toMatch(/WHERE \(reconcile_at IS NOT NULL\)/);
});

test("B3: a payment with a lost webhook saves its order from cancellation", async () => {
  const started = await paymentFixtures.begin("aliPay");
  await paymentFixtures.complete(started.chargeId, { lost: true });
  await server.runJob("closeUnpaid", after(31));
  expect((await paymentFixtures.readOrder(started.order.id)).status).toBe("unshipped");
});

test("B3: an unpaid order is cancelled together with its payment at the provider", async () => {
  const started = await paymentFixtures.begin();
  await server.runJob("closeUnpaid", after(31));
  expect((await paymentFixtures.readOrder(started.order.id)).status).toBe("cancelled");
  expect(await paymentFixtures.readPayments(started.placed.payOrderId)).toMatchObject([
    { status: "closed", reconcile_at: null },
  ]);
  expect((await server.get(null, `sandbox/charges/${started.chargeId}`)).data.status).toBe(
    "cancelled",
  );
  expect((await paymentFixtures.complete(started.chargeId)).status).toBe("cancelled");
});

test("B3: a provider that does not answer puts the end of an order off, for a quarter of an hour", async () => {
  const started = await paymentFixtures.begin();
  for (const provider of listProviders())
    vi.spyOn(provider, "cancel").mockRejectedValue(new ProviderError("the provider is closed"));
  await server.runJob("closeUnpaid", after(31));
  expect((await paymentFixtures.readOrder(started.order.id)).status).toBe("unpaid");
  await server.runJob("closeUnpaid", after(46));
  expect((await paymentFixtures.readOrder(started.order.id)).status).toBe("cancelled");
  vi.restoreAllMocks();
  // A payment that arrives late, without a webhook event, is refunded nevertheless.
  await paymentFixtures.complete(started.chargeId, { lost: true });
  await server.runJob("sendMoneyBacks", after(46));
  await server.runJob("reconcilePayments", after(120));
  await paymentFixtures.idle();
  expect(await paymentFixtures.readProviderRefunds(started.placed.payOrderId)).toMatchObject([
    { reason: "latePayment", status: "done" },
  ]);
  expect(await audit()).toEqual([]);
});

test("B3: a charge that another one has replaced is cancelled at its provider", async () => {
  const started = await paymentFixtures.begin();
  const other = paymentFixtures.getChargeId(
    await paymentFixtures.again(started, { method: "aliPay" }),
  );
  await server.runJob("reconcilePayments", after(0.5));
  expect((await server.get(null, `sandbox/charges/${started.chargeId}`)).data.status).toBe(
    "cancelled",
  );
  expect((await server.get(null, `sandbox/charges/${other}`)).data.status).toBe("open");
});

test("what a provider answers to a new charge is published to open lists: its id, or the decline", async () => {
  const handled = vi.spyOn(server.engine, "handleChange");
  const countPublished = () => handled.mock.calls.filter(([name]) => name === "payments").length;
  const [wxPay] = listProviders();
  if (!wxPay) throw new Error("no provider");
  const { charge } = wxPay;
  /** Waits until the opened payment is published, here and by the database, then begins anew. */
  const forget = async () => {
    await vi.waitFor(() => expect(countPublished()).toBe(2));
    handled.mockClear();
  };
  vi.spyOn(wxPay, "charge").mockImplementationOnce(async (input, signal) => {
    await forget();
    return charge(input, signal);
  });
  const started = await paymentFixtures.begin("wxPay");
  expect(countPublished()).toBeGreaterThan(0);
  await forget();

  vi.spyOn(wxPay, "charge").mockImplementationOnce(async () => {
    await forget();
    throw new ProviderError("the card is unknown", true);
  });
  await expect(paymentFixtures.begin("wxPay")).rejects.toMatchObject({ code: "payment.declined" });
  expect(countPublished()).toBeGreaterThan(0);
  const [declined] = await paymentFixtures.readRows(
    "select status, error, version, reconcile_at from payments order by id desc limit 1",
  );
  expect(declined).toEqual({
    status: "failed",
    error: "the card is unknown",
    version: 2,
    reconcile_at: null,
  });
  const [opened] = await paymentFixtures.readPayments(started.placed.payOrderId);
  expect(opened).toMatchObject({ status: "open", charge_id: started.chargeId, version: 2 });
});

test("B3: a top-up with a lost webhook credits the wallet before it expires", async () => {
  const buyer = await market.addBuyer();
  const started = await startRecharge(server.engine, buyer, 700, "wxPay");
  await paymentFixtures.complete(paymentFixtures.getChargeId(started), { lost: true });
  await server.runJob("sendMoneyBacks", after(60));
  expect(await paymentFixtures.sum("wallet", { buyerId: buyer.id })).toBe(700);
});

test("B3: several processes that ask at once take the money once", async () => {
  const started = await paymentFixtures.begin();
  await paymentFixtures.complete(started.chargeId, { lost: true });
  const [{ id }] = await paymentFixtures.readPayments(started.placed.payOrderId);
  await Promise.all(Array.from({ length: 6 }, () => reconcilePayment(server.engine, id, after(1))));
  expect(await paymentFixtures.readPayments(started.placed.payOrderId)).toMatchObject([
    { status: "paid" },
  ]);
  expect(await audit()).toEqual([]);
});

test("B3: a second payment of one attempt without a webhook is found in the provider's statement, and refunded", async () => {
  const started = await paymentFixtures.begin();
  await paymentFixtures.complete(started.chargeId);
  await paymentFixtures.complete(started.chargeId, { again: true, lost: true });
  expect(await paymentFixtures.readProviderRefunds(started.placed.payOrderId)).toEqual([]);
  expect(await audit()).toEqual([]);
  await paymentFixtures.idle();
  expect(await paymentFixtures.readProviderRefunds(started.placed.payOrderId)).toMatchObject([
    { reason: "duplicate", status: "done" },
  ]);
});

test("B3: the audit reports a provider's payment without an order, and a refund without a request", async () => {
  const line = (kind: "payment" | "refund", number: string) =>
    ({ kind, number, txn: `T ${number}`, amount: 999, at: new Date() }) as const;
  for (const provider of listProviders())
    vi.spyOn(provider, "readStatement").mockResolvedValue(
      provider.name === "wxPay" ? [line("payment", "C-none"), line("refund", "B-none")] : [],
    );
  expect((await audit()).map(({ name }) => name)).toEqual([
    "a provider's payment is one of ours, or is still to be taken",
    "a provider's refund is one of ours, on its way or done by it",
  ]);
  vi.restoreAllMocks();
  await paymentFixtures.readRows(
    "delete from provider_statement_lines where number in ('C-none', 'B-none')",
  );
  expect(await audit()).toEqual([]);
});

test("B3: a provider's event is answered in the provider's own words", async () => {
  const started = await paymentFixtures.begin();
  const [payment] = await paymentFixtures.readPayments(started.placed.payOrderId);
  const paid = await paymentFixtures.notify({
    number: payment.number,
    txn: "W-own",
    amount: started.placed.amount,
  });
  expect([paid.statusCode, paid.headers["content-type"], paid.json()]).toEqual([
    200,
    expect.stringContaining("application/json"),
    { code: "SUCCESS", message: "OK" },
  ]);
  const other = await paymentFixtures.begin("aliPay");
  const [charge] = await paymentFixtures.readPayments(other.placed.payOrderId);
  const response = await paymentFixtures.notify(
    { number: charge.number, txn: "A-own", amount: other.placed.amount },
    { provider: "aliPay" },
  );
  expect([response.statusCode, response.headers["content-type"], response.body]).toEqual([
    200,
    expect.stringContaining("text/plain"),
    "success",
  ]);
});
