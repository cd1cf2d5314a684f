import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
}, 120_000);
afterAll(() => server.close());

const readSales = (goodsId: number, who = "harbour") =>
  server.get(who, "member/goods/getSales", { goodsId });
const dayMs = 86_400_000;
const sell = (skuId: number, qty: number, daysAgo: number, isPaid = true) =>
  market.sell({ skuId, qty, isPaid }, daysAgo * dayMs);

test("the sales of a product are its paid orders of 30 days, beside those of the 30 days before", async () => {
  const tea = await market.cartItem(10, 100);
  const pan = await market.cartItem(50, 100);
  await sell(tea.skuId, 3, 0);
  await sell(tea.skuId, 2, 2);
  await sell(tea.skuId, 4, 0, false);
  await sell(tea.skuId, 1, 40);
  await sell(pan.skuId, 1, 0);
  const { code, data } = await readSales(tea.goodsId);
  expect(code).toBe(200);
  expect(data).toMatchObject({ sold: 5, sales: 50, soldBefore: 1, salesBefore: 10 });
  expect(data.slots).toHaveLength(30);
  expect(data.slots.at(-1)).toMatchObject({ sold: 3, sales: 30 });
  expect(data).toMatchObject({ rating: null, ratings: 0 });
});
test("another shop learns nothing of it, and a member without the right to see products is refused", async () => {
  const there = await market.cartItem(99, 100, {}, "laneway");
  await sell(there.skuId, 1, 0);
  const { data } = await readSales(there.goodsId);
  expect(data).toMatchObject({ sold: 0, sales: 0, ratings: 0 });
  expect((await readSales(there.goodsId, "laneway")).data).toMatchObject({ sold: 1, sales: 99 });
  const helper = await server.hire(["order:list"]);
  expect((await readSales(there.goodsId, helper)).code).toBe(403);
});
