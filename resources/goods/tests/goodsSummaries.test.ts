import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consumeAll } from "../../../core/events/server/consumeEvents.ts";
import type { Consumer } from "../../../core/events/server/defineConsumer.ts";
import { systemActor } from "../../../core/server/transactionContext.ts";
import { applyPayment } from "../../../resources/orders/server.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type GroupFixtures, openGroupFixtures } from "../../../tests/trade/groupFixtures.ts";
import { summarizeGoods } from "../goods/consumers.ts";

let server: TestServer;
let groups: GroupFixtures;
/** Batches that still end with the death of their connection, after they were handled. */
let crashes = 0;
let batches = 0;
const crashing: Consumer = {
  ...summarizeGoods,
  async handle(ctx, events) {
    batches += 1;
    await summarizeGoods.handle(ctx, events);
    if (crashes === 0) return;
    crashes -= 1;
    const pid = await ctx.tx.readValue(sql<number>`select pg_backend_pid()`);
    await server.database.pool.query("select pg_terminate_backend($1)", [pid]);
    await ctx.tx.run(sql`select 1`);
  },
};
beforeAll(async () => {
  server = await startTestServer({ server: { consumers: [crashing] } });
  groups = await openGroupFixtures(server);
}, 120_000);
afterAll(() => server.close());

const readSummary = async (goodsId: number) => {
  await server.engine.queues?.idle();
  const { rows } = await server.database.pool.query(
    `select sell_num::int as sold, pay_num::int as payers, stock::int as stock from goods where id = $1`,
    [goodsId],
  );
  return rows[0];
};

test("a paid order counts as a sale, once for each product, and its stock is summed up", async () => {
  const { market } = groups;
  const tea = await market.cartItem(10, 20);
  const mei = await market.addBuyer("Mei");
  const placed = await market.place(mei, [{ skuId: tea.skuId, qty: 3 }]);
  expect(await readSummary(tea.goodsId)).toEqual({ sold: 0, payers: 0, stock: 17 });
  await market.pay(placed.payOrderId);
  expect(await readSummary(tea.goodsId)).toEqual({ sold: 3, payers: 1, stock: 17 });
  // The webhook of a payment may come again.
  await market.pay(placed.payOrderId);
  expect(await readSummary(tea.goodsId)).toEqual({ sold: 3, payers: 1, stock: 17 });
});

test("a group that fails takes its sales back; a payment that comes too late was none", async () => {
  const { market } = groups;
  const pan = await groups.offer();
  const leader = await groups.begin(await market.addBuyer("Leader"), pan.skuId, { qty: 2 });
  await groups.join(await market.addBuyer("Joiner"), pan.skuId, leader.group.groupNo);
  const late = await groups.order(await market.addBuyer("Late"), pan.skuId, {
    mode: "join",
    groupNo: leader.group.groupNo,
  });
  expect(await readSummary(pan.goodsId)).toEqual({ sold: 3, payers: 2, stock: 16 });
  await server.runJob("expireGroups", new Date(Date.now() + 25 * 3_600_000));
  expect(await groups.readState(leader.id)).toMatchObject({ status: "cancelled" });
  await market.command(systemActor, (ctx) =>
    applyPayment(ctx, late.payOrderId, {
      method: "wxPay",
      channel: "app",
      txn: "late",
      amount: late.payPrice,
    }),
  );
  expect(await groups.readState(late.id)).toMatchObject({ cancelReason: "groupFailed" });
  expect(await readSummary(pan.goodsId)).toEqual({ sold: 0, payers: 0, stock: 20 });
});

test("sales whose process dies while it counts them are counted once", async () => {
  const { market } = groups;
  const cup = await market.cartItem(10, 20);
  await server.engine.queues?.idle();
  const { payOrderId } = await market.place(await market.addBuyer(), [
    { skuId: cup.skuId, qty: 2 },
  ]);
  await server.engine.queues?.idle();
  crashes = 1;
  await market.pay(payOrderId);
  await server.engine.queues?.idle();
  expect(crashes).toBe(0);
  await consumeAll(server.engine);
  expect(await readSummary(cup.goodsId)).toEqual({ sold: 2, payers: 1, stock: 18 });
});

test("the sales of many orders are added together", async () => {
  const { market } = groups;
  const bowl = await market.cartItem(10, 50);
  const orders = [];
  for (let count = 0; count < 12; count += 1)
    orders.push(await market.place(await market.addBuyer(), [{ skuId: bowl.skuId, qty: 1 }]));
  await server.engine.queues?.idle();
  const before = batches;
  await Promise.all(orders.map(({ payOrderId }) => market.pay(payOrderId)));
  expect(await readSummary(bowl.goodsId)).toEqual({ sold: 12, payers: 12, stock: 38 });
  expect(batches - before).toBeLessThan(12);
});
