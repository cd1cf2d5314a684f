import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmptyDatabase } from "../../../tests/testDatabase.ts";
import { configureApp, defineApp, getApp } from "../../schema/index.ts";
import type { Database } from "../database/openDatabase.ts";
import type { CatalogRow } from "../migration/schema/catalog.ts";
import { createSystemMigration } from "./createSystemMigration.ts";

/** The settings of an app whose tables have other names than those of the marketplace. */
const school = defineApp({
  name: "School",
  id: "school",
  tenancy: { kind: "class", operator: "office", table: "classes", column: "class_id" },
  locales: ["en"],
  localeNames: { en: "English" },
  money: { currency: "EUR", symbol: "€" },
  timeZone: "Europe/Berlin",
  accounts: { table: "people", name: "name" },
  audit: { table: "events" },
});
const marketplace = getApp();
let database: Database;

beforeAll(async () => {
  database = await openEmptyDatabase();
  configureApp(school);
  try {
    await database.pool.query(createSystemMigration().sql);
  } finally {
    configureApp(marketplace);
  }
});
afterAll(() => database.close());

/** Returns the columns of a table of the marketplace, from the description of its database. */
function listMarketplaceColumns(table: string): string[] {
  const schema = readFileSync("migrations/schema.sql", "utf8");
  const [, body = ""] =
    new RegExp(`^create table ${table} \\(\\n(.*?)^\\);`, "ms").exec(schema) ?? [];
  const names = [...body.matchAll(/^ {2}(?!constraint)"?(\w+)"? /gm)].map(([, name = ""]) => name);
  return names.map((name) => (name === "shop_id" ? "class_id" : name)).sort();
}
async function listColumns(table: string): Promise<string[]> {
  const { rows } = await database.pool.query<CatalogRow<"columns">>(
    "select column_name from information_schema.columns where table_name = $1",
    [table],
  );
  return rows.map(({ column_name }) => column_name).sort();
}

test.each([
  ["events", "audit_entries", []],
  ["files", "files", []],
  ["failures", "failures", []],
  ["import_mappings", "import_mappings", []],
  ["import_pictures", "import_pictures", []],
  ["imported_keys", "imported_keys", []],
  ["imported_rows", "imported_rows", []],
  ["imports", "imports", ["stock_snapshot"]],
  ["leases", "leases", []],
  ["sessions", "sessions", ["role_id"]],
])("the table %s has the columns of %s that are the framework's", async (own, table, more) => {
  const expected = listMarketplaceColumns(table).filter((name) => !more.includes(name));
  expect(expected.length).toBeGreaterThan(2);
  expect(await listColumns(own)).toEqual(expected);
});

test("rows of a tenant are isolated in every table that has them", async () => {
  const { rows } = await database.pool.query<{ name: CatalogRow<"pg_class">["relname"] }>(
    `select distinct t.table_name as name from information_schema.role_table_grants t
     join information_schema.columns c on c.table_name = t.table_name and c.column_name = 'class_id'
     join pg_class p on p.relname = t.table_name
     where t.grantee = 'school_class' and not p.relrowsecurity`,
  );
  expect(rows).toEqual([]);
  const granted = await database.pool.query<CatalogRow<"columns">>(
    `select column_name from information_schema.column_privileges
     where grantee = 'school_class' and table_name = 'people' and privilege_type = 'SELECT'`,
  );
  expect(granted.rows.map(({ column_name }) => column_name).sort()).toEqual([
    "class_id",
    "id",
    "name",
    "username",
  ]);
});
