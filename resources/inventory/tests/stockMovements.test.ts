import { afterAll, beforeAll, expect, test } from "vitest";
import { systemActor } from "../../../core/server/transactionContext.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { tryReserve } from "../stock/commands/reserveStock.ts";

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
}, 120_000);
afterAll(() => server.close());

test("B13: a change of stock after a sale in the same transaction is booked as an edit", async () => {
  const { skuId } = await market.cartItem(10, 5);
  await market.command(systemActor, async (ctx) => {
    const reason = { cause: "sale", refTable: "orders", refId: 1 } as const;
    await tryReserve(ctx, [{ skuId, qty: 1 }], reason);
    await ctx.tx.text("update skus set stock = stock + 3 where id = $1", [skuId]);
  });
  const { rows } = await server.database.pool.query(
    "select cause, num from stock_movements where sku_id = $1 order by id",
    [skuId],
  );
  expect(rows.slice(1)).toEqual([
    { cause: "sale", num: -1 },
    { cause: "edit", num: 3 },
  ]);
});
