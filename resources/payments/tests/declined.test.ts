import { afterAll, beforeAll, expect, test } from "vitest";
import { addMinutes, systemActor } from "../../../core/server/transactionContext.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import {
  createPaymentFixtures,
  secret,
  uploadReceipt,
} from "../../../tests/trade/paymentFixtures.ts";
import { picture, upload } from "../../../tests/uploads.ts";
import { auditMoney, post } from "../../finance/server.ts";
import { applyRefund, cancelOrder } from "../../orders/server.ts";
import { readLines } from "../../orders/testing.ts";

let server: TestServer;
const log: { level: number; msg: string; number?: string; reason?: string; err?: unknown }[] = [];
let market: Market;
let paymentFixtures: ReturnType<typeof createPaymentFixtures>;
beforeAll(async () => {
  const stream = { write: (line: string) => void log.push(JSON.parse(line)) };
  server = await startTestServer({
    server: { pay: { sandboxSecret: secret }, logger: { level: "warn", stream } },
  });
  market = await openMarket(server);
  paymentFixtures = createPaymentFixtures(server, market);
}, 120_000);
afterAll(() => server.close());
const audit = async () => {
  await server.runJob("readProviderStatements", addMinutes(new Date(), 1));
  return auditMoney(server.database.pool);
};

/**
 * Creates a paid order with a refund that the shop has agreed to, at a provider with the given
 * behaviour.
 */
async function refunded(how: object) {
  const started = await paymentFixtures.begin("wxPay", 30);
  await paymentFixtures.complete(started.chargeId, how);
  if ("lost" in how) await server.runJob("reconcilePayments", addMinutes(new Date(), 2));
  const by = market.asBuyer(started.buyer);
  const [line] = await market.command(systemActor, ({ tx }) => readLines(tx, [started.order.id]));
  const requests = {
    orderNo: started.order.orderNo,
    lineId: line?.id ?? 0,
    qty: 1,
    refundInd: "refundOnly",
    reason: "Small",
  } as const;
  const { id } = await market.command(by, (one) => applyRefund(one, started.buyer.id, requests));
  expect((await server.post("harbour", "member/refund/agree", { id })).code).toBe(200);
  await paymentFixtures.idle();
  const refund = async () =>
    (await paymentFixtures.readRows("select * from refunds where id = $1", [id]))[0];
  const back = async () =>
    (await paymentFixtures.readProviderRefunds(started.placed.payOrderId))[0];
  const kinds = async () => {
    const rows = await paymentFixtures.readRows(
      "select kind from orders_events where parent_id = $1 order by id",
      [started.order.id],
    );
    return rows.map(({ kind }) => kind);
  };
  return { ...started, refundId: id, refund, back, kinds };
}

test("B7: a refund that its provider declines for good waits for the platform, which pays it to the wallet", async () => {
  const { refund, back, kinds, buyer, order, refundId } = await refunded({ refundRefused: true });
  expect(await back()).toMatchObject({
    status: "requiresAction",
    next_try_at: null,
    error: "refundPeriodOver",
  });
  expect(await refund()).toMatchObject({ status: "applying", pay_state: "requiresAction" });
  expect(await kinds()).toContain("refundDeclined");
  expect(await audit()).toEqual([]);
  expect(await server.runJob("sendMoneyBacks", addMinutes(new Date(), 60 * 24 * 31))).toMatchObject(
    { found: 0 },
  );
  expect((await server.post("harbour", "member/refund/retryPayment", { id: refundId })).code).toBe(
    409,
  );
  const { id, amount } = await back();
  const { data } = await server.get("platform", "system/moneyBack/getList", {
    tab: "requiresAction",
  });
  expect(data.list.map((row: { id: number }) => row.id)).toEqual([id]);
  expect((await server.post("platform", "system/moneyBack/payToWallet", { id })).code).toBe(200);
  expect(await back()).toMatchObject({ status: "done", paid_by: "balance" });
  expect((await back()).resolved_by).toBeTruthy();
  expect(await refund()).toMatchObject({ status: "completed", pay_state: "done" });
  expect(await paymentFixtures.sum("wallet", { buyerId: buyer.id })).toBe(Number(amount));
  expect((await paymentFixtures.readOrder(order.id)).status).toBe("cancelled");
  expect((await server.post("platform", "system/moneyBack/payToWallet", { id })).code).toBe(409);
  expect(await audit()).toEqual([]);
});

