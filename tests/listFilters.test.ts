import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  boolean,
  choice,
  dateTime,
  defineResource,
  integer,
  money,
  reference,
  section,
  text,
} from "../framework/schema/index.ts";
import { defineRules } from "../framework/server/defineRules.ts";
import { resources } from "../resources/index.ts";
import { rules } from "../server/modules.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

const shelves = defineResource("shelves", {
  api: "member/shelf",
  route: "/samples/shelves",
  access: "samples:shelves",
  owner: "shop",
  fields: {
    name: text({ required: true, search: true }),
    places: integer({ required: true }),
    status: choice(["open", "closed"], { default: "open", filter: true }),
  },
  list: {
    columns: ["name", "places"],
    tabs: "status",
    sums: ["places"],
    parameters: { filled: { YES: { hasCrates: "true" } } },
  },
  form: [section("main", ["name", "places", "status"])],
  filters: {
    hasCrates: boolean(),
    value: { input: money(), operators: ["between", "atLeast", "is"] },
    holds: choice(["tea", "rice"]),
    label: { input: text(), operators: ["contains", "isNot"] },
    packed: { input: dateTime(), operators: ["between"] },
    audited: boolean({ access: "platform" }),
  },
});
const crates = defineResource("crates", {
  api: "member/crate",
  route: "/samples/crates",
  access: "samples:crates",
  owner: "shop",
  trash: false,
  fields: {
    shelf: reference("shelves", { required: true, filter: true }),
    goods: choice(["tea", "rice"], { required: true }),
    label: text({ required: true }),
    price: money({ required: true }),
    packedAt: dateTime({ required: true }),
  },
  list: { columns: ["label"] },
});
const shelfRules = defineRules(shelves, {
  filters: {
    hasCrates: () => sql<boolean>`exists (select from crates c where c.shelf = t.id)`,
    value: ({ compare }) =>
      compare(sql`(select coalesce(sum(c.price), 0) from crates c where c.shelf = t.id)`),
    holds: ({ values }) =>
      sql<boolean>`exists (select from crates c where c.shelf = t.id and c.goods = any(${values}))`,
    label: ({ compare }) =>
      sql<boolean>`exists (select from crates c where c.shelf = t.id and ${compare(sql.ref("c.label"))})`,
    packed: ({ compare }) =>
      sql<boolean>`exists (select from crates c where c.shelf = t.id and ${compare(sql.ref("c.packed_at"))})`,
    audited: () => sql<boolean>`true`,
  },
});

let server: TestServer;
const add = async (user: string, path: string, values: object): Promise<number> => {
  const { code, message, data } = await server.post(user, `member/${path}/editSubmit`, values);
  expect(code, message).toBe(200);
  return data.id;
};
const addCrate = (user: string, shelf: number, more: object) =>
  add(user, "crate", { shelf, goods: "tea", packedAt: "2026-11-02T03:00:00Z", ...more });
beforeAll(async () => {
  server = await startTestServer({
    resources: [...resources, shelves, crates],
    rules: [...rules, shelfRules],
  });
  for (const name of ["full", "half", "empty"])
    await add("harbour", "shelf", { name, places: 5, status: name === "half" ? "closed" : "open" });
  const theirs = await add("laneway", "shelf", { name: "theirs", places: 5 });
  await addCrate("harbour", 1, { label: "A 100%", price: 20 });
  await addCrate("harbour", 1, { label: "B", goods: "rice", price: 30.5 });
  await addCrate("harbour", 2, { label: "B", price: 7, packedAt: "2026-11-05T03:00:00Z" });
  await addCrate("laneway", theirs, { label: "A 100%", price: 99 });
}, 120_000);
afterAll(() => server.close());

type Query = Record<string, string>;
const call = (name: string, query: Query, user = "harbour") =>
  server.get(user, `member/shelf/${name}`, query);
const find = async (query: Query, user?: string): Promise<string[]> => {
  const { code, message, data } = await call(
    "getList",
    { sort: "id", order: "asc", ...query },
    user,
  );
  expect(code, message).toBe(200);
  expect(data.total).toBe(data.list.length);
  return data.list.map(({ name }: { name: string }) => name);
};

