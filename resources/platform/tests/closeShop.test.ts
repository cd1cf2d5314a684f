import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { openMarket } from "../../../tests/trade/orderFixtures.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const change = (asker: string, call: "close" | "reopen", more: object = {}) =>
  server.post(asker, `system/shop/${call}`, { id: server.shops.harbour, ...more });
/** The notices about the shop itself, the latest first. */
const listNotices = async () => {
  await server.engine.queues?.idle();
  const { data } = await server.get("harbour", "member/notice/getList");
  return data.list.filter(({ kind }: { kind: string }) => kind.startsWith("shop"));
};
const reason = "The documents have expired.";

test("a closed shop takes no orders and no payouts until the platform opens it again", async () => {
  const market = await openMarket(server);
  const { skuId } = await market.cartItem(20, 5);
  const buyer = await market.addBuyer();
  expect((await change("harbour", "close", { reason })).code).toBe(403);
  expect((await change("platform", "close", { reason: "" })).code).toBe(400);
  expect((await change("platform", "close", { reason })).code).toBe(200);
  expect((await change("platform", "close", { reason })).data.error).toBe("shop.stateUnchanged");
  const { data } = await server.get("platform", "system/shop/getList", { name: "harb" });
  expect(data.list[0]).toMatchObject({ status: 0, closedReason: reason });
  await expect(market.place(buyer, [{ skuId, qty: 1 }])).rejects.toThrow();
  const offer = await server.get("harbour", "member/withdraw/count");
  expect(offer.data).toMatchObject({ blocked: true, blockReason: reason });
  const known = async () => (await server.get("harbour", "member/shop/get")).data.shopInfo;
  expect(await known()).toMatchObject({ status: "closed", closedReason: reason });
  expect(await listNotices()).toMatchObject([
    { kind: "shopClosed", refId: server.shops.harbour, who: reason },
  ]);
  const counts = await server.get("platform", "system/shop/getCounts");
  expect(counts.data).toMatchObject({ closed: 1 });

  expect((await change("platform", "reopen")).code).toBe(200);
  expect((await market.place(buyer, [{ skuId, qty: 1 }])).orders).toHaveLength(1);
  expect((await server.get("harbour", "member/withdraw/count")).data.blocked).toBe(false);
  expect(await known()).toMatchObject({ status: "open", closedReason: null });
  expect((await listNotices())[0]).toMatchObject({ kind: "shopReopened", who: null });
  const { rows } = await server.database.pool.query(
    "select topic from domain_events where topic like 'shop.%' order by id",
  );
  expect(rows.map(({ topic }) => topic)).toEqual(["shop.closed", "shop.reopened"]);
  const log = await server.database.pool.query(
    "select action, changes from audit_entries where resource = 'shops' order by id",
  );
  expect(log.rows.map(({ action }) => action)).toEqual(["close", "reopen"]);
});