test("B7: or transfers it, and records the transfer with its receipt", async () => {
  const { refund, back, order } = await refunded({ refundRefused: true });
  const { id, amount, payment } = await back();
  // Only real money can be transferred.
  await server.database.pool.query("update payments set sandbox = false where id = $1", [payment]);
  const mark = (input: object) =>
    server.post("platform", "system/moneyBack/markTransferred", { id, ...input });
  const missing = await mark({});
  expect([missing.code, Object.keys(missing.data.errors)]).toEqual([
    400,
    ["transferNo", "receipt"],
  ]);
  const withoutReceipt = await mark({ transferNo: "CBA 7731", receipt: null });
  expect([withoutReceipt.code, Object.keys(withoutReceipt.data.errors)]).toEqual([
    400,
    ["receipt"],
  ]);
  // A picture of a shop is no receipt of the platform.
  for (const query of ["", "?confidential=1"]) {
    const { data } = await upload(server, "harbour", "photo.png", await picture("black"), query);
    const foreign = await mark({ transferNo: "CBA 7731", receipt: data.imgUrl });
    expect([foreign.code, Object.keys(foreign.data.errors)], query).toEqual([400, ["receipt"]]);
  }
  expect(await back()).toMatchObject({ status: "requiresAction" });
  const before = await paymentFixtures.sum("bank");
  const receipt = await uploadReceipt(server);
  expect((await mark({ transferNo: "CBA 7731", receipt })).code).toBe(200);
  expect(await back()).toMatchObject({
    status: "done",
    paid_by: "transfer",
    transfer_no: "CBA 7731",
    receipt,
  });
  expect((await paymentFixtures.sum("bank")) - before).toBe(Number(amount));
  expect(await refund()).toMatchObject({ status: "completed" });
  expect((await paymentFixtures.readOrder(order.id)).status).toBe("cancelled");
  expect(await audit()).toEqual([]);
});

test("B7: only who may, and only what was declined", async () => {
  const { back } = await refunded({ refundFailures: 3 });
  const { id } = await back();
  expect(await back()).toMatchObject({ status: "failed" });
  const pay = (user: string) => server.post(user, "system/moneyBack/payToWallet", { id });
  expect((await pay("platform")).code).toBe(409);
  expect((await pay("harbour")).code).toBe(403);
  expect((await pay(await server.hire(["platform:moneyBacks"], null))).code).toBe(403);
  expect(await back()).toMatchObject({ status: "failed" });
});

test("B7: late money that its provider declines to take back reaches the buyer all the same", async () => {
  const started = await paymentFixtures.begin();
  await market.locked(systemActor, started.order.id, (one, order) =>
    cancelOrder(one, order, "timeout"),
  );
  await paymentFixtures.complete(started.chargeId, { refundRefused: true });
  const [back] = await paymentFixtures.readProviderRefunds(started.placed.payOrderId);
  expect(back).toMatchObject({ status: "requiresAction", reason: "latePayment" });
  expect(
    (await server.post("platform", "system/moneyBack/payToWallet", { id: back.id })).code,
  ).toBe(200);
  expect(await paymentFixtures.sum("wallet", { buyerId: started.buyer.id })).toBe(
    Number(back.amount),
  );
  expect(await paymentFixtures.sum("clearing")).toBe(0);
  expect(await audit()).toEqual([]);
});

test("B7: a refund that is pending ends by its webhook, once", async () => {
  const { back, refund } = await refunded({ refundDelayMs: 0 });
  await expect.poll(async () => (await back()).status).toBe("pending");
  expect((await back()).provider_refund_no).toMatch(/^50/);
  expect(await refund()).toMatchObject({ status: "applying", pay_state: "waiting" });
  server.pay.start();
  await expect.poll(async () => (await back()).status, { timeout: 10_000 }).toBe("done");
  expect(await refund()).toMatchObject({ status: "completed" });
  const { number } = await back();
  const again = await paymentFixtures.notify({
    kind: "refund",
    number,
    status: "done",
    txn: "50again",
  });
  expect(again.statusCode).toBe(200);
  expect(await audit()).toEqual([]);
});

test("B7: a pending refund with a lost webhook is queried; a declined one waits for the platform", async () => {
  const done = await refunded({ refundDelayMs: 0, lost: true });
  const declined = await refunded({ refundDelayMs: 0, refundFails: true, lost: true });
  expect([(await done.back()).status, (await declined.back()).status]).toEqual([
    "pending",
    "pending",
  ]);
  await server.runJob("sendMoneyBacks", addMinutes(new Date(), 10));
  expect(await done.back()).toMatchObject({ status: "done", paid_by: "wxPay" });
  expect(await declined.back()).toMatchObject({ status: "requiresAction" });
  expect(await declined.refund()).toMatchObject({
    status: "applying",
    pay_state: "requiresAction",
  });
  expect(await audit()).toEqual([]);
});

