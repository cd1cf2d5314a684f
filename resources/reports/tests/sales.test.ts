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
/** Places an order of a shop, pays it, and moves it into the past. */
async function sell(skuId: number, qty: number, hoursAgo: number, isPaid = true): Promise<number> {
  const buyer = await market.addBuyer();
  const { orders, payOrderId } = await market.place(buyer, [{ skuId, qty }]);
  const [order] = orders;
  if (!order) throw new Error("no order was placed");
  if (isPaid) await market.pay(payOrderId);
  const at = new Date(Date.now() - hoursAgo * hourMs);
  await server.database.pool.query("update orders set add_time = $1 where id = $2", [at, order.id]);
  return order.id;
}

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
