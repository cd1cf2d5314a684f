import { afterAll, beforeAll, expect, test } from "vitest";
import { prorate } from "../../../core/money.ts";
import { systemActor } from "../../../core/server/transactionContext.ts";
import { ClockWatch, checkClock } from "../../../framework/server/database/clockSkew.ts";
import type { CamelRow } from "../../../framework/server/tables/DB.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { createRefundFixtures, inDays } from "../../../tests/trade/refundFixtures.ts";
import { confirmReceipt } from "../../orders/server.ts";
import { agree, completeRefund, prorateRefund, prorateReversal } from "../../orders/testing.ts";
import { auditMoney } from "../ledger/queries/auditMoney.ts";
import { findClosingShops, findIssuingShops } from "../settlementLines/commands/issueStatements.ts";

let server: TestServer;
let market: Market;
let refundFixtures: ReturnType<typeof createRefundFixtures>;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
  refundFixtures = createRefundFixtures(server, market);
}, 120_000);
afterAll(() => server.close());
const readSums = async (query: Record<string, string> = {}) =>
  (await server.get("harbour", "member/account/getSums", query)).data;

test("R14: a refund is counted once, and what moves between a shop's own accounts is neither income nor expense", async () => {
  const buyer = await market.addBuyer();
  const cartItems = [await market.cartItem(30, 5), await market.cartItem(10, 5)];
  const placed = await market.place(
    buyer,
    cartItems.map(({ skuId }) => ({ skuId, qty: 1 })),
  );
  await market.pay(placed.payOrderId);
  const [order] = placed.orders;
  if (!order) throw new Error("nothing was placed");
  const lines = await refundFixtures.sql<Pick<CamelRow<"orders_lines">, "id" | "skuId">>(
    'select id, sku_id as "skuId" from orders_lines where parent_id = $1 order by position',
    [order.id],
  );
  const { id } = await refundFixtures.apply(buyer, { ...order, lines }, 1);
  await market.command(systemActor, (ctx) => agree(ctx, id, null));
  await market.command(systemActor, (ctx) => completeRefund(ctx, id));
  await refundFixtures.ship({ ...order, lines });
  await market.locked(systemActor, order.id, confirmReceipt);
  const before = { all: await readSums(), refund: await readSums({ type: "refund" }) };
  expect(before.refund).toEqual({ amount: -10, income: 0, expense: 10 });
  await server.runJob("settle", inDays(40));
  expect(await readSums({ type: "refund" })).toEqual(before.refund);
  expect(await readSums()).toEqual(before.all);
  const { data } = await server.get("harbour", "member/account/getList", { type: "refund" });
  expect(data.list).toHaveLength(1);
  expect(
    (await server.get("harbour", "member/account/getList", { type: "settle" })).data.list,
  ).toHaveLength(4);
  expect(await readSums({ type: "settle" })).toEqual({ amount: 0, income: 0, expense: 0 });
  const { data: account } = await server.get("harbour", "member/getAccount");
  expect(before.all.income - before.all.expense).toBeCloseTo(account.total, 2);
  expect(await auditMoney(server.database.pool)).toEqual([]);
});

test("B13: only shops with a statement to write or to close are found", async () => {
  const ids = async (find: typeof findIssuingShops, days: number) =>
    (await find(server.engine, inDays(days), 0)).map(({ id }) => id);
  expect(await ids(findIssuingShops, 39)).toEqual([]);
  await server.runJob("settle", inDays(42));
  expect(await ids(findIssuingShops, 42)).toEqual([]);
  expect(await ids(findClosingShops, 42)).toEqual([]);
  expect(await ids(findClosingShops, 50)).toEqual([server.shops.harbour]);
  await server.runJob("settle", inDays(50));
  expect(await ids(findClosingShops, 50)).toEqual([]);
  const { rows } = await server.database.pool.query("select distinct status from settlement_days");
  expect(rows).toEqual([{ status: "completed" }]);
});

test("B13: parts of amounts are exact beyond what a double holds", () => {
  const paid = 90_071_992_547_409;
  const line = { paid, qty: 97 };
  expect(prorateRefund(line, 96)).toBe(Number((BigInt(paid) * 96n) / 97n));
  const [commission, refunded] = [81_064_793_292_667, 45_035_996_273_705];
  const expected = Number(
    (2n * BigInt(commission) * BigInt(refunded) + BigInt(paid)) / (2n * BigInt(paid)),
  );
  expect(
    prorateReversal(
      commission,
      line,
      { refundedQty: 0, refundedAmount: 0 },
      { refundedQty: 1, refundedAmount: refunded },
    ),
  ).toBe(expected);
  expect([
    prorate(-5, 1, 2, "down"),
    prorate(5, 1, 2, "halfUp"),
    prorate(-5, 1, 2, "halfUp"),
  ]).toEqual([-3, 3, -2]);
});

test("S21: a process whose clock differs from the database's by two hours does not start", async () => {
  const { pool } = server.database;
  await checkClock(pool);
  await checkClock(pool, () => Date.now() + 30_000);
  await expect(checkClock(pool, () => Date.now() - 7_200_000)).rejects.toMatchObject({
    code: "database.clockSkew",
    message: expect.stringMatching(/7[12]\d\d s behind/),
  });
  await expect(checkClock(pool, () => Date.now() + 7_200_000)).rejects.toThrow(/ahead of/);
});

test("S21: a clock that drifts while the process runs is warned of at each measurement, until it is right again", async () => {
  const warned: number[] = [];
  const clocks = new ClockWatch(
    server.database.pool,
    (skew) => void warned.push(Math.round(skew / 60)),
  );
  await clocks.measure();
  expect([clocks.isOff, warned]).toEqual([false, []]);
  await clocks.measure(() => Date.now() + 300_000);
  expect([clocks.isOff, warned]).toEqual([true, [5]]);
  await clocks.measure();
  expect([clocks.isOff, warned]).toEqual([false, [5]]);
});
