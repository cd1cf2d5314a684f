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

/**
 * Counts deadlocks resolved by the server. A retry hides them from callers, but each still costs a
 * second.
 */
async function countDeadlocks(): Promise<number> {
  if (server.database.kind !== "server") return 0;
  await server.database.pool.query("select pg_stat_force_next_flush()");
  const { rows } = await server.database.pool.query(
    "select deadlocks::int as n from pg_stat_database where datname = current_database()",
  );
  return rows[0].n;
}

test("B9: saves of a product, of its SKUs, of its stock and sales of it wait for each other and never deadlock", async () => {
  const data = await market.shelf.put({
    attributes: [
      {
        id: 1,
        name: "Size",
        values: [
          { id: 1, name: "S" },
          { id: 2, name: "M" },
        ],
      },
    ],
    skus: [
      { attrPath: "1", price: 10, stock: 10_000 },
      { attrPath: "2", price: 12, stock: 10_000 },
    ],
  });
  const buyer = await market.addBuyer();
  const [small, medium] = data.skus as [{ id: number }, { id: number }];
  const answers: Record<string, number> = {};
  const count = async (answer: Promise<{ code: number }>) => {
    const { code } = await answer;
    answers[code] = (answers[code] ?? 0) + 1;
  };
  for (let round = 0; round < 15; round += 1)
    await Promise.all([
      count(
        server.post("harbour", "member/goods/editSubmit", {
          id: data.id,
          skus: [
            { id: medium.id, attrPath: "2", price: 12 + round },
            { id: small.id, attrPath: "1", price: 10 + round },
          ],
        }),
      ),
      count(server.post("harbour", "member/sku/editSubmit", { id: small.id, price: 20 + round })),
      count(server.post("harbour", "member/sku/editSubmit", { id: medium.id, price: 30 + round })),
      count(
        server.post("harbour", "member/goods/updateStock", {
          stockJson: [
            { skuId: medium.id, delta: 1 },
            { skuId: small.id, delta: 1 },
          ],
        }),
      ),
      market
        .place(buyer, [
          { skuId: medium.id, qty: 1 },
          { skuId: small.id, qty: 1 },
        ])
        .catch((error: unknown) => {
          // An order is correctly rejected if the price changes between the quote and the order.
          if (!(error instanceof Error && "code" in error && error.code === "goods.priceChanged"))
            throw error;
        }),
    ]);
  expect(answers).toEqual({ 200: 60 });
  expect(await countDeadlocks()).toBe(0);
});

test("B9: two lists of the same orders in opposite order are shipped without a deadlock", async () => {
  const { skuId } = await market.cartItem(10, 1000);
  const buyer = await market.addBuyer();
  const numbers: string[] = [];
  for (let n = 0; n < 20; n += 1) {
    const { payOrderId, orders } = await market.place(buyer, [{ skuId, qty: 1 }]);
    await market.pay(payOrderId);
    numbers.push(orders[0]?.orderNo ?? "");
  }
  const ship = (orderNos: readonly string[]) =>
    server.post("harbour", "member/order/delivery", {
      deliveryJson: orderNos.map((orderNo) => ({
        orderNo,
        deliveryType: "auspost",
        deliveryNo: `T${orderNo}`,
      })),
    });
  const both = await Promise.all([ship(numbers), ship([...numbers].reverse())]);
  expect(both.reduce((sum, { data }) => sum + data.shipped, 0)).toBe(20);
  const errors = both.flatMap(({ data }) =>
    data.failed.map(({ error }: { error: string }) => error),
  );
  expect([errors.length, errors.includes("conflict.retry")]).toEqual([20, false]);
  expect(await countDeadlocks()).toBe(0);
});
