import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { openMarket } from "../../../tests/trade/orderFixtures.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("the platform names the cause of an entry by the number that its shop uses", async () => {
  const market = await openMarket(server);
  const { skuId } = await market.cartItem(20, 5);
  const buyer = await market.addBuyer();
  const { payOrderId, orders } = await market.place(buyer, [{ skuId, qty: 1 }]);
  await market.pay(payOrderId);
  const { rows } = await server.database.pool.query("select number from orders where id = $1", [
    orders[0]?.id,
  ]);
  const { data } = await server.get("platform", "system/ledger/getList", {});
  const causes = new Set(data.list.map(({ cause }: { cause: string }) => cause));
  expect(causes).toContain(rows[0].number);
  // Nothing is named by an id alone or by a long number.
  for (const cause of causes) expect(cause).toMatch(/^(#|W-|R-|P-|B-)\d{1,6}$/);
});

test("the platform's log names the shop whose member did it, and finds by it", async () => {
  const { harbour, laneway } = server.shops;
  const read = async (shop: number): Promise<{ shopName: string }[]> =>
    (await server.get("platform", "system/operationLog/getList", { shop })).data.list;
  const own = await read(harbour);
  // The market of the other test has saved products.
  expect(own.length).toBeGreaterThan(0);
  for (const { shopName } of own) expect(shopName).toMatch(/harb/i);
  for (const { shopName } of await read(laneway)) expect(shopName).not.toMatch(/harb/i);
});
