import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { openMarket } from "../../../tests/trade/orderFixtures.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Sums up the days whose orders and comments have changed, as the job does each minute. */
const sumUp = async () => {
  await server.engine.queues?.idle();
  await server.runJob("sumShopDays");
};
const readShop = async (asker: string) => {
  const { data } = await server.get(asker, "system/shop/getList", { name: "harb" });
  return data.list[0];
};

test("the platform sees what a shop has sold in 30 days and what it may withdraw; a shop does not", async () => {
  const market = await openMarket(server);
  const { skuId } = await market.cartItem(20, 5);
  const buyer = await market.addBuyer();
  const { payOrderId, orders } = await market.place(buyer, [{ skuId, qty: 1 }]);
  expect(await readShop("platform")).toMatchObject({ recentOrders: 0, recentSales: 0 });
  await market.pay(payOrderId);
  await sumUp();
  const { rows } = await server.database.pool.query(
    "select pay_price::int as price from orders where id = $1",
    [orders[0]?.id],
  );
  expect(await readShop("platform")).toMatchObject({
    owner: "harbour",
    recentOrders: 1,
    recentSales: rows[0].price / 100,
    rating: null,
    openDisputes: 0,
    balance: 0,
    refundRate: 0,
    onTimeRate: null,
  });
  const [{ commission }] = (
    await server.database.pool.query(
      "select sum(commission)::int as commission from orders_lines where parent_id = $1",
      [orders[0]?.id],
    )
  ).rows;
  expect((await readShop("platform")).recentCommission).toBe(commission / 100);
  expect(await readShop("laneway")).toMatchObject({ name: expect.stringMatching(/harb/i) });
  expect((await readShop("laneway")).recentSales ?? null).toBeNull();
});

test("the platform reads what of a shop waits for it and what the shop holds; no shop may", async () => {
  const id = server.shops.harbour;
  await server.database.pool.query(
    "insert into withdraw_accounts (shop_id, kind, realname, status) values ($1, 'bank', 'H. Lim', 'pending')",
    [id],
  );
  const { data } = await server.get("platform", "system/shop/getOverview", { id });
  expect(data).toMatchObject({
    balance: 0,
    frozen: 0,
    commissionRate: null,
    withdrawBlocked: false,
    waiting: [{ kind: "withdrawAccountReviews", title: "H. Lim" }],
  });
  const [{ sum }] = (
    await server.database.pool.query(
      "select sum(amount)::int as sum from ledger_entries where account = 'pending' and shop_id = $1",
      [id],
    )
  ).rows;
  expect(data.pending).toBe(sum / 100);
  expect((await server.get("harbour", "system/shop/getOverview", { id })).code).toBe(403);

  const { rowCount: count } = await server.database.pool.query(
    "update goods set status = 'pendingReview' where shop_id = $1",
    [id],
  );
  expect((await server.get("platform", "system/shop/getOverview", { id })).data.waiting).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: "goodsReviews", count })]),
  );
  const toDo = await server.get("platform", "member/toDo");
  expect(toDo.data).toContainEqual(
    expect.objectContaining({ resource: "goodsReviews", tab: "pendingReview", total: count }),
  );
});

test("the shops that sold for most are listed for the platform, and for no shop", async () => {
  const { code, data } = await server.get("platform", "system/shop/getTop");
  expect(code).toBe(200);
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ owner: "harbour", recentOrders: 1, openDisputes: 0 });
  expect((await server.get("harbour", "system/shop/getTop")).code).toBe(403);
});
