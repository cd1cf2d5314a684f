import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  choice,
  defineResource,
  integer,
  money,
  type Resource,
  reference,
  references,
  rows,
  text,
} from "../../schema/index.ts";
import { diff } from "./diff.ts";
import { buildModel, type Model } from "./model.ts";
import { systemParts } from "./system.ts";

const shop = { owner: "shop" as const, access: "stock:tags", list: { columns: [] } };
const tags = (fields: Parameters<typeof defineResource>[1]["fields"], more: object = {}) =>
  defineResource("tags", { ...shop, api: "tags", route: "/tags", fields, ...more } as never) as unknown as Resource;
const boxes = defineResource("boxes", {
  ...shop,
  api: "boxes",
  route: "/boxes",
  fields: { name: text({ required: true }) },
}) as unknown as Resource;

let db: PGlite;
beforeAll(async () => {
  db = await PGlite.create({ extensions: { pg_trgm, btree_gin } });
  await db.exec(systemParts.join("\n"));
  await db.exec("insert into shops (name) values ('one')");
}, 30_000);
afterAll(() => db.close());

let model: Model | null = null;
/** Migrates the database from the previous declarations to the given ones. */
async function to(resources: Resource[], dropped: string[] = []): Promise<string[]> {
  const next = buildModel(resources);
  const statements = diff(model && structuredClone(model), next, dropped);
  await db.exec(`begin; ${statements.map((statement) => `${statement};`).join("\n")} commit`);
  model = next;
  expect(diff(structuredClone(model), buildModel(resources))).toEqual([]);
  return statements;
}
const refused = (resources: Resource[]) => () => diff(structuredClone(model), buildModel(resources));
const one = async () => (await db.query<Record<string, unknown>>("select * from tags")).rows[0];

test("each step of a resource's life keeps its rows", async () => {
  await to([tags({ name: text({ required: true, search: true }) }), boxes]);
  await db.exec("insert into tags (shop_id, name) values (1, 'Red')");

  await to([
    tags({
      name: text({ required: true, search: true }),
      note: text({ search: true }),
      count: integer({ required: true, backfill: 7 }),
    }),
    boxes,
  ]);
  expect(await one()).toMatchObject({ name: "Red", note: null, count: 7, search_text: "red " });

  await to([
    tags({
      title: text({ required: true, search: true, was: "name" }),
      note: text(),
      count: money({ required: true }),
    }),
    boxes,
  ]);
  expect(await one()).toMatchObject({ title: "Red", count: 7, search_text: "red" });

  await to([
    tags(
      {
        title: text({ required: true }),
        box: reference("boxes"),
        others: references("boxes"),
        lines: rows({ what: text({ required: true }) }),
      },
      { dropped: ["note", "count"] },
    ),
    boxes,
  ]);
  expect(Object.keys((await one()) ?? {})).not.toContain("note");
  await expect(db.exec("insert into tags (shop_id, title, box) values (1, 'x', 99)")).rejects.toThrow(/foreign key/);

  const labels = defineResource("labels", {
    ...shop,
    was: "tags",
    api: "labels",
    route: "/labels",
    fields: { title: text({ required: true }), box: reference("boxes") },
    dropped: ["others", "lines"],
  }) as unknown as Resource;
  const renamed = await to([labels, boxes], ["tags_others", "tags_lines"]);
  expect(renamed).toContain("alter table tags rename to labels");
  expect((await db.query("select title from labels")).rows).toEqual([{ title: "Red" }]);
  expect(refused([boxes])).toThrow(/E210 labels/);
  await to([boxes], ["labels"]);
});

test("what would guess, destroy or lose is refused by name, with its mend", async () => {
  await to([tags({ name: text(), count: text() }), boxes]);
  expect(refused([tags({ name: text() }), boxes])).toThrow(/E211 tags.count: its column would be destroyed.+dropped/);
  expect(refused([tags({ name: text(), count: text(), more: text({ required: true }) }), boxes])).toThrow(
    /E212 tags.more: is required.+backfill/,
  );
  expect(refused([tags({ name: text({ required: true }), count: text() }), boxes])).toThrow(/E212 tags.name/);
  expect(refused([tags({ name: text(), count: integer() }), boxes])).toThrow(
    /E213 tags.count: its values cannot become integer/,
  );
  expect(refused([tags({ name: text(), count: text() }, { owner: "platform" }), boxes])).toThrow(/E220 tags/);
});

test("a list over all shops has indexes of its own, which hold whose each row is", async () => {
  const declared = (crossTenantIndexes?: object) =>
    tags(
      { name: text({ search: true }), price: money(), status: choice(["shown", "hidden"], { default: "shown" }) },
      { dropped: ["count"], ...(crossTenantIndexes && { crossTenantIndexes }) },
    );
  await to([declared(), boxes]);
  const made = await to([declared({ status: "shown", by: ["id", "price"] }), boxes]);
  expect(made).toEqual([
    `create index tags_across_id_idx on tags (id) include (shop_id) where "status" = 'shown' and deleted_at is null`,
    `create index tags_across_price_idx on tags ("price", id) include (shop_id) where "status" = 'shown' and deleted_at is null`,
  ]);
  expect(await to([declared(), boxes])).toEqual(["drop index tags_across_id_idx", "drop index tags_across_price_idx"]);
  await to([tags({ name: text({ search: true }) }, { dropped: ["price", "status"] }), boxes]);
});

test("a search for two Chinese characters, and one for three letters, are found by an index", async () => {
  await to([tags({ name: text({ search: true }) }, { dropped: ["count"] }), boxes]);
  await db.exec(
    "insert into tags (shop_id, name) select 1, '商品' || n || ' item' || md5(n::text) from generate_series(1, 3000) n; insert into tags (shop_id, name) values (1, '绿茶 green tea'); analyze tags; set enable_seqscan = off",
  );
  const plan = async (where: string) =>
    JSON.stringify((await db.query(`explain select id from tags where ${where}`)).rows);
  expect(await plan("char_pairs(search_text) @> char_pairs('绿茶')")).toMatch(/tags_pairs_idx/);
  expect(await plan("search_text like '%green tea%'")).toMatch(/tags_search_idx/);
  expect((await db.query("select name from tags where char_pairs(search_text) @> char_pairs('绿茶')")).rows).toEqual([
    { name: "绿茶 green tea" },
  ]);
});

test("what is filtered has an index of all its values in each shop, or the one that it says", async () => {
  await to([tags({ name: text() }), boxes]);
  const made = await to([
    tags({
      name: text({ search: "exact", unique: true, filter: true }),
      type: choice(["usual", "rare"], { default: "usual", filter: true, index: "unusual" }),
      paid: choice(["cash", "card"], { filter: true, index: "unusual" }),
      buyer: integer({ filter: true, index: "everywhere" }),
      left: integer({ sortable: true, index: "none" }),
      size: integer({ filter: true }),
    }),
    boxes,
  ]);
  expect(made.filter((statement) => statement.includes(" index "))).toEqual([
    `create index tags_name_end_idx on tags (shop_id, "name_end") where "name_end" is not null`,
    `create unique index tags_name_unique on tags (shop_id, lower("name")) where deleted_at is null and "name" is not null`,
    `create index tags_type_idx on tags (shop_id, "type", id) where deleted_at is null and "type" <> 'usual'`,
    `create index tags_paid_idx on tags (shop_id, "paid", id) where deleted_at is null and "paid" is not null`,
    `create index tags_buyer_idx on tags ("buyer", id) where deleted_at is null`,
    `create index tags_size_idx on tags (shop_id, "size", id) where deleted_at is null`,
  ]);
});
