import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, systemActor } from "../../../core/server/transactionContext.ts";
import { readConfig } from "../../../server/config.ts";
import { startPayment, startRecharge } from "../../../server/payments/startPayment.ts";
import { signUpBuyer } from "../../../server/storefront/tests/buyer.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { approvedAccount, payPassword } from "../../../tests/trade/financeFixtures.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import {
  createPaymentFixtures,
  secret,
  uploadReceipt,
} from "../../../tests/trade/paymentFixtures.ts";
import { confirmReceipt } from "../../orders/server.ts";
import { shipOrder } from "../../orders/testing.ts";

let server: TestServer;
let market: Market;
let paymentFixtures: ReturnType<typeof createPaymentFixtures>;
beforeAll(async () => {
  server = await startTestServer({ server: { pay: { sandboxSecret: secret } } });
  market = await openMarket(server);
  paymentFixtures = createPaymentFixtures(server, market);
}, 120_000);
afterAll(() => server.close());
const after = (days: number) => addDays(new Date(), days);

/** An order that is paid by the given method, received, and settled to the shop's balance. */
async function settled(
  shop: "harbour" | "laneway",
  pay: (
    placed: { payOrderId: number; payOrderNo: string },
    buyer: { id: number; name: string },
  ) => Promise<unknown>,
  buyer?: { id: number; name: string },
) {
  const who = buyer ?? (await market.addBuyer());
  const { skuId } = await market.cartItem(100, 5, {}, shop);
  const placed = await market.place(who, [{ skuId, qty: 1 }]);
  await pay(placed, who);
  const id = placed.orders[0]?.id ?? 0;
  await market.locked(systemActor, id, (one, order) =>
    shipOrder(one, order, { deliveryType: "auspost", deliveryNo: "0" }),
  );
  await market.locked(systemActor, id, confirmReceipt);
  await server.runJob("settle", after(30));
}
const bySandbox = async (
  { payOrderNo }: { payOrderNo: string },
  buyer: { id: number; name: string },
) => {
  const started = await startPayment(server.engine, buyer, payOrderNo, {
    method: "wxPay",
    channel: "app",
  });
  await paymentFixtures.complete(paymentFixtures.getChargeId(started));
};
const byRealMoney = ({ payOrderId }: { payOrderId: number }) => market.pay(payOrderId);
const withdraw = (shop: string, account: number, amount: number) =>
  server.post(shop, "member/withdraw/apply", { account, amount, remark: "Rent", payPassword });

test("B2: the sandbox is off unless the demo is on, or it is configured by name", () => {
  const url = "postgres://user@localhost/none";
  const sandbox = (env: NodeJS.ProcessEnv) => readConfig(env).pay.sandbox;
  expect(sandbox({ DATABASE_URL: url })).toBe(false);
  expect(sandbox({ DEMO: "off" })).toBe(false);
  expect(sandbox({})).toBe(true);
  expect(sandbox({ DATABASE_URL: url, DEMO: "on" })).toBe(true);
  expect(sandbox({ DATABASE_URL: url, PAY_SANDBOX: "on" })).toBe(true);
  expect(sandbox({ DEMO: "on", PAY_SANDBOX: "off" })).toBe(false);
  expect(() => sandbox({ PAY_SANDBOX: "yes" })).toThrow(/PAY_SANDBOX/);
});

test("B2: what a shop earned by the sandbox is refused at withdrawal, and what it earned otherwise is not", async () => {
  const account = await approvedAccount(server);
  await settled("harbour", bySandbox);
  const offer = (await server.get("harbour", "member/withdraw/count")).data;
  expect(offer.sandbox).toBe(offer.balance);
  expect(offer.balance).toBeGreaterThan(90);
  const rejected = await withdraw("harbour", account, 20);
  expect([rejected.code, rejected.data.error]).toEqual([422, "withdrawal.amountIncludesSandbox"]);
  expect(rejected.message).toContain(offer.sandbox.toFixed(2));
  await settled("harbour", byRealMoney);
  const later = (await server.get("harbour", "member/withdraw/count")).data;
  expect(later.sandbox).toBe(offer.sandbox);
  const real = Math.round((later.balance - later.sandbox) * 100) / 100;
  expect(real).toBeGreaterThan(90);
  expect((await withdraw("harbour", account, real + 0.01)).data.error).toBe(
    "withdrawal.amountIncludesSandbox",
  );
  expect((await withdraw("harbour", account, real)).code).toBe(200);
});

test("B2: a wallet with sandbox money pays with it, along with other money", async () => {
  const account = await approvedAccount(server, "laneway", { realname: "Laneway Books" });
  const buyer = await market.addBuyer();
  const started = await startRecharge(server.engine, buyer, 500_00, "aliPay");
  await paymentFixtures.complete(paymentFixtures.getChargeId(started));
  await settled(
    "laneway",
    ({ payOrderNo }) => startPayment(server.engine, buyer, payOrderNo, { method: "balance" }),
    buyer,
  );
  const rejected = await withdraw("laneway", account, 20);
  expect([rejected.code, rejected.data.error]).toEqual([422, "withdrawal.amountIncludesSandbox"]);
});

