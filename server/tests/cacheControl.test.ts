import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../tests/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.post("harbour", "member/supplier/editSubmit", {
    name: "Bamboo",
    phone: "0400 000 000",
  });
}, 120_000);
afterAll(async () => {
  await server.close();
});
const cacheControl = async (
  user: string | null,
  url: string,
  method: "GET" | "POST" = "GET",
  payload?: object,
) => {
  const answer = await server.request(user, { method, url, ...(payload ? { payload } : {}) });
  return answer.headers["cache-control"];
};

test.each([
  ["harbour", "/api/member/supplier/getList"],
  ["harbour", "/api/member/supplier/get?id=1"],
  ["harbour", "/api/member/supplier/export"],
  ["harbour", "/api/member/order/getList"],
  ["harbour", "/api/member/info"],
  ["harbour", "/api/member/shop/get"],
  ["harbour", "/api/member/session/getList"],
  ["harbour", "/api/rest/suppliers"],
  ["platform", "/api/system/outbox/getList"],
  ["platform", "/api/rest/countries"],
  // An error response also reveals something about the caller.
  ["harbour", "/api/system/outbox/getList"],
  [null, "/api/member/info"],
])("S14: no cache stores what %s reads at %s", async (user, url) => {
  expect(await cacheControl(user, url)).toBe("no-store");
});

test("S14: no cache stores the answer of a sign-in", async () => {
  const credentials = { username: "harbour", password: "markethall-demo" };
  expect(await cacheControl(null, "/api/common/login", "POST", credentials)).toBe("no-store");
});

test("S14: the public storefront is cached as before", async () => {
  expect(await cacheControl(null, "/api/store/v1/shops")).toMatch(/max-age=/);
  expect(await cacheControl(null, "/api/store/v1/goods")).toMatch(/max-age=/);
});
