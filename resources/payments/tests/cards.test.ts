import { afterAll, beforeAll, expect, test } from "vitest";
import type { LocalProvider, SentEvent } from "../../../adapters/pay/tests/localServer.ts";
import { startLocalStripe } from "../../../adapters/pay/tests/localStripe.ts";
import { addMinutes } from "../../../core/server/transactionContext.ts";
import { startPayment } from "../../../server/payments/startPayment.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { auditMoney } from "../../finance/server.ts";

let stripe: LocalProvider;
let server: TestServer;
let market: Market;
beforeAll(async () => {
  stripe = await startLocalStripe();
  server = await startTestServer({ server: { pay: { providers: [stripe.provider] } } });
  market = await openMarket(server);
}, 120_000);
afterAll(async () => {
  await server.close();
  await stripe.close();
});

/** An order that waits for its card payment. */
async function begin() {
  const buyer = await market.addBuyer();
  const { skuId } = await market.cartItem(12.5, 5);
  const placed = await market.place(buyer, [{ skuId, qty: 1 }]);
  const started = await startPayment(server.engine, buyer, placed.payOrderNo, {
    method: "card",
    channel: "native",
  });
  if (started.status !== "open") throw new Error("nothing is open");
  const { rows } = await server.database.pool.query(
    "select number from payments where pay_order_id = $1",
    [placed.payOrderId],
  );
  return { placed, started, number: String(rows[0].number) };
}
const deliver = ({ body, headers }: SentEvent) =>
  server.request(null, {
    method: "POST",
    url: "/api/store/v1/payments/callback/card",
    payload: body,
    headers: { "content-type": "application/json", ...headers },
  });
const readStatus = async (orderId: number | undefined) =>
  (
    await server.database.pool.query("select status, pay_method from orders where id = $1", [
      orderId,
    ])
  ).rows[0];

test("a buyer pays by card on Stripe's page, and its signed event pays the order once", async () => {
  const { placed, started, number } = await begin();
  expect(started.payUrl).toMatch(/^https:\/\/checkout\.stripe/);
  const sent = stripe.pay(number);
  const forged = await deliver({
    ...sent,
    body: sent.body.replace(/"amount_total":\d+/, '"amount_total":1'),
  });
  expect(forged.statusCode).toBeGreaterThanOrEqual(400);
  expect(await readStatus(placed.orders[0]?.id)).toMatchObject({ status: "unpaid" });

  for (let turn = 0; turn < 2; turn += 1) {
    const answer = await deliver(sent);
    expect([answer.statusCode, answer.body]).toEqual([200, '{"received":true}']);
  }
  expect(await readStatus(placed.orders[0]?.id)).toEqual({
    status: "unshipped",
    pay_method: "card",
  });
});

test("a lost event is made up for by the next check, and the statement agrees with our books", async () => {
  const { placed, number } = await begin();
  stripe.pay(number);
  await server.runJob("reconcilePayments", addMinutes(new Date(), 1.1));
  expect(await readStatus(placed.orders[0]?.id)).toMatchObject({ status: "unshipped" });
  await server.runJob("readProviderStatements", addMinutes(new Date(), 2));
  expect(await auditMoney(server.database.pool)).toEqual([]);
});
