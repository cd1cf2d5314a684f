import { expect, test } from "vitest";
import { defineResource, sortForMenu, text } from "./index.ts";
import { tenantKind } from "./testTenancy.ts";

const define = (name: string, section: string, owner: "shared" | typeof tenantKind = tenantKind) =>
  defineResource(name, {
    api: `test/${name}`,
    route: `/${section}/${name}`,
    access: `${section}:${name}`,
    owner,
    fields: { title: text() },
    list: { columns: ["title"] },
  });
const all = [
  define("crates", "stock"),
  define("apples", "stock"),
  define("shelves", "stock"),
  define("taxes", "fund"),
  define("countries", "stock", "shared"),
];
const sort = (names: readonly string[]) => sortForMenu(all, names).map(({ name }) => name);

test("named resources are in the order of their names, and others behind those of their section", () => {
  expect(sort(["shelves", "taxes"])).toEqual(["shelves", "apples", "crates", "taxes", "countries"]);
  expect(sort(["taxes", "crates", "countries"])).toEqual([
    "taxes",
    "crates",
    "apples",
    "shelves",
    "countries",
  ]);
});

test("a name of no resource is an error", () => {
  expect(() => sort(["boxes"])).toThrow(
    'the order of the menu names "boxes", which is no resource',
  );
});
