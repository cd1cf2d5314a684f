import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { choice, defineResource, integer, money, text } from "../framework/schema/index.ts";
import { defineRules } from "../framework/server/defineRules.ts";
import { resources } from "../resources/index.ts";
import { rules } from "../server/modules.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

const cartItems = defineResource("samples", {
  api: "member/sample",
  route: "/samples/list",
  path: "/samples",
  access: "samples:sell",
  owner: "shop",
  fields: {
    title: text({ required: true, search: true }),
    price: money({ required: true, filter: true }),
    status: choice({ onSale: 1, held: 2, rejected: 3 }, { default: "held", readOnly: true }),
  },
  list: { columns: ["title"], tabs: "status", visibleTabs: ["onSale"], sums: ["price"] },
  views: {
    outlist: { route: "/samples/outlist", access: "samples:out", tabs: ["held", "rejected"] },
    publish: { route: "/samples/publish", access: "samples:publish", screen: "create" },
  },
  actions: { sell: { from: ["held"], to: "onSale" }, reject: { from: ["held"], to: "rejected" } },
  calls: {
    query: {
      path: "member/sampleQuality/query",
      input: { weight: integer({ required: true }) },
      output: { weight: integer({ required: true }) },
    },
    recount: {
      method: "POST",
      right: "recount",
      path: "member/sampleQuality/recount",
      output: {},
    },
  },
});
const parts = defineResource("parts", {
  api: "member/part",
  route: "/samples/parts",
  access: "samples:parts",
  owner: "shop",
  fields: { title: text({ required: true }), size: integer({ required: true }) },
  list: {
    columns: ["title"],
    tabs: { small: (row) => row.size.lessThan(5), even: { size: [2, 8] }, big: { size: 9 } },
  },
});
const cartItemRules = defineRules(cartItems, {
  calls: { query: ({ input }) => input, recount: () => ({}) },
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    resources: [...resources, cartItems, parts],
    rules: [...rules, cartItemRules],
  });
  for (const [title, price, action] of [
    ["Apple", 1, "sell"],
    ["Fig", 2, null],
    ["Fig tree", 4, "reject"],
    ["Pear", 8, null],
  ] as const) {
    const { id } = (await server.post("harbour", "member/sample/editSubmit", { title, price }))
      .data;
    if (action)
      expect((await server.post("harbour", `member/sample/${action}`, { id })).code).toBe(200);
  }
  for (const size of [1, 2, 8, 9])
    await server.post("harbour", "member/part/editSubmit", { title: `${size}`, size });
});
afterAll(() => server.close());
const ask = async (call: string, query: Record<string, string | number>) =>
  (await server.get("harbour", `member/sample/${call}`, query)).data;

describe("a list of some tabs", () => {
  const held = { tab_in: "held,rejected" };
  test("has their rows alone, in every call that it makes", async () => {
    const { list, total } = await ask("getList", held);
    expect([total, list.map((row: { title: string }) => row.title).sort()]).toEqual([
      3,
      ["Fig", "Fig tree", "Pear"],
    ]);
    expect((await ask("getList", { ...held, tab: "held" })).total).toBe(2);
    expect((await ask("getList", { ...held, q: "fig" })).total).toBe(2);
    expect((await ask("getList", { ...held, tab: "onSale" })).total).toBe(0);
    expect(await ask("getCounts", held)).toEqual({ all: 3, held: 2, rejected: 1 });
    expect(await ask("getSums", held)).toEqual({ price: 14 });
    expect(await ask("getIds", held)).toHaveLength(3);
    const url = "/api/member/sample/export?format=csv&tab_in=held,rejected";
    const { body } = await server.request("harbour", { method: "GET", url });
    expect(body).toContain("Pear");
    expect(body).not.toContain("Apple");
  });
  test("may be one of named conditions", async () => {
    const total = async (tabs: string) =>
      (await server.get("harbour", "member/part/getList", { tab_in: tabs })).data.total;
    expect([
      await total("small"),
      await total("even"),
      await total("small,even"),
      await total("big"),
    ]).toEqual([2, 2, 3, 1]);
  });
  test("is refused where there is no such tab", async () => {
    expect(
      (await server.get("harbour", "member/sample/getList", { tab_in: "held,sold" })).code,
    ).toBe(400);
  });
});

describe("a member with the permission of", () => {
  const post = (user: string, call: string, body: object) =>
    server.post(user, `member/sample/${call}`, body);
  const made = { title: "Plum", price: 3 };
  test("a further list reads, and does what its rights grant", async () => {
    const user = await server.hire(["samples:out", "samples:out:reject"]);
    expect((await server.get(user, "member/sample/getList")).code).toBe(200);
    const { id } = (await post("harbour", "editSubmit", made)).data;
    expect(await post(user, "sell", { id })).toMatchObject({
      code: 403,
      data: { permission: "samples:out:sell" },
    });
    expect(await post(user, "editSubmit", { id, title: "P" })).toMatchObject({
      code: 403,
      data: { permission: "samples:out:edit" },
    });
    expect((await post(user, "reject", { id })).code).toBe(200);
    expect(await post(user, "editSubmit", made)).toMatchObject({
      code: 403,
      data: { permission: "samples:publish" },
    });
    expect((await server.post(user, "member/sampleQuality/recount")).code).toBe(403);
    const recounter = await server.hire(["samples:out", "samples:out:recount"]);
    expect((await server.post(recounter, "member/sampleQuality/recount")).code).toBe(200);
  });
  test("the screen that makes records makes them, reads, and changes nothing", async () => {
    const user = await server.hire(["samples:publish"]);
    const { code, data } = await post(user, "editSubmit", made);
    expect(code).toBe(200);
    expect((await server.get(user, "member/sample/get", { id: data.id })).code).toBe(200);
    expect(await post(user, "delete", { ids: [data.id] })).toMatchObject({
      code: 403,
      data: { permission: "samples:sell:delete" },
    });
  });
  test("the main list can create nothing by itself, even with rights below it", async () => {
    const user = await server.hire(["samples:sell", "samples:sell:edit"]);
    expect(await post(user, "editSubmit", made)).toMatchObject({
      code: 403,
      data: { permission: "samples:publish" },
    });
  });
});

test("a role holds the rights of views, and none that there are not", async () => {
  const { permissions } = (await server.get("harbour", "member/shop/get")).data;
  for (const right of ["samples:sell:edit", "samples:out", "samples:out:edit", "samples:publish"])
    expect(permissions).toContain(right);
  for (const right of ["samples:sell:create", "samples:publish:edit"])
    expect(permissions).not.toContain(right);
});

test("a call has its route, and is documented and answered there only", async () => {
  expect((await server.get("harbour", "member/sampleQuality/query", { weight: 3 })).data).toEqual({
    weight: 3,
  });
  expect((await server.get("harbour", "member/sample/query", { weight: 3 })).code).toBe(404);
  const { paths } = (
    await server.request(null, { method: "GET", url: "/api/openapi.json" })
  ).json();
  expect(paths["/member/sampleQuality/query"].get.tags).toEqual(["samples"]);
  expect(paths["/member/sampleQuality/recount"].post).toBeTruthy();
  expect(paths["/member/sample/query"]).toBeUndefined();
});
