import { afterAll, beforeAll, expect, test } from "vitest";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";
import { startTestServer, type TestServer } from "../../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../../tests/trade/orderFixtures.ts";
import { createRefundFixtures } from "../../../../tests/trade/refundFixtures.ts";

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
});
afterAll(() => server.close());

test("refunds are numbered in their shop, and found and named by it with the order's number", async () => {
  const refundFixtures = createRefundFixtures(server, market);
  const mei = await market.addBuyer("Mei");
  const order = await refundFixtures.buy(mei);
  await refundFixtures.ship(order);
  const first = await refundFixtures.apply(mei, order, 0);
  const second = await refundFixtures.apply(mei, order, 1);

  const find = async (q: string) =>
    (await server.get("harbour", "member/refund/getList", { q })).data.list;
  const [one] = await find("R-101");
  const [two] = await find("102");
  expect([one.id, two.id]).toEqual([first.id, second.id]);
  expect(one).toMatchObject({ number: "R-101", orderNumber: "#1001" });
  expect((await find(first.refundNo))[0].id).toBe(first.id);
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b);
  const both = [first.id, second.id];
  for (const q of ["#1001", "1001", order.orderNo]) expect(ids(await find(q))).toEqual(both);
});

test("a shop reads what a buyer has bought from it, and another shop nothing", async () => {
  const refundFixtures = createRefundFixtures(server, market);
  const wei = await market.addBuyer("Wei");
  const order = await refundFixtures.buy(wei);
  const {
    rows: [row],
  } = await server.database.pool.query<Pick<CamelRow<"orders">, "memberId">>(
    `select member_id as "memberId" from orders where id = $1`,
    [order.id],
  );
  const memberId = row?.memberId ?? 0;
  const read = async (user: string, call: string) =>
    (await server.get(user, call, { memberId })).data;
  const own = { orders: 1, spent: 86.9, refunds: 0 };
  expect(await read("harbour", "member/order/getBuyer")).toMatchObject(own);
  expect(await read("laneway", "member/order/getBuyer")).toMatchObject({
    orders: 0,
    spent: 0,
    since: null,
  });
  const clerk = await server.hire(["order:refund"]);
  expect(await read(clerk, "member/refund/getBuyer")).toMatchObject(own);
  expect((await server.get(clerk, "member/order/getBuyer", { memberId })).code).toBe(403);
});
