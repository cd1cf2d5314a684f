import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { resources } from "../../../resources/index.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { createServer, type Server } from "../../app.ts";
import { rules } from "../../modules.ts";
import { ResponseCache } from "../responseCache.ts";
import { createShelf, openStorefront, seedStorefront } from "./storefrontFixtures.ts";

let server: TestServer;
let shelf: ReturnType<typeof createShelf>;
let front: ReturnType<typeof openStorefront>;
beforeAll(async () => {
  server = await startTestServer();
  shelf = createShelf(server, await seedStorefront(server));
  front = openStorefront(server);
});
afterAll(() => server.close());

describe("an answer", () => {
  test("is cached for a short time, and not sent again to a client that has it", async () => {
    const { id } = await shelf.put();
    const first = await front.ask(`goods/${id}`);
    expect(first.headers["cache-control"]).toBe("public, max-age=10, stale-while-revalidate=60");
    expect(first.headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(Date.parse(String(first.headers["last-modified"]))).not.toBeNaN();
    expect(first.headers.vary).toBe("x-api-key, lang, accept-language");
    expect((await front.ask(`goods/${id}?lang=en`)).headers.vary).toBe("x-api-key");
    const tag = String(first.headers.etag);
    for (const held of [tag, `"other", ${tag}`, "*", tag.slice(2)]) {
      const again = await front.ask(`goods/${id}`, { "if-none-match": held });
      expect([again.status, again.headers.etag, again.code]).toEqual([304, tag, undefined]);
    }
    expect((await front.ask(`goods/${id}`, { "if-none-match": '"other"' })).status).toBe(200);
    expect(
      (await server.app.inject({ method: "HEAD", url: `/api/store/v1/goods/${id}` })).statusCode,
    ).toBe(200);
  });
  test("is dropped as soon as anything that it was read from changes", async () => {
    const { id } = await shelf.put();
    const before = await front.ask(`goods/${id}`);
    const [sku] = before.data.skus;
    const tag = String(before.headers.etag);
    const save = (call: string, body: object) => server.post("harbour", `${call}/editSubmit`, body);
    const readPrice = async () =>
      (await front.read("goods")).list.find((row: { id: number }) => row.id === id)?.price;
    expect(await readPrice()).toBe(10);
    expect(
      (
        await save("member/goods", {
          id,
          skus: [{ id: sku.id, attrPath: "", price: 11, stock: 5 }],
        })
      ).code,
    ).toBe(200);
    expect((await front.ask(`goods/${id}`, { "if-none-match": tag })).data.price).toBe(11);
    expect(await readPrice()).toBe(11);
    expect((await save("member/sku", { id: sku.id, price: 12 })).code).toBe(200);
    expect((await front.read(`goods/${id}`)).skus[0].price).toBe(12);
    expect(await readPrice()).toBe(12);
    await server.post("harbour", "member/goods/updateStock", {
      stockJson: [{ skuId: sku.id, stock: 0, expected: 5 }],
    });
    expect(await front.read(`goods/${id}`)).toMatchObject({ inStock: false, skus: [{ stock: 0 }] });
    await shelf.act("harbour", "xiajia", id);
    expect(await readPrice()).toBeUndefined();
    expect((await front.ask(`goods/${id}`)).status).toBe(404);
  });
  test("is the same for everyone, and no token is read", async () => {
    const { id } = await shelf.put();
    const one = await front.ask(`goods/${id}`);
    const find = vi.spyOn(server.database.pool, "query");
    const two = await server.request("harbour", {
      method: "GET",
      url: `/api/store/v1/goods/${id}`,
    });
    expect(find).not.toHaveBeenCalled();
    expect([two.headers.etag, two.headers["x-renewed-token"], two.headers["set-cookie"]]).toEqual([
      one.headers.etag,
      undefined,
      undefined,
    ]);
    expect((await front.ask(`goods/${id}`, { authorization: "Bearer nonsense" })).status).toBe(200);
  });
  test("is made once for all who wait, and again after a change in between", async () => {
    const answers = new ResponseCache();
    let [made, release] = [0, () => {}];
    const dependencies = [{ resource: "goods", tenantId: 1 }];
    const ask = () =>
      answers.of("key", async () => {
        made += 1;
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return { text: String(made), dependencies };
      });
    const waiting = [ask(), ask()];
    release();
    expect((await Promise.all(waiting)).map(({ text }) => text)).toEqual(["1", "1"]);
    answers.publishChanges({ resource: "goods", tenantId: 2 });
    expect((await ask()).text).toBe("1");
    answers.publishChanges({ resource: "goods", tenantId: 1 });
    const late = ask();
    answers.publishChanges({ resource: "goods", tenantId: null });
    release();
    await late;
    const after = ask();
    release();
    expect((await after).text).toBe("3");
    answers.publishChanges(null);
    expect(answers.size).toBe(0);
  });
  test("that fails is not cached, and the oldest are evicted where space is short", async () => {
    const answers = new ResponseCache(4000);
    await expect(answers.of("key", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(answers.size).toBe(0);
    for (let place = 0; place < 20; place += 1)
      await answers.of(`${place}`, async () => ({ text: "x", dependencies: [] }));
    expect(answers.size).toBeLessThanOrEqual(4000);
  });
});

describe.skipIf(!inject("postgres"))("another process", () => {
  let other: Server;
  beforeAll(async () => {
    other = await createServer({ database: server.database, resources, rules });
    await other.app.ready();
  });
  afterAll(() => other?.close());
  test("learns of a change of price at once", async () => {
    const { id } = await shelf.put();
    const read = async () =>
      (await other.app.inject({ url: `/api/store/v1/goods/${id}` })).json().data;
    const [sku] = (await read()).skus;
    await server.post("harbour", "member/sku/editSubmit", { id: sku.id, price: 13 });
    await vi.waitFor(async () => expect((await read()).skus[0].price).toBe(13));
  });
});

describe("who may ask, and how often", () => {
  test("pages of every origin may read, without what a browser knows of its user", async () => {
    const { headers } = await front.ask("categories", { origin: "https://shop.example" });
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["access-control-expose-headers"]).toContain("etag");
    expect(headers).not.toHaveProperty("access-control-allow-credentials");
    const input = await server.app.inject({ method: "OPTIONS", url: "/api/store/v1/freight" });
    expect([input.statusCode, input.headers["access-control-allow-methods"]]).toEqual([
      204,
      "GET, HEAD, POST, OPTIONS",
    ]);
    expect(
      (await front.ask("goods?page=0", { origin: "https://shop.example" })).headers,
    ).toHaveProperty("access-control-allow-origin");
    const inside = await server.app.inject({
      url: "/api/health",
      headers: { origin: "https://shop.example" },
    });
    expect(inside.headers).not.toHaveProperty("access-control-allow-origin");
  });
  test("where origins are named, only their pages may; and a network may ask so often", async () => {
    const options = { origins: ["https://shop.example"], perMinute: 3 };
    const { app, close } = await createServer({
      database: server.database,
      resources,
      rules,
      store: options,
    });
    const ask = (origin: string) =>
      app.inject({ url: "/api/store/v1/categories?lang=en", headers: { origin } });
    const [own, strange] = [await ask("https://shop.example"), await ask("https://other.example")];
    expect([own.headers["access-control-allow-origin"], own.headers.vary]).toEqual([
      "https://shop.example",
      "origin, x-api-key",
    ]);
    expect(strange.headers).not.toHaveProperty("access-control-allow-origin");
    await ask("https://shop.example");
    const rejected = await ask("https://shop.example");
    expect([rejected.statusCode, rejected.json().code, rejected.json().data.error]).toEqual([
      429,
      429,
      "storefront.rateLimited",
    ]);
    expect(Number(rejected.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(rejected.headers["retry-after"])).toBeLessThanOrEqual(60);
    expect(rejected.headers["access-control-allow-origin"]).toBe("https://shop.example");
    expect((await app.inject({ url: "/api/health" })).statusCode).toBe(200);
    await close();
  });
});

test("the documentation describes every call, with an example", async () => {
  const document = (await server.app.inject({ url: "/api/openapi.json" })).json();
  const paths = Object.entries<
    Record<
      string,
      { security: unknown; tags: string[]; parameters?: { name: string; in: string }[] }
    >
  >(document.paths).filter(
    ([path, calls]) =>
      path.startsWith("/store/v1/") &&
      Object.values(calls).every(({ security, tags }) => security && tags[0] !== "payments"),
  );
  expect(paths.map(([path]) => path)).toEqual([
    "/store/v1/shops",
    "/store/v1/shops/{id}",
    "/store/v1/goods",
    "/store/v1/goods/{id}",
    "/store/v1/goods/{id}/groups",
    "/store/v1/groups/{groupNo}",
    "/store/v1/goods/{id}/comments",
    "/store/v1/freight",
    "/store/v1/categories",
    "/store/v1/shops/{id}/categories",
    "/store/v1/levels",
    "/store/v1/shops/{id}/coupons",
    "/store/v1/flashSales",
    "/store/v1/platform-coupons",
    "/store/v1/pointGoods",
    "/store/v1/buyer/sendCode",
    "/store/v1/buyer/register",
    "/store/v1/buyer/recover",
    "/store/v1/buyer/login",
    "/store/v1/buyer/logout",
  ]);
  const one = document.paths["/store/v1/goods/{id}"].get;
  expect(one.parameters.find(({ name }: { name: string }) => name === "id")).toMatchObject({
    in: "path",
    required: true,
  });
  expect(one.responses[200].content["application/json"].example.data.title).toBe("Jasmine tea");
  expect(Object.keys(one.responses)).toEqual(["200", "304", "400", "401", "403", "404", "429"]);
  const { get: list, post: place } = document.paths["/store/v1/orders"];
  expect([list.security, list.summary]).toEqual([
    undefined,
    expect.stringContaining("newest first"),
  ]);
  const heads = (call: typeof one) =>
    call.parameters.flatMap((head: { in: string; name: string; required: boolean }) =>
      head.in === "header" ? [[head.name, head.required]] : [],
    );
  expect(heads(place)).toEqual([
    ["x-api-key", false],
    ["idempotency-key", true],
  ]);
  expect(heads(list)).toEqual([["x-api-key", false]]);
  expect(document.paths["/store/v1/freight"].post.summary).toBeTruthy();
});
