import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isSearchable } from "../framework/schema/index.ts";
import { buildOpenApi } from "../framework/server/http/openApi/buildOpenApi.ts";
import type { TableRow } from "../framework/server/tables/DB.ts";
import { transaction } from "../framework/server/transaction.ts";
import { resources } from "../resources/index.ts";
import { rules } from "../server/modules.ts";
import { crates } from "./crates.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

let server: TestServer;
const titles = ["Jasmine tea 茉莉花茶", "Oolong tea 乌龙茶", "Jasmine rice 茉莉香米"];
beforeAll(async () => {
  server = await startTestServer({ resources: [...resources, crates], rules });
  for (const user of ["harbour", "laneway"])
    for (const [place, title] of titles.entries())
      await server.post(user, "member/goods/editSubmit", {
        title: { en: title },
        skus: [{ attrPath: "", code: `${user}-${place}`, price: 5, stock: 1 }],
      });
});
afterAll(() => server.close());

const find = async (query: Record<string, string>, user = "harbour") => {
  const { code, data } = await server.get(user, "member/goods/getList", {
    ...query,
    sort: "id",
    order: "asc",
  });
  expect(code).toBe(200);
  return {
    names: data.list.map(({ title }: { title: { en: string } }) => title.en),
    total: data.total,
  };
};

test.each([
  ["花茶", [0]],
  ["茉莉", [0, 2]],
  ["茉莉 tea", [0]],
  ["JASMINE", [0, 2]],
  ["莉", [0, 2]],
  ["asm", [0, 2]],
  ["咖啡", []],
  ["100%", []],
  ["_asmine", []],
])("%s is found in the titles of the own shop alone", async (q, places) => {
  const names = places.map((place) => titles[place]);
  expect(await find({ q })).toEqual({ names, total: names.length });
  expect(await find({ q }, "laneway")).toEqual({ names, total: names.length });
});

test("a part of a title is found as a filter too", async () => {
  expect(await find({ title_contains: "茶" })).toEqual({ names: [titles[0], titles[1]], total: 2 });
  expect(await find({ title_contains: "tea 茉" })).toEqual({ names: [titles[0]], total: 1 });
});

test("a search index includes the tenant scope itself", async () => {
  const { pool } = server.database;
  const found = (shopId: number) =>
    transaction(pool, { tenant: "one", tenantId: shopId }, "read", (tx) =>
      tx.run(sql<Pick<TableRow<"goods">, "id"> & { shop: TableRow<"goods">["shop_id"] }>`
        select f.id, (select g.shop_id from goods g where g.id = f.id) as shop
        from found_in('goods', '{%茉莉%}', '{茉莉}') as f (id)`),
    );
  const own = await found(server.shops.harbour);
  expect(own.map(({ shop }) => shop)).toEqual([server.shops.harbour, server.shops.harbour]);
  expect(await found(999_999)).toEqual([]);
  // A session without a tenant sees no shop's rows, and search text cannot inject SQL.
  expect((await pool.query("select * from found_in('goods', '{%茉莉%}', '{}')")).rows).toEqual([]);
  const quoted = transaction(
    pool,
    { tenant: "one", tenantId: server.shops.harbour },
    "read",
    (tx) => tx.run(sql`select * from found_in('goods', array['%'' or true --%'], '{}')`),
  );
  expect(await quoted).toEqual([]);
  const platform = transaction(pool, { tenant: "operator" }, "read", (tx) =>
    tx.run(sql`select * from found_in('goods', '{%a%}', '{}')`),
  );
  await expect(platform).rejects.toThrow(/permission denied/);
  const across = (tenant: "one" | "operator") =>
    transaction(
      pool,
      tenant === "one" ? { tenant, tenantId: server.shops.harbour } : { tenant },
      "read",
      (tx) => tx.readValues(sql<number>`select found_across('goods', '{%茉莉%}', '{茉莉}')`),
    );
  expect(await across("operator")).toHaveLength(4);
  await expect(across("one")).rejects.toThrow(/permission denied/);
});

test("a word of nearly all rows is found with a rare one, and pages are the same however they are found", async () => {
  const { pool } = server.database;
  await pool.query(
    "insert into crates (shop_id, name) select $1, 'Chest ' || n from generate_series(1, 12000) n",
    [server.shops.laneway],
  );
  await pool.query("analyze crates");
  const ask = async (query: Record<string, string | number>) => {
    server.engine.handleChange("crates", server.shops.laneway);
    const { data } = await server.get("laneway", "member/crate/getList", {
      sort: "id",
      order: "desc",
      pageSize: 5,
      ...query,
    });
    return { ...data, list: data.list.map(({ name }: { name: string }) => name) };
  };
  expect(await ask({ q: "chest 1199" })).toMatchObject({
    total: 12,
    list: [9, 8, 7, 6, 5].map((n) => `Chest 1199${n}`),
  });
  expect(await ask({ q: "chest 1199", page: 3 })).toMatchObject({
    total: 12,
    list: ["Chest 11199", "Chest 1199"],
  });
  expect((await ask({ q: "chest 1199", page: 4 })).list).toEqual([]);
  expect(await ask({ q: "chest nothing" })).toMatchObject({ total: 0, list: [] });
  // One row more than is counted at once.
  expect(await ask({ q: "chest 11" })).toMatchObject({
    total: 1001,
    totalIsAtLeast: true,
    list: [9, 8, 7, 6, 5].map((n) => `Chest 1199${n}`),
  });
  expect((await ask({ q: "chest 11", page: 226 })).list).toEqual(
    [6, 5, 4, 3, 2].map((n) => `Chest 411${n}`),
  );
  await pool.query("delete from crates where name like 'Chest %'");
});

