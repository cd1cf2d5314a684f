import simpleRestProvider from "ra-data-simple-rest";
import { fetchUtils } from "react-admin";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testServer.ts";

let server: TestServer;
let address: string;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  address = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const login = await server.app.inject({
    method: "POST",
    url: "/api/common/login",
    payload: { username: "harbour", password: "markethall-demo" },
  });
  token = login.json().data.token;
}, 120_000);
afterAll(() => server.close());

describe("the REST twin, by the real ra-data-simple-rest", () => {
  test("every verb works, deletions with their text/plain", async () => {
    const http = (url: string, options: fetchUtils.Options = {}) =>
      fetchUtils.fetchJson(url, {
        ...options,
        user: { authenticated: true, token: `Bearer ${token}` },
      });
    const provider = simpleRestProvider(`${address}/api/rest`, http);
    const supplier = (name: string) => ({ name, phone: "+61 491 570 156" });

    const { data: first } = await provider.create("suppliers", { data: supplier("Rest one") });
    const { data: second } = await provider.create("suppliers", { data: supplier("Rest two") });
    const { data: third } = await provider.create("suppliers", { data: supplier("Rest three") });
    const page = {
      pagination: { page: 1, perPage: 2 },
      sort: { field: "id", order: "ASC" as const },
    };

    const list = await provider.getList("suppliers", { ...page, filter: {} });
    expect(list).toMatchObject({ data: [{ id: first.id }, { id: second.id }], total: 3 });
    expect((await provider.getOne("suppliers", { id: third.id })).data).toMatchObject({
      name: "Rest three",
    });
    expect((await provider.getMany("suppliers", { ids: [first.id, third.id] })).data).toHaveLength(
      2,
    );
    const referring = { ...page, target: "status", id: "active", filter: {} };
    expect((await provider.getManyReference("suppliers", referring)).total).toBe(3);

    const changed = await provider.update("suppliers", {
      id: first.id,
      data: { contact: "Mia" },
      previousData: first,
    });
    expect(changed.data).toMatchObject({ id: first.id, contact: "Mia" });
    await provider.updateMany("suppliers", {
      ids: [second.id, third.id],
      data: { contact: "Leo" },
    });
    expect((await provider.getOne("suppliers", { id: third.id })).data.contact).toBe("Leo");

    await provider.delete("suppliers", { id: first.id, previousData: first });
    await provider.deleteMany("suppliers", { ids: [second.id, third.id] });
    expect((await provider.getList("suppliers", { ...page, filter: {} })).total).toBe(0);
  });

  test("a text that is no form and no JSON is still refused", async () => {
    const answer = await server.request("harbour", {
      method: "POST",
      url: "/api/rest/suppliers",
      payload: "name=x",
      headers: { "content-type": "text/plain" },
    });
    expect(answer.statusCode).toBe(415);
  });
});

describe("D10: the token in the address", () => {
  test("opens the two calls of the session, and no other", async () => {
    for (const call of ["member/shop/get", "member/getUser"]) {
      const answer = await server.app.inject({ method: "GET", url: `/api/${call}?token=${token}` });
      expect(answer.json(), call).toMatchObject({
        code: 200,
        data: { shopInfo: { name: "harbour" } },
      });
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(
        (await server.app.inject({ method: "GET", url: `/api/${call}?token=nobody` })).json().code,
      ).toBe(401);
    }
    for (const call of ["member/getAllRole", "member/supplier/getList", "member/info"])
      expect(
        (await server.app.inject({ method: "GET", url: `/api/${call}?token=${token}` })).json()
          .code,
        call,
      ).toBe(401);
  });

  test("is never written to the log", async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const { createApp } = await import("../../framework/server/http/createApp.ts");
    const app = createApp({
      engine: server.engine,
      authenticate: async () => null,
      detectLocale: () => "en",
      logger: { level: "info", stream },
    });
    app.get("/api/session", { config: { queryToken: true } }, async () => ({}));
    await app.inject({ method: "GET", url: `/api/session?token=secret-1&page=2` });
    await app.inject({ method: "GET", url: `/api/session?page=2&%74oken=secret-2` });
    await app.close();
    expect(lines.join("")).toContain("page=2");
    expect(lines.join("")).not.toContain("secret-");
  });
});

describe("D12: a withdrawal has its method", () => {
  test("under the specification's name, in lists, records and filters", async () => {
    await server.database.pool.query(
      "insert into withdrawals (shop_id, short_no, withdraw_no, kind, status, amount) values ($1, 'W-1', 'W1', 'alipay', 'applying', 1000), ($1, 'W-2', 'W2', 'bank', 'completed', 1000)",
      [server.shops.harbour],
    );
    const { data } = await server.get("harbour", "member/withdraw/getList", { method: "alipay" });
    expect(data.list).toMatchObject([{ withdrawNo: "W1", kind: "alipay", method: "alipay" }]);
    const record = await server.get("harbour", "member/withdraw/get", { id: data.list[0].id });
    expect(record.data).toMatchObject({ method: "alipay" });
    expect((await server.get("harbour", "member/withdraw/getList", { method: "cash" })).code).toBe(
      400,
    );
  });
});
