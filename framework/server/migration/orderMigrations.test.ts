import { expect, test } from "vitest";
import { type Migration, orderMigrations, readParent } from "./orderMigrations.ts";

const numbered = (name: string): Migration => ({ name, sql: "select 1;" });
const timed = (name: string, parent: string): Migration => ({
  name,
  sql: `-- parent: ${parent}\nselect 1;`,
});
const first = [numbered("0001_initial"), numbered("0002_people")];
const order = (migrations: Migration[]) => orderMigrations(migrations).map(({ name }) => name);

test("migrations follow their parents, independent of their names and their order in the folder", () => {
  const tags = timed("20261122T1930_tags", "0002_people");
  const prices = timed("20261101T0800_prices", "20261122T1930_tags");
  expect(order([prices, tags, ...first.toReversed()])).toEqual([
    "0001_initial",
    "0002_people",
    "20261122T1930_tags",
    "20261101T0800_prices",
  ]);
  expect(order([])).toEqual([]);
});

test("a parent is only what the first line names", () => {
  expect(readParent("-- parent: 0002_people\r\nselect 1")).toBe("0002_people");
  expect(readParent("select 1;\n-- parent: 0002_people")).toBeNull();
  expect(readParent("-- parent:\nselect 1")).toBeNull();
});

test("two migrations with one parent are rejected with both names and the correction", () => {
  const fork = [
    ...first,
    timed("20261122T1930_tags", "0002_people"),
    timed("20261123T0700_prices", "0002_people"),
  ];
  expect(() => order(fork)).toThrow(
    /^E205 20261122T1930_tags and 20261123T0700_prices: both have the parent 0002_people \(name .+ as the parent of .+docs\/migrations\.md\)$/,
  );
  expect(() => order([...first, timed("20261122T1930_tags", "0001_initial")])).toThrow(
    /E205 0002_people and 20261122T1930_tags: both have the parent 0001_initial/,
  );
  expect(() => order([...first, numbered("0002_places")])).toThrow(
    /E205 0002_people and 0002_places: both have the number 0002/,
  );
});

test("a missing parent, one that is not named, and a bad name are rejected", () => {
  expect(() => order([...first, timed("20261122T1930_tags", "20261121T1200_gone")])).toThrow(
    /E206 20261122T1930_tags: its parent 20261121T1200_gone does not exist \(restore migrations\/20261121T1200_gone\.sql/,
  );
  expect(() => order([...first, { name: "20261122T1930_tags", sql: "select 1;" }])).toThrow(
    /E206 20261122T1930_tags: its first line does not name its parent/,
  );
  expect(() => order([...first, timed("2026-11-22_tags", "0002_people")])).toThrow(
    /E206 2026-11-22_tags: its name/,
  );
  for (const name of ["20269999T9999_tags", "20260230T1200_tags", "tags"])
    expect(() => order([...first, timed(name, "0002_people")])).toThrow(`E206 ${name}: its name`);
});

test("migrations that are each other's parents are rejected with both names", () => {
  const circle = [
    timed("20261122T1930_tags", "20261123T0700_prices"),
    timed("20261123T0700_prices", "20261122T1930_tags"),
  ];
  expect(() => order([...first, ...circle])).toThrow(
    /E206 20261122T1930_tags and 20261123T0700_prices: are each other's parents.+name 0002_people as the parent/,
  );
});