const auditName = "a refund that both the platform and its provider have paid is settled";
const findPaidTwice = async () =>
  (await auditMoney(server.database.pool)).find(({ name }) => name === auditName);
/**
 * A declined refund that the platform has paid to the balance, and the provider afterwards too, by
 * a webhook event that arrives twice.
 */
async function paidTwice() {
  const found = await refunded({ refundRefused: true });
  const { id, number, amount } = await found.back();
  expect((await server.post("platform", "system/moneyBack/payToWallet", { id })).code).toBe(200);
  for (const _ of [1, 2])
    expect(
      (await paymentFixtures.notify({ kind: "refund", number, status: "done", txn: `50${number}` }))
        .statusCode,
    ).toBe(200);
  return { ...found, id, number, amount: Number(amount) };
}

test("B7: a refund that its provider pays after the platform waits for the platform to settle it", async () => {
  const one = await paidTwice();
  expect(await one.back()).toMatchObject({
    paid_by: "balance",
    paid_twice: true,
    provider_refund_no: `50${one.number}`,
  });
  expect((await one.kinds()).filter((kind) => kind === "refundPaidTwice")).toHaveLength(1);
  expect(await paymentFixtures.sum("wallet", { buyerId: one.buyer.id })).toBe(one.amount);
  expect(await paymentFixtures.sum("clearing")).toBe(-one.amount);

  // Reported by the provider's statement.
  const two = await refunded({ refundRefused: true });
  const { id, number: other, amount } = await two.back();
  expect((await server.post("platform", "system/moneyBack/payToWallet", { id })).code).toBe(200);
  await server.database.pool.query(
    `insert into provider_statement_lines (provider, kind, number, txn, amount, at) values ('wxPay', 'refund', $1, '50stated', $2, now())`,
    [other, amount],
  );
  await server.runJob("readProviderStatements", addMinutes(new Date(), 1));
  expect(await two.back()).toMatchObject({
    status: "done",
    paid_twice: true,
    provider_refund_no: "50stated",
  });
  expect(await two.kinds()).toContain("refundPaidTwice");

  const { data } = await server.get("platform", "system/moneyBack/getList", { tab: "paidTwice" });
  expect(data.list.map((row: { id: number }) => row.id)).toEqual([id, one.id]);
  // The audit finds only that both are still open.
  expect(await auditMoney(server.database.pool)).toMatchObject([{ name: auditName, count: 2 }]);
  for (const each of [one.id, id])
    expect(
      (await server.post("platform", "system/moneyBack/writeOff", { id: each, note: "Too small" }))
        .code,
    ).toBe(200);
  expect(await audit()).toEqual([]);
});

test("B7: a refund that was paid twice is recovered from the buyer's balance, if that covers it", async () => {
  const { id, buyer, back } = await paidTwice();
  const recover = (user: string) =>
    server.post(user, "system/moneyBack/recoverFromBalance", { id, note: "Agreed by phone" });
  expect((await recover("harbour")).code).toBe(403);

  // Debits a part of the balance, as a purchase would.
  const spend = (cents: number, refId: number) =>
    market.command(systemActor, (ctx) =>
      post(ctx, {
        type: "adjust",
        refTable: "shop_terms",
        refId,
        entries: [
          { account: "wallet", buyerId: buyer.id, type: "adjust", amount: -cents },
          { account: "platform", type: "adjust", amount: cents },
        ],
      }),
    );
  await spend(1, 700_001);
  const tooLow = await recover("platform");
  expect([tooLow.code, tooLow.data.error]).toEqual([422, "providerRefund.insufficientFunds"]);
  expect(await back()).toMatchObject({ settlement: null, settled_at: null });
  await spend(-1, 700_002);

  expect((await recover("platform")).code).toBe(200);
  expect(await back()).toMatchObject({
    status: "done",
    settlement: "recovered",
    settlement_note: "Agreed by phone",
  });
  expect((await back()).settled_by).toBeTruthy();
  expect([
    await paymentFixtures.sum("wallet", { buyerId: buyer.id }),
    await paymentFixtures.sum("clearing"),
  ]).toEqual([0, 0]);
  expect((await recover("platform")).code).toBe(409);
  expect(
    (await server.post("platform", "system/moneyBack/writeOff", { id, note: "Twice" })).code,
  ).toBe(409);
  expect(await audit()).toEqual([]);
});

