import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { resources } from "../../../resources/index.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { createServer } from "../../app.ts";
import { rules } from "../../modules.ts";
import { openStorefront } from "./storefrontFixtures.ts";
import { openTradingFixtures, perth } from "./trading.ts";

let server: TestServer;
let trading: Awaited<ReturnType<typeof openTradingFixtures>>;
const skus = { harbour: 0, laneway: 0 };
beforeAll(async () => {
  server = await startTestServer();
  trading = await openTradingFixtures(server);
  for (const shop of ["harbour", "laneway"] as const)
    skus[shop] = await trading.createSku({}, shop);
});
afterAll(() => server.close());

const issue = async (more: object = {}) => {
  const made = await server.post("harbour", "member/apiKey/editSubmit", {
    name: "Our own front",
    ...more,
  });
  expect([made.code, made.data.errors]).toEqual([200, undefined]);
  const issued = await server.post("harbour", "member/apiKey/issue", { id: made.data.id });
  expect(issued.code).toBe(200);
  const secret: string = /mh_[\w-]{43}/.exec(JSON.stringify(issued.data))?.[0] ?? "";
  return { id: made.data.id as number, headers: { "x-api-key": secret } };
};

describe("a shop's key", () => {
  test("is shown once, and stored as a hash; another shop does not see it", async () => {
    const { id, headers } = await issue();
    const secret = headers["x-api-key"];
    expect(secret).toHaveLength(46);
    const { data } = await server.get("harbour", "member/apiKey/get", { id });
    expect(data).toMatchObject({ prefix: secret.slice(0, 11), status: "active" });
    expect(JSON.stringify(data)).not.toContain(secret);
    expect((await server.post("harbour", "member/apiKey/issue", { id })).code).toBe(409);
    expect((await server.get("laneway", "member/apiKey/get", { id })).code).toBe(404);
    const { rows } = await server.database.pool.query(
      "select hash from api_key_secrets where api_key_id = $1",
      [id],
    );
    expect(rows[0].hash).toMatch(/^[0-9a-f]{64}$/);
  });
  test("shows that shop's goods alone", async () => {
    const { id, headers } = await issue();
    const front = openStorefront(server);
    const all = await front.ask("goods");
    const own = await front.ask("goods", headers);
    expect(all.data.total).toBe(2);
    expect(own.data.list.map(({ shop }: { shop: { id: number } }) => shop.id)).toEqual([
      server.shops.harbour,
    ]);
    const other = all.data.list.find(
      ({ shop }: { shop: { id: number } }) => shop.id === server.shops.laneway,
    );
    expect((await front.ask(`goods/${other.id}`)).status).toBe(200);
    for (const url of [
      `goods/${other.id}`,
      `shops/${server.shops.laneway}`,
      `goods?shop=${server.shops.laneway}`,
    ])
      expect((await front.ask(url, headers)).status).toBe(404);
    expect((await front.ask("shops", headers)).data.total).toBe(1);
    const used = await server.get("harbour", "member/apiKey/get", { id });
    expect(used.data.lastUsedAt).not.toBeNull();
  });
  test("orders and shows that shop's alone", async () => {
    const { headers } = await issue();
    const buyer = await trading.buyer(100_000);
    const foreign = { items: [{ skuId: skus.laneway, qty: 1 }], address: perth };
    const quoted = await buyer.post("orders/quote", foreign, headers);
    expect([quoted.status, Object.keys(quoted.data.errors)]).toEqual([400, ["items.0.skuId"]]);
    expect((await buyer.post("orders", { ...foreign, amount: 18 }, headers)).status).toBe(400);
    const both = await trading.order(buyer, [
      { skuId: skus.harbour, qty: 1 },
      { skuId: skus.laneway, qty: 1 },
    ]);
    expect(both.data.orders).toHaveLength(2);
    expect((await buyer.get("orders")).data.list).toHaveLength(2);
    const own = (await buyer.get("orders", headers)).data.list;
    expect(own.map(({ shop }: { shop: { id: number } }) => shop.id)).toEqual([
      server.shops.harbour,
    ]);
    const [, other] = both.data.orders;
    expect((await buyer.get(`orders/${other.orderNo}`, headers)).status).toBe(404);
    expect((await buyer.post(`orders/${other.orderNo}/cancel`, {}, headers)).status).toBe(404);
    expect((await buyer.get(`payments/${both.data.payOrderNo}`, headers)).status).toBe(404);
    const paid = await buyer.post(
      `payments/${both.data.payOrderNo}/pay`,
      { method: "balance" },
      headers,
    );
    expect(paid.status).toBe(404);
    expect(
      (await buyer.post(`payments/${both.data.payOrderNo}/pay`, { method: "balance" })).status,
    ).toBe(200);
    const numbers = async (given = {}) =>
      (await buyer.get("buyer/wallet?pageSize=2", given)).data.entries.map(
        ({ orderNo }: { orderNo: string }) => orderNo,
      );
    const [harbours] = both.data.orders;
    expect(new Set(await numbers())).toEqual(new Set([harbours.orderNo, other.orderNo]));
    expect(new Set(await numbers(headers))).toEqual(new Set([harbours.orderNo, null]));
    expect((await trading.order(buyer, [{ skuId: skus.harbour, qty: 1 }], headers)).status).toBe(
      200,
    );
  });
  test("is refused where it is unknown, and at once where it was revoked", async () => {
    const { id, headers } = await issue();
    const front = openStorefront(server);
    expect((await front.ask("goods", { "x-api-key": "mh_unknown" })).status).toBe(401);
    expect((await front.ask("goods", headers)).status).toBe(200);
    expect((await server.post("harbour", "member/apiKey/revoke", { id })).code).toBe(200);
    const rejected = await front.ask("goods", headers);
    expect([rejected.status, rejected.data.error]).toEqual([401, "apiKey.unknown"]);
  });
  test("is good for the pages that its shop names", async () => {
    const wrong = await server.post("harbour", "member/apiKey/editSubmit", {
      name: "No",
      origins: "shop example",
    });
    expect([wrong.code, Object.keys(wrong.data.errors)]).toEqual([400, ["origins"]]);
    const { headers } = await issue({ origins: "https://Shop.example/, https://www.shop.example" });
    const front = openStorefront(server);
    for (const [origin, status] of [
      ["https://shop.example", 200],
      ["https://www.shop.example", 200],
      ["https://elsewhere.example", 403],
    ] as const)
      expect((await front.ask("goods", { ...headers, origin })).status).toBe(status);
    expect((await front.ask("goods", headers)).status).toBe(200);
    const input = await server.app.inject({ method: "OPTIONS", url: "/api/store/v1/orders" });
    expect(input.headers["access-control-allow-headers"]).toContain("x-api-key");
  });
  test("has a limit of its own", async () => {
    const { headers } = await issue();
    const store = { perMinute: 2, keyPerMinute: 4 };
    const { app, close } = await createServer({
      database: server.database,
      resources,
      rules,
      store,
    });
    const ask = async (given: Record<string, string>) =>
      (await app.inject({ url: "/api/store/v1/categories", headers: given })).statusCode;
    const answer: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) answer.push(await ask(headers));
    expect(answer).toEqual([200, 200, 200, 200, 429]);
    expect([await ask({}), await ask({})]).toEqual([200, 429]);
    await close();
  });
});
