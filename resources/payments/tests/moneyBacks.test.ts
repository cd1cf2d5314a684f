import { afterAll, beforeAll, expect, test } from "vitest";
import { addMinutes } from "../../../core/server/transactionContext.ts";
import { dispatchRefund } from "../../../server/payments/dispatchRefund.ts";
import { startPayment, startRecharge } from "../../../server/payments/startPayment.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { createPaymentFixtures, secret } from "../../../tests/trade/paymentFixtures.ts";
import { cancelOrder } from "../../orders/server.ts";

let server: TestServer;
let market: Market;
let paymentFixtures: ReturnType<typeof createPaymentFixtures>;
beforeAll(async () => {
  // Simulates a process that is killed between the commit and the sending.
  server = await startTestServer({ server: { pay: { sandboxSecret: secret, sendAtOnce: false } } });
  market = await openMarket(server);
  paymentFixtures = createPaymentFixtures(server, market);
}, 120_000);
afterAll(() => server.close());
const system = { kind: "system", id: null, name: "" } as const;
const lateMoney = async (how: object = {}) => {
  const started = await paymentFixtures.begin();
  await market.locked(system, started.order.id, (one, order) => cancelOrder(one, order, "timeout"));
  await paymentFixtures.complete(started.chargeId, how);
  const back = async () =>
    (await paymentFixtures.readProviderRefunds(started.placed.payOrderId))[0];
  return { ...started, back };
};

test("money that no process has sent is sent by the job, once", async () => {
  const { back, chargeId } = await lateMoney();
  expect(await back()).toMatchObject({ status: "waiting", tries: 0 });
  expect((await server.runJob("sendMoneyBacks")).status).toBe("done");
  expect(await back()).toMatchObject({ status: "done", tries: 1, error: null });
  expect((await back()).provider_refund_no).toMatch(/^50/);
  expect(await server.runJob("sendMoneyBacks")).toMatchObject({ found: 0 });
  expect(
    await paymentFixtures.readRows("select 1 from sandbox_refunds where charge = $1", [chargeId]),
  ).toHaveLength(1);
});

test("many senders at once send it once", async () => {
  const { back, chargeId } = await lateMoney();
  const { id } = await back();
  const now = addMinutes(new Date(), 1);
  const sent = await Promise.all(
    Array.from({ length: 6 }, () => dispatchRefund(server.engine, id, now)),
  );
  expect(sent.filter((one) => one !== null)).toHaveLength(1);
  expect(await back()).toMatchObject({ status: "done", tries: 1 });
  expect(
    await paymentFixtures.readRows("select 1 from sandbox_refunds where charge = $1", [chargeId]),
  ).toHaveLength(1);
});

test("what the provider refuses twice is tried again after one minute and after five", async () => {
  const { back } = await lateMoney({ refundFailures: 2 });
  const now = addMinutes(new Date(), 1);
  const first = await server.runJob("sendMoneyBacks", now);
  expect(first).toMatchObject({ status: "failed", failed: 1 });
  expect(await back()).toMatchObject({ status: "failed", tries: 1, error: "accountTooLow" });
  expect(await server.runJob("sendMoneyBacks", addMinutes(now, 0.5))).toMatchObject({ found: 0 });
  await server.runJob("sendMoneyBacks", addMinutes(now, 1));
  expect(await back()).toMatchObject({ status: "failed", tries: 2 });
  expect(await server.runJob("sendMoneyBacks", addMinutes(now, 5))).toMatchObject({ found: 0 });
  expect(await server.runJob("sendMoneyBacks", addMinutes(now, 6))).toMatchObject({
    found: 1,
    done: 1,
  });
  expect(await back()).toMatchObject({ status: "done", tries: 3, error: null });
  expect(await paymentFixtures.sum("clearing")).toBe(0);
});

test("the platform sees what failed, and has it tried again", async () => {
  const { back } = await lateMoney({ refundFailures: 1 });
  const now = addMinutes(new Date(), 1);
  await server.runJob("sendMoneyBacks", now);
  const { data } = await server.get("platform", "system/moneyBack/getList", { tab: "failed" });
  const { id } = await back();
  expect(data.list.map((row: { id: number }) => row.id)).toEqual([id]);
  expect((await server.post("platform", "system/moneyBack/retry", { id })).code).toBe(200);
  await server.runJob("sendMoneyBacks");
  expect(await back()).toMatchObject({ status: "done", tries: 2 });
  expect((await server.post("platform", "system/moneyBack/retry", { id })).code).toBe(409);
  expect((await server.get("harbour", "system/moneyBack/getList")).code).toBe(403);
});

test("a wallet is filled by a provider, and pays at once what it holds", async () => {
  const buyer = await market.addBuyer();
  const started = await startRecharge(server.engine, buyer, 2000, "aliPay");
  await paymentFixtures.complete(paymentFixtures.getChargeId(started), { duplicates: 2 });
  expect(await paymentFixtures.sum("wallet", { buyerId: buyer.id })).toBe(2000);
  const { skuId } = await market.cartItem(15, 5);
  const placed = await market.place(buyer, [{ skuId, qty: 1 }], { receiver: null });
  expect(placed.amount).toBe(1500);
  const pay = (payOrderNo: string) =>
    startPayment(server.engine, buyer, payOrderNo, { method: "balance" });
  expect(await pay(placed.payOrderNo)).toEqual({ status: "paid" });
  expect(await pay(placed.payOrderNo)).toEqual({ status: "paid" });
  expect(await paymentFixtures.sum("wallet", { buyerId: buyer.id })).toBe(500);
  const more = await market.place(buyer, [{ skuId, qty: 1 }], { receiver: null });
  await expect(pay(more.payOrderNo)).rejects.toMatchObject({
    code: "wallet.insufficientFunds",
    type: "rejected",
  });
  expect((await paymentFixtures.readOrder(more.orders[0]?.id ?? 0)).status).toBe("unpaid");
  const stranger = await market.addBuyer();
  await expect(
    startPayment(server.engine, stranger, more.payOrderNo, { method: "balance" }),
  ).rejects.toMatchObject({
    type: "notFound",
  });
});

test("the books add up to nothing", async () => {
  const [found] = await paymentFixtures.readRows(
    "select coalesce(sum(amount), 0)::int as sum from ledger_entries",
  );
  expect(found.sum).toBe(0);
});