test("B2: a withdrawal requested in a demo is not paid out of test money outside of it", async () => {
  const { rows } = await server.database.pool.query(
    "select id from withdrawals where shop_id = $1",
    [server.shops.harbour],
  );
  const [{ id }] = rows;
  expect((await server.post("platform", "system/withdraw/setReviewing", { id })).code).toBe(200);
  await server.database.pool.query(
    "update ledger_balances set balance = balance - 1 where account = 'balance' and holder = $1",
    [server.shops.harbour],
  );
  const rejected = await server.post("platform", "system/withdraw/approve", { id });
  expect([rejected.code, rejected.data.error]).toEqual([422, "withdrawal.amountIncludesSandbox"]);
  await server.database.pool.query(
    "update ledger_balances set balance = balance + 1 where account = 'balance' and holder = $1",
    [server.shops.harbour],
  );
  expect((await server.post("platform", "system/withdraw/approve", { id })).code).toBe(200);
});

/**
 * A declined refund of a sandbox payment of 150 that does not match its order of 100; returns its
 * buyer and the refund.
 */
async function declinedMismatch() {
  const started = await paymentFixtures.begin("wxPay", 100);
  await paymentFixtures.complete(started.chargeId, { amount: 150, refundRefused: true });
  const [back] = await paymentFixtures.readProviderRefunds(started.placed.payOrderId);
  expect(back).toMatchObject({ status: "requiresAction", reason: "mismatch" });
  return { ...started, back };
}

test("B2: sandbox money stays marked in every posting", async () => {
  const { buyer, back } = await declinedMismatch();
  expect(
    (await server.post("platform", "system/moneyBack/payToWallet", { id: back.id })).code,
  ).toBe(200);
  const before = (await server.get("harbour", "member/withdraw/count")).data;
  await settled(
    "harbour",
    ({ payOrderNo }, who) => startPayment(server.engine, who, payOrderNo, { method: "balance" }),
    buyer,
  );
  const marks = await paymentFixtures.readRows(
    "select sandbox from pay_orders where member_id = $1 and pay_method = 'balance'",
    [buyer.id],
  );
  expect(marks).toEqual([{ sandbox: true }]);
  const after = (await server.get("harbour", "member/withdraw/count")).data;
  expect(after.balance - before.balance).toBeGreaterThan(90);
  expect(after.sandbox - before.sandbox).toBeCloseTo(after.balance - before.balance, 2);
});

test("B2: sandbox money stays marked in every posting: no bank transfer refunds it outside of a demo", async () => {
  const { back } = await declinedMismatch();
  const receipt = await uploadReceipt(server);
  const transfer = { id: back.id, transferNo: "CBA 1", receipt };
  const answer = await server.post("platform", "system/moneyBack/markTransferred", transfer);
  expect([answer.code, answer.data.error]).toEqual([422, "providerRefund.sandboxPayment"]);
  const [row] = await paymentFixtures.readRows(
    "select status, transfer_no, paid_by from money_backs where id = $1",
    [back.id],
  );
  expect(row).toEqual({ status: "requiresAction", transfer_no: null, paid_by: null });
});

test("B2: in a demo its money is withdrawn as any other, and the health check reports test payments", async () => {
  const demo = await startTestServer({ server: { demo: true } });
  try {
    expect((await demo.get(null, "health")) as object).toMatchObject({ demo: true, sandbox: true });
    expect(await server.get(null, "health")).toMatchObject({ demo: false, sandbox: true });
  } finally {
    await demo.close();
  }
});

test("B2: without a sandbox and a provider, the wallet is the only payment method", async () => {
  const bare = await startTestServer({ server: { pay: { sandbox: false } } });
  try {
    const shelf = await openMarket(bare);
    const buyer = await signUpBuyer(bare);
    const { skuId } = await shelf.cartItem(10, 5);
    const placed = await shelf.place({ id: buyer.id, name: "Mia" }, [{ skuId, qty: 1 }]);
    const requests = await buyer.get(`payments/${placed.payOrderNo}`);
    expect(requests.data.methods).toEqual(["balance"]);
    const pay = (method: string) =>
      buyer.post(`payments/${placed.payOrderNo}/pay`, { method, channel: "h5" });
    for (const method of ["wxPay", "aliPay"])
      expect(await pay(method)).toMatchObject({
        status: 422,
        data: { error: "payment.noMethodAvailable" },
      });
    expect((await buyer.post("wallet/recharge", { amount: 5, method: "wxPay" })).status).toBe(422);
    expect((await pay("balance")).data.error).toBe("wallet.insufficientFunds");
    expect(await bare.get(null, "health")).not.toHaveProperty("sandbox");
  } finally {
    await bare.close();
  }
});