describe("a filter that is not a field", () => {
  test.each<[Query, string[]]>([
    [{ hasCrates: "true" }, ["full", "half"]],
    [{ hasCrates: "false" }, ["empty"]],
    [{ filled: "YES" }, ["full", "half"]],
    [{ value_gte: "50.50" }, ["full"]],
    [{ value_gte: "1", value_lte: "50.49" }, ["half"]],
    [{ value: "7" }, ["half"]],
    [{ holds: "rice" }, ["full"]],
    [{ holds: "rice,tea" }, ["full", "half"]],
    [{ label_contains: "0%" }, ["full"]],
    [{ label_contains: "_" }, []],
    [{ label_ne: "B" }, ["empty"]],
    [{ packed_gte: "2026-11-03", packed_lt: "2026-11-06T00:00:00Z" }, ["half"]],
    [{ hasCrates: "true", status: "open" }, ["full"]],
    [{ hasCrates: "true", q: "hal" }, ["half"]],
  ])("finds rows by %o", async (query, names) => expect(await find(query)).toEqual(names));

  test("keeps the tenant scope: a shop finds its own rows, by its own rows", async () => {
    expect(await find({ value_gte: "1" }, "laneway")).toEqual(["theirs"]);
    expect(await find({ hasCrates: "false" }, "laneway")).toEqual([]);
  });

  test("binds its values as parameters", async () => {
    expect(await find({ label_contains: "' or true --" })).toEqual([]);
    expect(await find({ label_ne: "' or true --" })).toEqual(["full", "half", "empty"]);
  });

  test("counts tabs, sums, selects all rows and exports", async () => {
    const { data: counts } = await call("getCounts", { hasCrates: "true" });
    expect(counts).toEqual({ all: 2, open: 1, closed: 1 });
    expect((await call("getSums", { hasCrates: "true" })).data).toEqual({ places: 10 });
    expect((await call("getIds", { value_gte: "50" })).data).toEqual([1]);
    const file = await server.request("harbour", {
      method: "GET",
      url: "/api/member/shelf/export?hasCrates=true",
    });
    expect(file.body).toContain("half");
    expect(file.body).not.toContain("empty");
    const rest = await server.request("harbour", {
      method: "GET",
      url: `/api/rest/shelves?filter=${encodeURIComponent('{"hasCrates":true}')}`,
    });
    expect(rest.json()).toHaveLength(2);
  });

  test("counts anew after a change of the other rows", async () => {
    expect((await call("getCounts", { holds: "rice" })).data.all).toBe(1);
    const crate = await addCrate("harbour", 3, { label: "C", goods: "rice", price: 1 });
    expect((await call("getCounts", { holds: "rice" })).data.all).toBe(2);
    expect(await find({ holds: "rice" })).toEqual(["full", "empty"]);
    await server.post("harbour", "member/crate/delete", { ids: [crate] });
    expect((await call("getCounts", { holds: "rice" })).data.all).toBe(1);
  });

  test.each<Query>([
    { hasCrates: "perhaps" },
    { hasCrates_ne: "true" },
    { value_ne: "5" },
    { value: "much" },
    { holds: "milk" },
    { holds: "tea,," },
    { audited: "true" },
    { hasCrates_x: "true" },
  ])("is refused by its name: %o", async (query) => {
    const { code, data } = await call("getList", query);
    expect(code).toBe(400);
    expect(Object.keys(data.errors)).toEqual(Object.keys(query));
  });

  test("is described with its parameters", async () => {
    const document = (await server.app.inject("/api/openapi.json")).json();
    const { parameters } = document.paths["/member/shelf/getList"].get;
    const named = new Map<string, unknown>(
      parameters.map(({ name, schema }: { name: string; schema: unknown }) => [name, schema]),
    );
    expect(named.get("hasCrates")).toEqual({ type: "boolean" });
    expect(named.get("value_gte")).toMatchObject({ type: "number" });
    expect(named.has("hasCrates_ne")).toBe(false);
    expect(named.has("value_gt")).toBe(false);
  });
});

test("a filter without a condition does not start", async () => {
  await expect(startTestServer({ resources: [...resources, shelves, crates] })).rejects.toThrow(
    "E303 shelves.filters.hasCrates: no condition finds its rows (write it under filters in shelves.server.ts)",
  );
});
