import { afterEach, beforeEach, expect, test } from "vitest";
import { choice, defineResource, type Fields, type Resource, text } from "../../schema/index.ts";
import { operatorRealm } from "../../schema/testTenancy.ts";
import { type Database, openDatabase } from "../database/openDatabase.ts";
import { databaseRoles } from "../sql/tenancy.ts";
import { buildModel } from "./buildModel.ts";
import { diff } from "./diff.ts";
import { migrate } from "./migrate.ts";
import type { Migration } from "./orderMigrations.ts";
import type { CatalogRow } from "./schema/catalog.ts";

const declare = (fields: Fields, name = "tags"): Resource =>
  defineResource(name, {
    owner: operatorRealm,
    access: "stock:tags",
    api: name,
    route: `/${name}`,
    fields,
    list: { columns: [] },
  });
const released = [declare({ name: text() })];
const first: Migration = {
  name: "0001_initial",
  sql: `create role ${databaseRoles().operator};\n${diff(null, buildModel(released)).join(";\n")};`,
};

let database: Database;
let log: readonly string[] = [];
beforeEach(async () => {
  database = await openDatabase({ dataDir: "memory://" });
});
afterEach(() => database.close());
/** What `npm run dev` does with declarations that `from` is the snapshot of. */
const start = (resources: Resource[], from = released, migrations = [first]) =>
  migrate(database.pool, {
    migrations,
    repeatables: [],
    snapshot: buildModel(from),
    model: buildModel(resources),
    onPush: (statements) => {
      log = statements;
    },
  });
const columns = async () => {
  const { rows } = await database.pool.query<CatalogRow<"columns">>(
    "select column_name from information_schema.columns where table_name = 'tags' order by 1",
  );
  return rows.map(({ column_name }) => column_name);
};

test("differences of declarations are applied while one edits, and one migration adopts them", async () => {
  await start(released);
  expect(log).toEqual([]);
  await start([declare({ name: text(), shelf: text() })]);
  expect(log).toEqual(['alter table tags add column "shelf" text']);
  await database.pool.query("insert into tags (name, shelf) values ('Red', 'A')");

  // A second edit continues from the first; a column that no migration has may go.
  const last = [declare({ name: text(), place: text({ was: "shelf" }), kind: choice(["a", "b"]) })];
  await start([declare({ name: text(), place: text({ was: "shelf" }), odd: text() })]);
  await start(last);
  expect(log).toContain('alter table tags drop column "odd"');
  expect((await database.pool.query("select place from tags")).rows).toEqual([{ place: "A" }]);

  // `npm run migration` compares with the snapshot, and writes one file.
  const migration: Migration = {
    name: "20261123T0900_places",
    sql: `-- parent: 0001_initial\n\n${diff(buildModel(released), buildModel(last)).join(";\n")};`,
  };
  expect(await start(last, last, [first, migration])).toEqual([migration.name]);
  expect(log).toEqual([]);
  expect(await columns()).toEqual(expect.arrayContaining(["kind", "name", "place"]));
  expect(await start(last, last, [first, migration])).toEqual([]);
}, 120_000);

test("what would destroy values of a migration is refused with its mend, and nothing is applied", async () => {
  await start(released);
  await expect(start([declare({ title: text() })])).rejects.toThrow(
    /^E211 tags.name: its column would be destroyed with its values \(declare dropped/,
  );
  await expect(start([])).rejects.toThrow(/^E210 tags: its table tags would be destroyed/);
  expect(await columns()).toContain("name");
}, 120_000);

test("a migration that makes other tables than were pushed is refused", async () => {
  await start(released);
  await start([declare({ name: text(), shelf: text() })]);
  const other = [declare({ name: text(), size: text() })];
  const migration: Migration = {
    name: "20261123T0900_sizes",
    sql: "-- parent: 0001_initial\nalter table tags add column size text;",
  };
  await expect(start(other, other, [first, migration])).rejects.toThrow(
    /^E209 20261123T0900_sizes: makes other tables than npm run dev has pushed/,
  );
}, 120_000);
