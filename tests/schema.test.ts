import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../framework/server/database/openDatabase.ts";
import { buildModel } from "../framework/server/migration/buildModel.ts";
import { migrate } from "../framework/server/migration/migrate.ts";
import { isNumbered } from "../framework/server/migration/orderMigrations.ts";
import { compareDeclared } from "../framework/server/migration/schema/compareDeclared.ts";
import { printSchema } from "../framework/server/migration/schema/printSchema.ts";
import { readSchema } from "../framework/server/migration/schema/readSchema.ts";
import { resources } from "../resources/index.ts";
import { migrations, repeatables, snapshot } from "../server/modules.ts";
import type { TestPostgres } from "./postgres.ts";
import { getPostgres } from "./runPostgres.ts";
import { compileEmbedded } from "./testDatabase.ts";

const plan = { migrations, repeatables, snapshot, model: buildModel(resources) };
const numberedOnly = {
  ...plan,
  migrations: migrations.filter(({ name }) => isNumbered(name)),
  repeatables: [],
};
const stale =
  "migrations/schema.sql is out of date: run npm run migration -- --schema, and review what it wrote";

async function print(database: Database): Promise<string> {
  const client = await database.pool.connect();
  try {
    return printSchema(await readSchema(client));
  } finally {
    client.release();
  }
}

let postgres: TestPostgres | null;
beforeAll(async () => {
  await compileEmbedded();
  postgres = await getPostgres();
});
afterAll(() => postgres?.stop());

const databases: Database[] = [];
async function openEmpty(url?: string): Promise<Database> {
  const database = await openDatabase(url === undefined ? { dataDir: "memory://" } : { url });
  databases.push(database);
  return database;
}
afterAll(async () => {
  for (const database of databases) await database.close();
});

/** Migrates an empty database, and compares it with `schema.sql` and with the declarations. */
async function checkFromNothing(database: Database): Promise<void> {
  const applied = await migrate(database.pool, plan);
  expect(applied.length).toBe(migrations.length + repeatables.length);
  expect(await print(database), stale).toBe(
    readFileSync(path.resolve("migrations/schema.sql"), "utf8"),
  );
  expect(await migrate(database.pool, plan)).toEqual([]);
}

test("names that need quotes are printed with them", async () => {
  const database = await openEmpty();
  await database.pool.query('create table "Odd Name" (id bigint primary key, "a B" text)');
  await database.pool.query('create view "Odd View" as select id from "Odd Name"');
  const printed = await print(database);
  expect(printed).toContain('create table "Odd Name" (');
  expect(printed).toContain('create view "Odd View" as');
});

test("an embedded database that is migrated from nothing is what schema.sql describes", async () => {
  await checkFromNothing(await openEmpty());
}, 120_000);

test("a PostgreSQL database that is migrated from nothing is what schema.sql describes", async ({
  skip,
}) => {
  if (!postgres) return skip("PostgreSQL is not installed");
  await checkFromNothing(await openEmpty(await postgres.createDatabase()));
}, 120_000);

test("a database that had the numbered migrations before becomes the same", async () => {
  const database = await openEmpty(await postgres?.createDatabase());
  await migrate(database.pool, numberedOnly);
  const applied = await migrate(database.pool, plan);
  expect(applied).toEqual(
    expect.arrayContaining(repeatables.map(({ name }) => `repeatable/${name}`)),
  );
  expect(await print(database), stale).toBe(
    readFileSync(path.resolve("migrations/schema.sql"), "utf8"),
  );
}, 120_000);

test("a migrated database has all that is declared, and what it lacks is named", async () => {
  const database = databases.at(-1);
  if (!database) throw new Error("no database was migrated");
  const client = await database.pool.connect();
  try {
    expect(await compareDeclared(client, plan.model), "run npm run migration -- <title>").toEqual(
      [],
    );
    const more = structuredClone(plan.model);
    more.tables
      .find(({ name }) => name === "suppliers")
      ?.columns.push({ name: "extra", type: "text" });
    expect(await compareDeclared(client, more)).toEqual([
      "suppliers: is declared, but is not in the database: extra text",
    ]);
  } finally {
    client.release();
  }
}, 120_000);
