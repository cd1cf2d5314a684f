import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { openMarket } from "../../../tests/trade/orderFixtures.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("the platform sees the orders that a payment pays for, with their shops and amounts", async () => {
  const market = await openMarket(server);
  const { skuId } = await market.cartItem(20, 5);
  const buyer = await market.addBuyer();
  const { payOrderId, orders } = await market.place(buyer, [{ skuId, qty: 1 }]);
  const { rows } = await server.database.pool.query(
    "select number, pay_price::int as price from orders where id = $1",
    [orders[0]?.id],
  );
  const { data } = await server.get("platform", "system/payOrder/get", { id: payOrderId });
  expect(data.orders).toEqual([
    {
      id: orders[0]?.id,
      number: rows[0].number,
      shopId: server.shops.harbour,
      shop: expect.stringMatching(/harb/i),
      amount: rows[0].price / 100,
    },
  ]);
  expect((await server.get("harbour", "system/payOrder/get", { id: payOrderId })).code).toBe(403);
});
