import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  choice,
  choices,
  defineResource,
  type Fields,
  integer,
  percent,
  type Resource,
  rows,
  text,
} from "../../schema/index.ts";
import { operatorRealm } from "../../schema/testTenancy.ts";
import type { StoredRow } from "../operations/readRecord.ts";
import { databaseRoles } from "../sql/tenancy.ts";
import { buildModel, type Model } from "./buildModel.ts";
import { diff } from "./diff.ts";

const declare = (fields: Fields, name = "tags"): Resource =>
  defineResource(name, {
    owner: operatorRealm,
    access: "stock:tags",
    api: name,
    route: `/${name}`,
    fields,
    list: { columns: [] },
  });

let db: PGlite;
beforeAll(async () => {
  db = await PGlite.create({ extensions: { pg_trgm, btree_gin } });
  const { tenant, operator } = databaseRoles();
  await db.exec(`create role ${tenant}; create role ${operator};`);
}, 120_000);
afterAll(() => db.close());

let model: Model | null = null;
const compare = (resources: Resource[]) =>
  diff(model && structuredClone(model), buildModel(resources));
async function migrate(...resources: Resource[]): Promise<void> {
  const statements = compare(resources).filter((sql) => !/policy|row level|grant/.test(sql));
  await db.exec(statements.map((sql) => `${sql};`).join("\n"));
  model = buildModel(resources);
}
const list = async (column: string) =>
  (await db.query<StoredRow>(`select ${column} from tags order by id`)).rows.map(
    (row) => row[column],
  );

test("mistake 19, developers 6: a word of a choice is removed only with a backfill for the rows that have it", async () => {
  await migrate(declare({ status: choice(["draft", "printed", "void"], { default: "draft" }) }));
  await db.exec("insert into tags (status) values ('draft'), ('void'), ('printed')");
  expect(() =>
    compare([declare({ status: choice(["draft", "printed"], { default: "draft" }) })]),
  ).toThrow(
    'E214 tags.status: rows may still have "void" (give it a backfill, which these rows get)',
  );
  expect(() =>
    compare([declare({ status: choice(["draft", "printed"], { backfill: "gone" }) })]),
  ).toThrow(/E214 tags.status: .+ its backfill 'gone' is not allowed either/);

  await migrate(
    declare({ status: choice(["draft", "printed"], { default: "draft", backfill: "printed" }) }),
  );
  expect(await list("status")).toEqual(["draft", "printed", "printed"]);
  await expect(db.exec("insert into tags (status) values ('void')")).rejects.toThrow(/check/);
});

test("a word of several choices is removed only with a backfill, which replaces it in the lists", async () => {
  const status = choice(["draft", "printed"], { default: "draft", backfill: "printed" });
  await migrate(declare({ status, days: choices(["mon", "tue", "wed"]) }));
  await db.exec(`
    update tags set days = case id when 1 then '{wed,mon,tue}'::text[] when 2 then '{mon}' else '{}' end`);
  expect(() => compare([declare({ status, days: choices(["tue", "wed"]) })])).toThrow(
    'E214 tags.days: rows may still have "mon" (give it a backfill, which these rows get)',
  );
  expect(() =>
    compare([declare({ status, days: choices(["tue", "wed"], { backfill: "sun" }) })]),
  ).toThrow(/E214 tags.days: .+ its backfill 'sun' is not allowed either/);

  await migrate(declare({ status, days: choices(["tue", "wed"], { backfill: "tue" }) }));
  expect(await list("days")).toEqual([["wed", "tue"], ["tue"], []]);
  await expect(db.exec("update tags set days = '{tue,mon}'")).rejects.toThrow(/check/);
});

test("developers 6: a narrower range, or a first one, needs a backfill for the rows outside of it", async () => {
  const status = choice(["draft", "printed"], { default: "draft", backfill: "printed" });
  model = buildModel([declare({ status })]);
  await db.exec("alter table tags drop column days");
  await migrate(declare({ status, copies: integer({ min: 0, max: 500 }) }));
  await db.exec("update tags set copies = 400; update tags set copies = null where id = 1");
  expect(() => compare([declare({ status, copies: integer({ min: 0, max: 100 }) })])).toThrow(
    "E214 tags.copies: rows may be above 100, its new max",
  );
  expect(() => compare([declare({ status, copies: integer({ min: 1, max: 500 }) })])).toThrow(
    "E214 tags.copies: rows may be below 1, its new min",
  );
  expect(() =>
    compare([declare({ status, copies: integer({ max: 100, backfill: 101 }) })]),
  ).toThrow(/E214 .+backfill 101 is not allowed/);

  await migrate(declare({ status, copies: integer({ min: 1, max: 100, backfill: 100 }) }));
  expect(await list("copies")).toEqual([null, 100, 100]);
  // A wider range needs none.
  expect(compare([declare({ status, copies: integer({ max: 900 }) })])).toEqual([
    "alter table tags drop constraint tags_copies_check",
    'alter table tags add constraint tags_copies_check check ("copies" <= 900)',
  ]);
});

test("a percentage has both ends in the database, those of its kind where it declares none", async () => {
  const [table] = buildModel([
    declare({
      discount: percent({ min: 1 }),
      commission: percent({ max: 50 }),
      share: percent(),
      change: percent({ min: -100, max: 1000 }),
    }),
  ]).tables;
  expect(table?.constraints).toMatchObject({
    tags_discount_check: 'check ("discount" >= 1 and "discount" <= 100)',
    tags_commission_check: 'check ("commission" >= 0 and "commission" <= 50)',
    tags_share_check: 'check ("share" >= 0 and "share" <= 100)',
    tags_change_check: 'check ("change" >= -100 and "change" <= 1000)',
  });
});

test("developers 6: a field becomes unique only with a backfill that separates equal rows", async () => {
  const status = choice(["draft", "printed"], { default: "draft", backfill: "printed" });
  const copies = integer({ min: 1, max: 100, backfill: 100 });
  await migrate(declare({ status, copies, code: text() }));
  await db.exec(
    "update tags set code = 'A-1' where id <> 2; update tags set code = 'a-1' where id = 2",
  );
  expect(() => compare([declare({ status, copies, code: text({ unique: true }) })])).toThrow(
    /^E215 tags.code: becomes unique, but existing rows may have the same value \(give it a backfill/,
  );
  expect(() =>
    compare([declare({ status, copies: integer({ min: 1, max: 100, unique: true }) })]),
  ).toThrow(/E215 tags.copies: .+write this migration by hand/);

  await migrate(declare({ status, copies, code: text({ unique: true, backfill: "copy " }) }));
  expect(await list("code")).toEqual(["A-1", "copy 2", "copy 3"]);
});

test("mistake 26: removed resources are asked for once, with their child rows", async () => {
  model = buildModel([
    declare({ name: text(), lines: rows({ what: text() }) }, "tickets"),
    declare({ name: text() }, "claims"),
  ]);
  expect(() => compare([])).toThrow(
    'E210 tickets, tickets.lines, claims: their tables tickets, tickets_lines, claims would be destroyed with their rows (to destroy them, declare droppedTables: ["tickets","claims"] in resources/index.ts)',
  );
  const before = structuredClone(model);
  expect(diff(before, buildModel([]), ["tickets", "claims"])).toEqual([
    "drop table tickets cascade",
    "drop table tickets_lines cascade",
    "drop table claims cascade",
  ]);
  expect(() =>
    compare([declare({ name: text() }, "tickets"), declare({ name: text() }, "claims")]),
  ).toThrow(
    /E210 tickets.lines: its table tickets_lines .+declare dropped: \["lines"\] in the declaration/,
  );
});
