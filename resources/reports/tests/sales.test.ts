import { afterAll, beforeAll, expect, test } from "vitest";
import type { Calculated } from "../../../framework/server/tables/DB.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
}, 120_000);
afterAll(() => server.close());

const hourMs = 3_600_000;
const readSales = async (days: number, who = "harbour") => {
  const { code, data } = await server.get(who, "member/order/getSales", { days });
  expect(code).toBe(200);
  return data;
};
const sell = (skuId: number, qty: number, hoursAgo: number, isPaid = true) =>
  market.sell({ skuId, qty, isPaid }, hoursAgo * hourMs);

test("the sales of a shop are its paid orders by day, beside those of the days before", async () => {
  const tea = await market.cartItem(10, 100);
  const pan = await market.cartItem(50, 100);
  const there = await market.cartItem(99, 100, {}, "laneway");
  await sell(tea.skuId, 3, 0);
  await sell(pan.skuId, 1, 48);
  await sell(tea.skuId, 1, 0, false);
  await sell(tea.skuId, 2, 24 * 8);
  await sell(there.skuId, 1, 0);
  const { rows } = await server.database.pool.query<Calculated<{ total: string }>>(
    `select sum(pay_price) / 100.0 as total from orders
     where shop_id = $1 and status = 'unshipped' and add_time > now() - interval '6 days'`,
    [server.shops.harbour],
  );

  const week = await readSales(7);
  expect(week).toMatchObject({ orders: 2, ordersBefore: 1, sales: Number(rows[0]?.total) });
  expect(week.slots).toHaveLength(7);
  const sum = (pick: "orders" | "sales") =>
    week.slots.reduce(
      (total: number, slot: Record<"orders" | "sales", number>) => total + slot[pick],
      0,
    );
  expect(sum("orders")).toBe(2);
  expect(sum("sales")).toBeCloseTo(week.sales);
  expect(week.best).toMatchObject([
    { goodsId: pan.goodsId, sold: 1 },
    { goodsId: tea.goodsId, sold: 3 },
  ]);

  const month = await readSales(30);
  expect(month).toMatchObject({ orders: 3, ordersBefore: 0 });
  // The list that the figure opens has the same rows.
  const list = await server.get("harbour", "member/order/getList", {
    status: "unshipped,unreceived,completed",
    addTime_gte: month.from,
    addTime_lte: month.until,
  });
  expect(list.data.total).toBe(3);
});

test("a single day has its hours, and only members who read orders see it", async () => {
  const day = await readSales(1);
  expect(day.slots.length).toBeGreaterThanOrEqual(23);
  expect((await server.get("harbour", "member/order/getSales", { days: 0 })).code).toBe(400);
  expect((await server.get("platform", "member/order/getSales", { days: 1 })).code).not.toBe(200);
});

test("what was paid on the marketplace is the sum of the payments that the list opens", async () => {
  const { code, data } = await server.get("platform", "system/payOrder/getTurnover", { days: 30 });
  expect(code).toBe(200);
  const filter = { kind: "order", status: "paid", addTime_gte: data.from, addTime_lte: data.until };
  const { data: sums } = await server.get("platform", "system/payOrder/getSums", filter);
  expect(data.sum).toBeGreaterThan(0);
  expect(data.sum).toBe(sums.amount);
  expect(data.slots).toHaveLength(30);
  const { data: list } = await server.get("platform", "system/payOrder/getList", filter);
  const counted = data.slots.reduce(
    (total: number, { payments }: { payments: number }) => total + payments,
    0,
  );
  expect(counted).toBe(list.total);
  const asShop = await server.get("harbour", "system/payOrder/getTurnover", { days: 30 });
  expect(asShop.code).toBe(403);
});

test("stock lasts as long as what sold in 30 days says; what did not sell comes last", async () => {
  const soldOut = await market.cartItem(5, 3);
  const fast = await market.cartItem(5, 12);
  const unsold = await market.cartItem(5, 2);
  const plenty = await market.cartItem(5, 500);
  await sell(soldOut.skuId, 3, 24);
  await sell(fast.skuId, 9, 48);
  await sell(plenty.skuId, 4, 48);
  // Too long ago to count.
  await sell(unsold.skuId, 1, 24 * 31);
  await sell(fast.skuId, 2, 1, false);
  const { code, data } = await server.get("harbour", "member/sku/getRunningLow");
  expect(code).toBe(200);
  const own = [soldOut, fast, unsold, plenty].map(({ skuId }) => skuId);
  expect(
    data
      .filter(({ skuId }: { skuId: number }) => own.includes(skuId))
      .map(({ skuId, stock, days }: Record<string, number | null>) => ({ skuId, stock, days })),
  ).toEqual([
    { skuId: soldOut.skuId, stock: 0, days: 0 },
    // 1 left of 12 after 9 sold and 2 reserved: 30 days / 9.
    { skuId: fast.skuId, stock: 1, days: 3 },
    { skuId: unsold.skuId, stock: 1, days: null },
  ]);
  const there = await server.get("laneway", "member/sku/getRunningLow");
  expect(there.data.map(({ skuId }: { skuId: number }) => skuId)).not.toContain(soldOut.skuId);
  expect((await server.get("platform", "member/sku/getRunningLow")).code).not.toBe(200);
});
