import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { defineResource, integer, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { buildModel } from "./buildModel.ts";
import { readMigrations, readRepeatables, writeByHand, writeMigration } from "./files.ts";
import { orderMigrations } from "./orderMigrations.ts";
import { checkReleased, readReleased, writeReleased } from "./released.ts";

const declare = (fields: Parameters<typeof defineResource>[1]["fields"]) =>
  buildModel([
    defineResource("tags", {
      owner: tenantKind,
      access: "stock:tags",
      api: "tags",
      route: "/tags",
      list: { columns: [] },
      fields,
    }),
  ]);
const now = new Date("2026-11-22T19:30:59+11:00");
const before = declare({ name: text() });

let folder: string;
const files = () => readdirSync(folder).sort();
const read = (name: string) => readFileSync(path.join(folder, name), "utf8");

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "framework-migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, "0001_initial.sql"), "create table tags (id bigint);\n");
  writeFileSync(path.join(folder, "schema.sql"), "-- generated\n");
  writeFileSync(path.join(folder, "snapshot.json"), JSON.stringify(before));
});

test("a generated migration names its time in UTC, its parent and the change; the next one follows it", () => {
  const after = declare({ name: text(), count: integer() });
  const name = writeMigration(after, { folder, title: "Tag-counts", now });
  expect(name).toBe("20261122T0830_tag_counts");
  expect(read(`${name}.sql`)).toBe(
    '-- parent: 0001_initial\n\nalter table tags add column "count" integer;\n',
  );
  expect(writeMigration(after, { folder, title: "again", now })).toBeNull();

  const { name: next, open } = writeByHand(after, {
    folder,
    title: "fill",
    now: new Date("2026-11-23T00:00Z"),
  });
  expect(open).toBe("none");
  expect(read(`${next}.sql`)).toMatch(/^-- parent: 20261122T0830_tag_counts\n/);
  expect(orderMigrations(readMigrations(folder)).map((one) => one.name)).toEqual([
    "0001_initial",
    name,
    next,
  ]);
});

test("what cannot be written leaves no file: bad titles, taken names, broken chains, refused changes", () => {
  const after = declare({ name: text(), count: integer() });
  for (const title of ["", "  ", "../up", "价格", "a".repeat(61)])
    expect(() => writeMigration(after, { folder, title, now })).toThrow(/^E208 /);
  expect(() => writeMigration(declare({}), { folder, title: "drop", now })).toThrow(
    /^E211 tags\.name/,
  );
  expect(files()).toEqual(["0001_initial.sql", "schema.sql", "snapshot.json"]);

  writeByHand(before, { folder, title: "fill", now });
  expect(() => writeByHand(before, { folder, title: "fill", now })).toThrow(
    /^E208 20261122T0830_fill: exists already/,
  );
  writeFileSync(
    path.join(folder, "20261122T0900_fork.sql"),
    "-- parent: 0001_initial\nselect 1;\n",
  );
  const known = files();
  expect(() => writeMigration(after, { folder, title: "counts", now })).toThrow(
    /^E205 .+_fill and .+_fork/,
  );
  expect(files()).toEqual(known);
});

test("a change that is not generated becomes the task of the migration by hand", () => {
  const after = declare({ name: integer() });
  expect(() => writeMigration(after, { folder, title: "counts", now })).toThrow(/^E213/);
  const { name, open } = writeByHand(after, { folder, title: "counts", now });
  expect(open).toBe("refused");
  expect(read(`${name}.sql`)).toContain("-- E213 tags.name: its values cannot become integer");
  expect(writeMigration(after, { folder, title: "counts", now })).toBeNull();

  const more = declare({ name: integer(), note: text() });
  expect(writeByHand(more, { folder, title: "other", now }).open).toBe("generated");
  expect(writeMigration(more, { folder, title: "notes", now })).toBe("20261122T0830_notes");
});

test("released migrations are compared with their checksums, and new ones have no numbers", () => {
  const list = () => checkReleased(readReleased(folder), readMigrations(folder));
  expect(list()).toEqual([
    expect.stringMatching(/^E209 0001_initial: new migrations are named by their time/),
  ]);
  expect(writeReleased(folder, readMigrations(folder))).toEqual(["0001_initial"]);
  expect(list()).toEqual([]);

  const { name } = writeByHand(before, { folder, title: "fill", now });
  writeFileSync(path.join(folder, `${name}.sql`), "-- parent: 0001_initial\nselect 1;\n");
  expect(list()).toEqual([]);
  writeFileSync(path.join(folder, "0001_initial.sql"), "create table tags (id bigint); \n");
  expect(list()).toEqual([
    expect.stringMatching(/^E209 0001_initial: is released, but its file has changed/),
  ]);
  // A released checksum is not replaced.
  expect(writeReleased(folder, readMigrations(folder))).toEqual([name]);
  expect(list()).toHaveLength(1);
  rmSync(path.join(folder, "0001_initial.sql"));
  expect(list()).toEqual([
    expect.stringMatching(/^E209 0001_initial: is released, but its file is missing/),
  ]);
});

test("repeatable files are read beside the versioned ones", () => {
  expect(readRepeatables(folder)).toEqual([]);
  mkdirSync(path.join(folder, "repeatable"));
  writeFileSync(path.join(folder, "repeatable", "ledger.sql"), "select 1;\n");
  expect(readRepeatables(folder)).toEqual([{ name: "ledger", sql: "select 1;\n" }]);
  expect(readMigrations(folder).map(({ name }) => name)).toEqual(["0001_initial"]);
});