test("B7: or the platform bears it, and records why", async () => {
  const { id, amount, buyer, back } = await paidTwice();
  const before = await paymentFixtures.sum("platform");
  const writeOff = (input: object) =>
    server.post("platform", "system/moneyBack/writeOff", { id, ...input });
  const missing = await writeOff({});
  expect([missing.code, Object.keys(missing.data.errors)]).toEqual([400, ["note"]]);
  expect((await writeOff({ note: "The buyer left" })).code).toBe(200);
  expect(await back()).toMatchObject({
    settlement: "writtenOff",
    settlement_note: "The buyer left",
  });
  expect((await paymentFixtures.sum("platform")) - before).toBe(-amount);
  expect(await paymentFixtures.sum("wallet", { buyerId: buyer.id })).toBe(amount);
  expect(
    (await server.get("platform", "system/moneyBack/getList", { tab: "paidTwice" })).data.list,
  ).toEqual([]);
  expect(await findPaidTwice()).toBeUndefined();
  expect(await audit()).toEqual([]);
});

test("B7: what was not paid twice is not settled", async () => {
  const { id } = await (await refunded({ refundRefused: true })).back();
  const settle = () => server.post("platform", "system/moneyBack/writeOff", { id, note: "No" });
  expect((await settle()).code).toBe(409);
  expect((await server.post("platform", "system/moneyBack/payToWallet", { id })).code).toBe(200);
  expect((await settle()).code).toBe(409);
});

test("B7: a declined refund is a warning in the log, and no failure of the job", async () => {
  const { back } = await refunded({ refundDelayMs: 0, refundFails: true, lost: true });
  log.length = 0;
  const run = await server.runJob("sendMoneyBacks", addMinutes(new Date(), 10));
  expect(run).toMatchObject({ status: "done", found: 1, done: 1, failed: 0 });
  const { number } = await back();
  expect(log).toMatchObject([{ level: 40, number, reason: "refundPeriodOver" }]);
  expect(log[0]).not.toHaveProperty("err");

  // The run reports one that is to be retried, with a message.
  const later = await refunded({ refundFailures: 2 });
  log.length = 0;
  const again = await server.runJob("sendMoneyBacks", addMinutes(new Date(), 20));
  expect(again?.failures).toContainEqual({
    ref: (await later.back()).number,
    message:
      "The refund hasn't been sent and will be retried. The merchant account doesn't hold enough funds.",
  });
  expect(log.filter(({ level }) => level > 40)).toEqual([]);
  await server.runJob("sendMoneyBacks", addMinutes(new Date(), 60));
});

test("B7: a refund that needs the platform rings its bell, and names its buyer", async () => {
  const notices = async (user: string) => {
    await server.engine.queues?.idle();
    return (await server.get(user, "member/notice/getList")).data;
  };
  const clerk = await server.hire(["platform:moneyBacks"], null);
  const other = await server.hire(["platform:payouts"], null);
  const before = (await notices(clerk)).list[0]?.id ?? 0;
  const { back, buyer, order, refund } = await refunded({ refundRefused: true });
  const { id, number, amount } = await back();

  const [latest] = (await notices(clerk)).list;
  expect(latest).toMatchObject({
    kind: "refundDeclined",
    type: 5,
    refId: id,
    no: number,
    unread: true,
  });
  expect(latest).toMatchObject({ amount: Number(amount) / 100, who: buyer.name });
  expect(latest.id).toBeGreaterThan(before);
  expect(await notices(other)).toEqual({ list: [], unread: 0 });
  expect((await notices("harbour")).list.map(({ kind }: { kind: string }) => kind)).not.toContain(
    "refundDeclined",
  );

  const { seen } = await notices(clerk);
  expect((await server.post(clerk, "member/notice/read", { id: latest.id, seen })).code).toBe(200);
  expect((await notices(clerk)).unread).toBe(0);

  const { data } = await server.get("platform", "system/moneyBack/get", { id });
  const { refund_no: refundNo } = await refund();
  expect(data).toMatchObject({
    memberName: buyer.name,
    orderNo: order.orderNo,
    refundNo,
    disputeId: null,
  });
  expect(data).toMatchObject({ error: "refundPeriodOver" });
});
