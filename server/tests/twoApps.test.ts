import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Database } from "../../framework/server/database/openDatabase.ts";
import { resources } from "../../resources/index.ts";
import { ProviderError } from "../../resources/payments/index.ts";
import { startTestServer, type TestServer } from "../../tests/testServer.ts";
import { type Market, openMarket } from "../../tests/trade/orderFixtures.ts";
import { BookedProvider } from "../../tests/trade/provider.ts";
import { createServer, type Server } from "../app.ts";
import { rules } from "../modules.ts";
import { startPayment } from "../payments/startPayment.ts";

let first: TestServer;
let second: Server;
let market: Market;
const providers = { first: new BookedProvider(), second: new BookedProvider() };
/** Notifications of the database that have not reached the second app yet. */
const held: (() => void)[] = [];
const holdNotifications = (database: Database): Database => ({
  ...database,
  listen: (channel, handler) =>
    database.listen(channel, (payload) => void held.push(() => handler(payload))),
});

beforeAll(async () => {
  first = await startTestServer({ server: { pay: { providers: [providers.first] } } });
  const database = holdNotifications(first.database);
  second = await createServer({
    database,
    resources,
    rules,
    pay: { providers: [providers.second] },
  });
  await second.app.ready();
  market = await openMarket(first);
}, 60_000);
afterAll(async () => {
  await second.close();
  await first.close();
});

test("a provider that fails in one app does not fail in another app of the process", async () => {
  vi.spyOn(providers.first, "charge").mockRejectedValue(new ProviderError("no answer"));
  const buyer = await market.addBuyer();
  const { skuId } = await market.cartItem(20, 5);
  const { payOrderNo } = await market.place(buyer, [{ skuId, qty: 1 }]);
  const pay = ({ engine }: { engine: TestServer["engine"] }, method: "wxPay" | "aliPay") =>
    startPayment(engine, buyer, payOrderNo, { method });

  await expect(pay(first, "wxPay")).rejects.toMatchObject({
    type: "unavailable",
    code: "payment.providerTimeout",
  });
  expect(await pay(second, "wxPay")).toMatchObject({ status: "open" });
  await expect(pay(second, "aliPay")).rejects.toMatchObject({
    code: "payment.providerUnavailable",
  });
});

test("a session that ends in one app ends in another app by the database's notification only", async () => {
  const clerk = await first.hire([]);
  const login = { username: clerk, password: "markethall-demo" };
  const { data } = await first.post(null, "common/login", login);
  const readUser = async ({ app }: Pick<Server, "app">): Promise<number> => {
    const headers = { authorization: `Bearer ${data.token}` };
    return (await app.inject({ url: "/api/member/getUser", headers })).json().code;
  };
  expect([await readUser(first), await readUser(second)]).toEqual([200, 200]);

  held.length = 0;
  const ended = await first.post("harbour", "member/shopAccount/forceLogout", {
    id: first.members[clerk],
  });
  expect(ended.code).toBe(200);
  expect(await readUser(first)).toBe(401);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  expect(await readUser(second)).toBe(200);

  for (const deliver of held) deliver();
  expect(await readUser(second)).toBe(401);
});