const people = [
  { name: "Mia 4471", number: "MH20260101-4471", phone: "0412 345 678" },
  { name: "Leo", number: "MH20260102-0982", phone: "+61 498 765 432", secret: "KEY-7" },
  { name: "Ana", number: "MH20260103-0983", phone: "13812345678" },
  { name: "Wei", number: "0982", phone: "15812345678" },
];
const findCrates = async (q: string, user = "harbour", query: Record<string, string> = {}) => {
  const { code, data } = await server.get(user, "member/crate/getList", {
    q,
    sort: "id",
    order: "asc",
    ...query,
  });
  expect(code).toBe(200);
  expect(data.total).toBe(data.list.length);
  return data.list.map(({ name }: { name: string }) => name);
};
test("a number or a phone is found whole, however it is written, and is then the only answer", async () => {
  for (const user of ["harbour", "laneway"])
    for (const person of people)
      expect((await server.post(user, "member/crate/editSubmit", person)).code).toBe(200);
  for (const [q, names] of [
    ["MH20260101-4471", ["Mia 4471"]],
    [" mh20260101-4471 ", ["Mia 4471"]],
    ["0412345678", ["Mia 4471"]],
    ["412 345 678", ["Mia 4471"]],
    ["+61412345678", ["Mia 4471"]],
    ["0061 412-345-678", ["Mia 4471"]],
    ["0498765432", ["Leo"]],
    ["13812345678", ["Ana"]],
    ["+86 138 1234 5678", ["Ana"]],
    // An exact match excludes values that merely end with the text.
    ["0982", ["Wei"]],
  ] as const)
    expect([q, await findCrates(q)]).toEqual([q, names]);
});
test("where nothing equals the searched text, ends of numbers and parts of texts are found", async () => {
  for (const [q, names] of [
    ["4471", ["Mia 4471"]],
    ["345678", ["Mia 4471", "Ana", "Wei"]],
    ["0983", ["Ana"]],
    ["983", []],
    ["MH2026", []],
    ["leo", ["Leo"]],
    ["%", []],
    ["____", []],
  ] as const)
    expect([q, await findCrates(q)]).toEqual([q, names]);
  expect(await findCrates("4471", "harbour", { tab: "sent" })).toEqual([]);
});
test("an exact match respects the tenant scope, the trash and the field's readers", async () => {
  const { data } = await server.get("laneway", "member/crate/getList", { q: "0412345678" });
  expect(data.list).toHaveLength(1);
  const hers = data.list[0].id;
  expect(
    (await server.get("harbour", "member/crate/getList", { q: "0412345678" })).data.list[0].id,
  ).not.toBe(hers);
  await server.post("laneway", "member/crate/delete", { ids: [hers] });
  expect(await findCrates("0412345678", "laneway")).toEqual([]);
  expect(await findCrates("0412345678", "laneway", { trash: "1" })).toEqual(["Mia 4471"]);
  expect(await findCrates("0412345678")).toEqual(["Mia 4471"]);
  expect(await findCrates("KEY-7")).toEqual(["Leo"]);
  expect(await findCrates("KEY-7", await server.hire(["test:crates"]))).toEqual([]);
});
test("the index of an exact search is used behind row-level security", async () => {
  const { pool } = server.database;
  await pool.query(
    "insert into crates (shop_id, name, phone) select $1, 'Parcel', '04' || lpad((n * 7919 % 100000000)::text, 8, '0') from generate_series(1, 3000) n",
    [server.shops.harbour],
  );
  await pool.query("analyze crates");
  const plan = await transaction(
    pool,
    { tenant: "one", tenantId: server.shops.harbour },
    "read",
    (tx) =>
      tx.readValues(
        sql<string>`explain select t.id from crates t where t.shop_id = ${server.shops.harbour} and t.phone_end >= '8765432' and t.phone_end <= '8765433'`,
      ),
  );
  const lines = plan.join("\n");
  expect(lines).toMatch(/crates_phone_end_idx[\s\S]*Index Cond:.*phone_end/);
});

test.each(
  resources
    .filter((resource) => !isSearchable(resource) && resource.owner === "shop")
    .map((one) => [one.name, one] as const),
)(
  "F1, S24: %s declares no search, so that q is refused by name",
  async (_name, { name, api, singleton }) => {
    for (const call of ["getList", "getIds", "getCounts", "getSums"]) {
      const { code, data } = await server.get("harbour", `${api}/${call}`, { q: "zzzz" });
      expect({ code, errors: data.errors }, call).toEqual({
        code: 400,
        errors: { q: "This list can't be searched" },
      });
      expect((await server.get("harbour", `${api}/${call}`, { q: "" })).code, call).toBe(200);
    }
    if (singleton) return;
    // A selector searches names: a reference input needs them, whatever the list declares.
    expect(
      (await server.get("harbour", `${api}/getSelector`, { q: "zzzz" })).data,
      "getSelector",
    ).toEqual([]);
    const url = `/api/rest/${name}?filter=${encodeURIComponent('{"q":"zzzz"}')}`;
    const rest = await server.request("harbour", { method: "GET", url });
    expect(rest.statusCode).toBe(400);
    expect(rest.json().data.errors.q).toBe("This list can't be searched");
  },
);
test("F1, S24: the documentation offers q only where a search is declared", () => {
  const { paths } = buildOpenApi(resources, "1") as {
    paths: Record<string, { get?: { parameters?: { name: string }[] } }>;
  };
  for (const resource of resources) {
    const parameters = paths[`/${resource.api}/getList`]?.get?.parameters ?? [];
    expect(
      parameters.some(({ name }) => name === "q"),
      resource.name,
    ).toBe(isSearchable(resource));
  }
});
