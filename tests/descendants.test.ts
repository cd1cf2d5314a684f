import { afterAll, beforeAll, expect, test } from "vitest";
import { defineResource, parent, reference, references, text } from "../framework/schema/index.ts";
import { descendantSql } from "../framework/server/sql/descendants.ts";
import { compiler } from "../framework/server/tables/compiler.ts";
import { resources } from "../resources/index.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

const declared = { owner: "shop", operations: ["create", "edit", "delete", "export"] } as const;
const shelves = defineResource("shelves", {
  ...declared,
  api: "member/shelf",
  route: "/samples/shelf",
  access: "samples:shelf",
  fields: { name: text({ required: true }), above: parent() },
  list: { columns: ["name"] },
});
const jars = defineResource("jars", {
  ...declared,
  api: "member/jar",
  route: "/samples/jar",
  access: "samples:jar",
  fields: {
    name: text({ required: true }),
    shelf: reference("shelves", { filter: true }),
    seen: references("shelves", { filter: true }),
    lid: reference("jars", { filter: true }),
  },
  list: { columns: ["name"] },
});

let server: TestServer;
const ids: Record<string, number> = {};
beforeAll(async () => {
  server = await startTestServer({ resources: [...resources, shelves, jars] });
  for (const [name, above] of [
    ["kitchen", null],
    ["pantry", "kitchen"],
    ["low", "pantry"],
    ["cellar", null],
    ["rack", "cellar"],
  ] as const) {
    const made = await server.post("harbour", "member/shelf/editSubmit", {
      name,
      above: above && ids[above],
    });
    ids[name] = made.data.id;
    const seen = [made.data.id];
    await server.post("harbour", "member/jar/editSubmit", {
      name: `in ${name}`,
      shelf: made.data.id,
      seen,
    });
  }
  await server.post("harbour", "member/jar/editSubmit", { name: "nowhere" });
});
afterAll(() => server.close());
const names = async (
  query: Record<string, string | number>,
  api = "member/jar",
  user = "harbour",
) => {
  const { data } = await server.get(user, `${api}/getList`, { ...query, sort: "id", order: "asc" });
  expect(data.total).toBe(data.list.length);
  return data.list.map((row: { name: string }) => row.name);
};

test("a filter by a tree reference includes its descendants", async () => {
  expect(await names({ shelf_under: ids.kitchen ?? 0 })).toEqual([
    "in kitchen",
    "in pantry",
    "in low",
  ]);
  expect(await names({ shelf_under: `${ids.pantry},${ids.rack}` })).toEqual([
    "in pantry",
    "in low",
    "in rack",
  ]);
  expect(await names({ shelf_under: ids.low ?? 0 })).toEqual(["in low"]);
  expect(await names({ shelf_under: 987_654_321 })).toEqual([]);
  expect(await names({ seen_under: ids.pantry ?? 0 })).toEqual(["in pantry", "in low"]);
  expect(await names({ above_under: ids.kitchen ?? 0 }, "member/shelf")).toEqual(["pantry", "low"]);
});
test("other shops see nothing of it", async () => {
  expect(await names({ shelf_under: ids.kitchen ?? 0 }, "member/jar", "laneway")).toEqual([]);
});
test("totals follow the tree when a branch is moved", async () => {
  const under = { shelf_under: ids.cellar ?? 0 };
  expect(await names(under)).toEqual(["in cellar", "in rack"]);
  expect((await server.get("harbour", "member/jar/getCounts", under)).data).toEqual({ all: 2 });
  const { code } = await server.post("harbour", "member/shelf/move", {
    id: ids.pantry,
    parent: ids.cellar,
  });
  expect(code).toBe(200);
  expect(await names(under)).toEqual(["in pantry", "in low", "in cellar", "in rack"]);
  expect((await server.get("harbour", "member/jar/getCounts", under)).data).toEqual({ all: 4 });
});
test("it is refused of what is no tree, and with what is no number", async () => {
  for (const bad of [
    { lid_under: 1 },
    { name_under: 1 },
    { shelf_under: "x" },
    { shelf_under: "1,-2" },
  ])
    expect(
      (await server.get("harbour", "member/jar/getList", bad as never)).code,
      JSON.stringify(bad),
    ).toBe(400);
});
test("the index of the field serves, in lists of many rows", async () => {
  const { pool } = server.database;
  const shop = server.shops.harbour;
  await pool.query(
    `insert into shelves (shop_id, name, above) select ${shop}, 'shelf ' || n, ${ids.rack} from generate_series(1, 400) n`,
  );
  await pool.query(
    `insert into jars (shop_id, name, shelf) select ${shop}, 'jar ' || n, ${ids.rack} + n % 400 from generate_series(1, 5000) n`,
  );
  await pool.query("analyze jars");
  const { sql, parameters } = descendantSql(jars, {
    op: "under",
    field: "shelf",
    tree: shelves,
    ids: [ids.pantry ?? 0],
  }).compile(compiler);
  const query = `explain select count(*) from jars t where t.shop_id = ${shop} and t.deleted_at is null and ${sql}`;
  const { rows } = await pool.query(query, [...parameters]);
  const plan = rows.map((row) => Object.values(row)[0]).join("\n");
  expect(plan).toMatch(/jars_shelf_idx/);
  expect(plan).toMatch(/Index Cond: .*shop_id = .*shelf = ANY/);
}, 120_000);
