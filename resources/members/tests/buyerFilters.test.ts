import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
});
afterAll(() => server.close());

const find = async (query: Record<string, string>): Promise<string[]> => {
  const { code, message, data } = await server.get("platform", "system/member/getList", query);
  expect(code, message).toBe(200);
  return data.list.map(({ nickname }: { nickname: string }) => nickname).sort();
};

test("customers are found by their orders and by what they spent", async () => {
  const [lea, kim] = [await market.addBuyer("Lea"), await market.addBuyer("Kim")];
  await market.addBuyer("Noa");
  const { skuId } = await market.cartItem(18, 9);
  const paid = await market.place(lea, [{ skuId, qty: 2 }]);
  await market.pay(paid.payOrderId);
  await market.place(kim, [{ skuId, qty: 1 }]);

  expect(await find({ hasOrders: "true" })).toEqual(["Kim", "Lea"]);
  expect(await find({ hasOrders: "false" })).toEqual(["Noa"]);
  expect(await find({ totalSpent_gte: "36" })).toEqual(["Lea"]);
  expect(await find({ totalSpent_lte: "35.99" })).toEqual(["Kim", "Noa"]);
  const counts = { hasOrders: "true" };
  expect((await server.get("platform", "system/member/getCounts", counts)).data).toEqual({
    all: 2,
    normal: 2,
  });
});
