import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addMinutes } from "../../../core/server/transactionContext.ts";
import { reconcilePayment } from "../../../server/payments/reconcile.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { createCommentFixtures } from "../../../tests/trade/commentFixtures.ts";
import { openGroupFixtures } from "../../../tests/trade/groupFixtures.ts";
import { createPaymentFixtures, secret } from "../../../tests/trade/paymentFixtures.ts";
import { cancelOrder } from "../../orders/server.ts";

// A command that changes a row raises its version, so that whoever still sees the row as it was is
// refused, and notifies every process, so that open lists reload.

let server: TestServer;
let groups: Awaited<ReturnType<typeof openGroupFixtures>>;
let payments: ReturnType<typeof createPaymentFixtures>;
let comments: ReturnType<typeof createCommentFixtures>;
let changed: Set<string>;
beforeAll(async () => {
  server = await startTestServer({ server: { pay: { sandboxSecret: secret, sendAtOnce: false } } });
  groups = await openGroupFixtures(server);
  payments = createPaymentFixtures(server, groups.market);
  comments = createCommentFixtures(server, groups.market);
  server.engine.onChange((change) => {
    if (change) changed.add(change.resource);
  });
}, 120_000);
afterAll(() => server.close());
beforeEach(() => {
  changed = new Set();
});

const system = { kind: "system", id: null, name: "" } as const;
const readVersion = async (table: string, id: number): Promise<number> => {
  const { rows } = await server.database.pool.query(`select version from ${table} where id = $1`, [
    id,
  ]);
  return rows[0].version;
};

test("each attempt of a provider refund, and its failure, is a new version", async () => {
  const { order, chargeId, placed } = await payments.begin();
  await groups.market.locked(system, order.id, (one, locked) =>
    cancelOrder(one, locked, "timeout"),
  );
  await payments.complete(chargeId, { refundFailures: 1 });
  const [{ id, version }] = await payments.readProviderRefunds(placed.payOrderId);
  changed.clear();
  await server.runJob("sendMoneyBacks", addMinutes(new Date(), 1));
  const [failed] = await payments.readProviderRefunds(placed.payOrderId);
  expect(failed).toMatchObject({ status: "failed", tries: 1, version: version + 2 });
  expect(changed).toContain("moneyBacks");
  const retry = (seen: number) =>
    server.post("platform", "system/moneyBack/retry", { id, version: seen });
  expect((await retry(version)).data.error).toBe("record.stale");
  expect((await retry(failed.version)).code).toBe(200);
});

test("a check of a payment without an outcome is a new version", async () => {
  const { placed } = await payments.begin();
  const [{ id, opened_at: opened, version }] = await payments.readPayments(placed.payOrderId);
  changed.clear();
  expect(await reconcilePayment(server.engine, id, addMinutes(new Date(opened), 1))).toBe("open");
  expect(await payments.readPayments(placed.payOrderId)).toMatchObject([
    { status: "open", reconcile_count: 1, version: version + 1 },
  ]);
  expect(changed).toContain("payments");
});

test("an order changes with the review of one of its lines", async () => {
  const buyer = await groups.market.addBuyer("Mei Lin");
  const order = await comments.received(buyer);
  const version = await readVersion("orders", order.id);
  changed.clear();
  await comments.comment(buyer, order);
  expect(await readVersion("orders", order.id)).toBe(version + 1);
  expect(changed).toContain("orders");
});

test("every order of a group changes when the group is complete", async () => {
  const { skuId } = await groups.offer({ groupNum: 2 });
  const leader = await groups.begin(await groups.market.addBuyer(), skuId);
  const version = await readVersion("orders", leader.id);
  changed.clear();
  await groups.join(await groups.market.addBuyer(), skuId, leader.group.groupNo);
  expect(await groups.readGroup(leader.id)).toMatchObject({ status: "succeeded", haveNum: 2 });
  expect(await readVersion("orders", leader.id)).toBe(version + 1);
  expect([...changed]).toEqual(expect.arrayContaining(["orders", "groupOrders"]));
});
