import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { configureApp, type Resource, text } from "../../../framework/schema/index.ts";
import { migrateApp } from "../../../framework/server/app/migrateApp.ts";
import { writeAppMigration } from "../../../framework/server/app/writeAppMigration.ts";
import { type Database, openDatabase } from "../../../framework/server/database/openDatabase.ts";
import { addTenant } from "../../../framework/server/members/addMember.ts";
import { books } from "../books.ts";
import { loans } from "../loans.ts";
import { library } from "./library.ts";

configureApp(library.app);
const committed = path.resolve("examples/library/migrations");
const first = new Date("2026-01-01T08:00:00Z");
const second = new Date("2026-02-01T08:00:00Z");
/** The declarations of a later version, whose books have a shelf. */
const shelved: readonly Resource[] = [
  { ...books, fields: { ...books.fields, shelf: text({ max: 20 }) } },
  loans,
];

let folder: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "library-migrations-"));
  database = await openDatabase({ dataDir: "memory://" });
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test("the committed migrations make the tables of the declarations", async () => {
  const applied = await migrateApp(database, library.resources, committed);
  expect(applied.length).toBeGreaterThan(1);
  expect(await migrateApp(database, library.resources, committed)).toEqual([]);
});

test("a changed declaration is a migration, which upgrades an existing database", async () => {
  writeAppMigration(library, { folder, title: "initial", now: first });
  expect(readdirSync(folder).sort()).toEqual([
    "0001_system.sql",
    "20260101T0800_initial.sql",
    "snapshot.json",
  ]);
  expect(await migrateApp(database, library.resources, folder)).toEqual([
    "0001_system",
    "20260101T0800_initial",
  ]);
  const { pool } = database;
  const branch = await addTenant(pool, "Mitte");
  await pool.query("insert into books (branch_id, title, author) values ($1, 'Transit', 'A. S.')", [
    branch,
  ]);

  await expect(migrateApp(database, shelved, folder)).rejects.toMatchObject({ code: "E202" });
  const later = { ...library, resources: shelved };
  expect(writeAppMigration(later, { folder, title: "shelves", now: second })).toBe(
    "20260201T0800_shelves",
  );
  expect(await migrateApp(database, shelved, folder)).toEqual(["20260201T0800_shelves"]);
  const { rows } = await pool.query("select title, shelf from books");
  expect(rows).toEqual([{ title: "Transit", shelf: null }]);
  expect(writeAppMigration(later, { folder, title: "nothing", now: second })).toBeNull();
});
