import { afterAll, beforeEach, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../framework/server/database/openDatabase.ts";
import { migrate } from "../framework/server/migration/migrate.ts";
import type { Migration } from "../framework/server/migration/orderMigrations.ts";
import type { Repeatable } from "../framework/server/migration/repeatables.ts";
import type { TestPostgres } from "./postgres.ts";
import { getPostgres } from "./runPostgres.ts";

/** An empty database for each test: a new one on a server, a cleared one where it is embedded. */
let database: Database;
let postgres: TestPostgres | null = null;
beforeEach(async () => {
  if (inject("postgres")) {
    postgres ??= await getPostgres();
    await database?.close();
    const url = await postgres?.createDatabase();
    if (url) database = await openDatabase({ url });
    return;
  }
  database ??= await openDatabase({ dataDir: "memory://", archive: inject("archive") });
  await database.pool.query("drop schema public cascade; create schema public");
}, 120_000);
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
});

const model = { tables: [] };
const first: Migration = {
  name: "0001_initial",
  sql: "create table goods (id bigint, price bigint);",
};
const add: Migration = {
  name: "20261122T1930_stock",
  sql: "-- parent: 0001_initial\nalter table goods add column stock int;",
};
const prices = (factor: number): Repeatable => ({
  name: "prices",
  sql: `create or replace function price(of_goods bigint) returns bigint language sql as
    $$ select price * ${factor} from goods where id = of_goods $$;
    create or replace view goods_prices as select id, price(id) as price from goods;`,
});
const stock: Repeatable = {
  name: "stock",
  sql: `create or replace function note() returns trigger language plpgsql as $$ begin new.price := 5; return new; end $$;
    create or replace trigger noted before insert on goods for each row execute function note();`,
};
const run = (migrations: Migration[], repeatables: Repeatable[]) =>
  migrate(database.pool, { migrations, repeatables, snapshot: model, model });
const readPrice = async () => (await database.pool.query("select price from goods_prices")).rows;

test("repeatable files are applied after the versioned ones, and again only when they have changed", async () => {
  expect(await run([first], [stock, prices(1)])).toEqual([
    "0001_initial",
    "repeatable/prices",
    "repeatable/stock",
  ]);
  await database.pool.query("insert into goods (id) values (1)");
  expect(await readPrice()).toEqual([{ price: 5 }]);
  expect(await run([first], [stock, prices(1)])).toEqual([]);

  expect(await run([first], [stock, prices(3)])).toEqual(["repeatable/prices"]);
  expect(await readPrice()).toEqual([{ price: 15 }]);
  expect(await run([first], [stock, prices(3)])).toEqual([]);
});

test("what a versioned migration drops is there again after it", async () => {
  await run([first], [prices(2)]);
  const widen: Migration = {
    name: "20261123T0700_wide",
    sql: "-- parent: 0001_initial\ndrop view goods_prices;\nalter table goods alter price type numeric;",
  };
  const exact = {
    ...prices(2),
    sql: prices(2).sql.replace("select price *", "select price::bigint *"),
  };
  expect(await run([first, widen], [exact])).toEqual(["20261123T0700_wide", "repeatable/prices"]);
  expect(await readPrice()).toEqual([]);
});

test("a repeatable file that was removed and returns is applied again", async () => {
  await run([first], [prices(1), stock]);
  expect(await run([first], [stock])).toEqual([]);
  expect(await run([first], [prices(1), stock])).toEqual(["repeatable/prices"]);
});

test("a failing statement is named with its file, line and the database's message, and nothing is applied", async () => {
  await run([first], []);
  await database.pool.query("insert into goods (id) values (1), (1)");
  const unique: Migration = {
    name: "20261122T2000_unique",
    sql: "-- parent: 0001_initial\ncreate table half (id int);\n\n-- why\nalter table goods\n  add unique (id);\nselect 1;",
  };
  await expect(run([first, unique], [])).rejects.toThrow(
    /^E201 20261122T2000_unique: .*goods_id_key.*; Key \(id\)=\(1\) is duplicated\.\n {2}line 5:\n {4}alter table goods\n {6}add unique \(id\)\n \(nothing of it was applied\)$/s,
  );
  expect((await database.pool.query("select to_regclass('half') as found")).rows).toEqual([
    { found: null },
  ]);
  await expect(run([first], [{ name: "bad", sql: "create or replace function" }])).rejects.toThrow(
    /^E201 repeatable\/bad: .+line 1:\n {4}create or replace function/s,
  );
});

test("a migration without statements is rejected, and not recorded as applied", async () => {
  const empty: Migration = {
    name: "20261122T2000_empty",
    sql: "-- parent: 0001_initial\n-- to be written\n",
  };
  await expect(run([first, empty], [])).rejects.toThrow(
    /^E206 20261122T2000_empty: has no statement yet/,
  );
  const filled = { ...empty, sql: `${empty.sql}select 1;\n` };
  expect(await run([first, filled], [])).toEqual(["20261122T2000_empty"]);
});

test("a database that has a migration without the one before it is rejected with both names", async () => {
  await run([first, add], []);
  const between: Migration = {
    name: "20261121T0800_between",
    sql: "-- parent: 0001_initial\nselect 1;",
  };
  await expect(run([first, between, add], [])).rejects.toThrow(
    /^E205 20261121T0800_between and 20261122T1930_stock/,
  );
  const behind: Migration = { name: "20261122T1930_stock", sql: add.sql };
  await database.pool.query("delete from schema_migrations where name = $1", [first.name]);
  await expect(run([first, behind], [])).rejects.toThrow(
    /^E207 0001_initial: has not been applied to this database, but 20261122T1930_stock has/,
  );
});
