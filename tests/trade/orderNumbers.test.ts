import { afterAll, beforeAll, expect, test } from "vitest";
import type { CamelRow, TableRow } from "../../framework/server/tables/DB.ts";
import { startTestServer, type TestServer } from "../testServer.ts";
import { type Market, openMarket } from "./orderFixtures.ts";

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
}, 120_000);
afterAll(() => server.close());

type Numbered = Pick<TableRow<"orders">, "number"> & Pick<CamelRow<"orders">, "shopId">;
const readNumbers = async (): Promise<Numbered[]> =>
  (
    await server.database.pool.query<Numbered>(
      `select shop_id as "shopId", number from orders order by shop_id, length(number), number`,
    )
  ).rows;

test("orders that are placed at once have numbers without gaps in each shop, from #1001", async () => {
  const here = await market.cartItem(10, 100);
  const there = await market.cartItem(12, 100, {}, "laneway");
  const buyers = await Promise.all(Array.from({ length: 12 }, () => market.addBuyer()));
  // Carts that name the two shops in either order lock the counters in one order.
  await Promise.all(
    buyers.map((buyer, place) =>
      market.place(
        buyer,
        place % 3 === 0
          ? [{ skuId: here.skuId, qty: 1 }]
          : place % 3 === 1
            ? [
                { skuId: here.skuId, qty: 1 },
                { skuId: there.skuId, qty: 1 },
              ]
            : [
                { skuId: there.skuId, qty: 1 },
                { skuId: here.skuId, qty: 1 },
              ],
      ),
    ),
  );
  const rows = await readNumbers();
  const shops = [...new Set(rows.map(({ shopId }) => shopId))];
  const numbers = shops.map((shop) =>
    rows.filter(({ shopId }) => shopId === shop).map(({ number }) => number),
  );
  const count = (many: number) => Array.from({ length: many }, (_, place) => `#${1001 + place}`);
  expect(numbers).toEqual([count(12), count(8)]);
});

test("an order that is rejected does not use up a number", async () => {
  const before = await readNumbers();
  const { skuId } = await market.cartItem(10, 1);
  const buyer = await market.addBuyer();
  await expect(market.place(buyer, [{ skuId, qty: 2 }])).rejects.toMatchObject({
    code: "goods.insufficientStock",
  });
  const { orders } = await market.place(buyer, [{ skuId, qty: 1 }]);
  const shop = orders[0]?.shopId;
  expect(orders[0]?.number).toBe(
    `#${1001 + before.filter(({ shopId }) => shopId === shop).length}`,
  );
});

test.each(["1003", "#1003"])("the search for %s finds that order alone", async (q) => {
  const { data } = await server.get("harbour", "member/order/getList", { q });
  expect(data.list.map(({ number }: { number: string }) => number)).toEqual(["#1003"]);
});
