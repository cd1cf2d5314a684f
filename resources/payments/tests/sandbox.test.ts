import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addMinutes } from "../../../core/server/transactionContext.ts";
import { getPaymentProviders } from "../../../server/payments/paymentProviders.ts";
import { startPayment, startRecharge } from "../../../server/payments/startPayment.ts";
import { WebhookDeliverer } from "../../../server/payments/webhookDeliverer.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { createPaymentFixtures, secret } from "../../../tests/trade/paymentFixtures.ts";
import { cancelOrder } from "../../orders/server.ts";
import { ProviderError } from "../payments/port.ts";

let server: TestServer;
let market: Market;
let paymentFixtures: ReturnType<typeof createPaymentFixtures>;
beforeAll(async () => {
  server = await startTestServer({ server: { pay: { sandboxSecret: secret } } });
  market = await openMarket(server);
  paymentFixtures = createPaymentFixtures(server, market);
}, 120_000);
afterAll(() => server.close());
const sandbox = () => {
  const found = server.pay.sandbox;
  if (!found) throw new Error("there is no sandbox");
  return found;
};

test("a notice that its process did not deliver is delivered by another, and until it is taken", async () => {
  const { pool } = server.database;
  const started = await paymentFixtures.begin();
  // Paid, and the process killed before anything was sent.
  await sandbox().complete(started.chargeId);
  let answer = 500;
  const taken: string[] = [];
  const webhookDeliverer = new WebhookDeliverer(
    pool,
    sandbox(),
    async (path) => {
      taken.push(path);
      return answer;
    },
    () => {},
  );
  webhookDeliverer.look();
  await webhookDeliverer.idle();
  expect(await paymentFixtures.readRows("select tries, error from sandbox_deliveries")).toEqual([
    { tries: 1, error: "answered 500" },
  ]);
  answer = 200;
  webhookDeliverer.look();
  await webhookDeliverer.idle();
  expect(taken).toHaveLength(1);
  await pool.query("update sandbox_deliveries set due_at = now()");
  server.pay.start();
  await server.pay.idle();
  expect((await paymentFixtures.readOrder(started.order.id)).status).toBe("unshipped");
  expect(await paymentFixtures.readRows("select 1 from sandbox_deliveries")).toEqual([]);
  await webhookDeliverer.stop();
});

test("a webhook event is delayed as configured, and an unknown attempt is not paid", async () => {
  const started = await paymentFixtures.begin();
  // The delay outlasts the slowest machine; the test ends it.
  await paymentFixtures.complete(started.chargeId, { delayMs: 60_000 });
  expect((await paymentFixtures.readOrder(started.order.id)).status).toBe("unpaid");
  await server.database.pool.query("update sandbox_deliveries set due_at = now()");
  server.pay.start();
  await expect
    .poll(async () => (await paymentFixtures.readOrder(started.order.id)).status, {
      timeout: 30_000,
    })
    .toBe("unshipped");
  expect((await server.post(null, "sandbox/charges/none/complete")).status).toBe(404);
  expect(
    (await server.post(null, `sandbox/charges/${started.chargeId}/complete`, { duplicates: -1 }))
      .status,
  ).toBe(400);
  const seen = await server.get(null, `sandbox/charges/${started.chargeId}`);
  expect(seen.data).toMatchObject({ status: "paid", amount: started.placed.amount / 100 });
});

test("a webhook event arrives by the network once the address is known", async () => {
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const started = await paymentFixtures.begin("aliPay");
  await paymentFixtures.complete(started.chargeId, { duplicates: 1 });
  expect((await paymentFixtures.readOrder(started.order.id)).status).toBe("unshipped");
  expect(await paymentFixtures.readRows("select 1 from sandbox_deliveries")).toEqual([]);
});

test("a job closes the attempts of cancelled orders, and those of unpaid top-ups", async () => {
  const started = await paymentFixtures.begin();
  const buyer = await market.addBuyer();
  const { payOrderNo } = await startRecharge(server.engine, buyer, 500, "wxPay");
  const system = { kind: "system", id: null, name: "" } as const;
  await market.locked(system, started.order.id, (one, order) => cancelOrder(one, order, "timeout"));
  await server.runJob("sendMoneyBacks", addMinutes(new Date(), 60));
  expect(await paymentFixtures.readPayments(started.placed.payOrderId)).toMatchObject([
    { status: "closed" },
  ]);
  const [topUp] = await paymentFixtures.readRows(
    "select id, status from pay_orders where pay_order_no = $1",
    [payOrderNo],
  );
  expect(topUp.status).toBe("cancelled");
  const [charge] = await paymentFixtures.readPayments(topUp.id);
  expect(charge.status).toBe("closed");
  await paymentFixtures.complete(charge.charge_id);
  await paymentFixtures.idle();
  expect(await paymentFixtures.readProviderRefunds(topUp.id)).toMatchObject([
    { reason: "latePayment", status: "done" },
  ]);
  expect(await paymentFixtures.sum("wallet", { buyerId: buyer.id })).toBe(0);
});

test("a provider that times out is called again under the same number; one that declines is not", async () => {
  const requests: string[] = [];
  let fault: ProviderError | null = new ProviderError("no answer");
  const provider = getPaymentProviders(server.engine).of("wxPay");
  const { charge } = provider;
  const spy = vi.spyOn(provider, "charge").mockImplementation(async (input, signal) => {
    requests.push(input.number);
    if (fault) throw fault;
    return charge(input, signal);
  });
  const buyer = await market.addBuyer();
  const { skuId } = await market.cartItem(20, 5);
  const placed = await market.place(buyer, [{ skuId, qty: 1 }]);
  const pay = () => startPayment(server.engine, buyer, placed.payOrderNo, { method: "wxPay" });
  await expect(pay()).rejects.toMatchObject({
    type: "unavailable",
    code: "payment.providerTimeout",
  });
  fault = new ProviderError("the shop is unknown", true);
  await expect(pay()).rejects.toMatchObject({ type: "rejected", code: "payment.declined" });
  fault = null;
  expect(await pay()).toMatchObject({ status: "open" });
  expect(requests[1]).toBe(requests[0]);
  expect(requests[2]).not.toBe(requests[0]);
  expect(await paymentFixtures.readPayments(placed.payOrderId)).toMatchObject([
    { status: "failed", error: "the shop is unknown" },
    { status: "open" },
  ]);
  spy.mockRestore();
});

test("without a sandbox and without a provider nothing can be paid but from the balance", async () => {
  const bare = await startTestServer({ server: { pay: { sandbox: false } } });
  try {
    expect((await bare.post(null, "sandbox/charges/1/complete")).code).toBe(404);
    const callback = await bare.post(null, "store/v1/payments/callback/wxPay");
    expect(callback.code).toBe(404);
    await expect(
      startRecharge(bare.engine, { id: 1, name: "" }, 100, "wxPay"),
    ).rejects.toMatchObject({
      code: "payment.noMethodAvailable",
    });
  } finally {
    await bare.close();
  }
});
