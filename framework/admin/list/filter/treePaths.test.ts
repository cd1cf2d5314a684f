import { expect, it } from "vitest";
import { defineResource, localized, parent } from "../../../schema/index.ts";
import { tenantKind } from "../../../schema/testTenancy.ts";
import { buildBranches } from "../tree/tree.ts";
import { findPaths, listPaths } from "./treePaths.ts";

const shelves = defineResource("shelves", {
  api: "member/shelf",
  route: "/samples/shelf",
  access: "samples:shelf",
  owner: tenantKind,
  fields: { name: localized(), above: parent() },
  list: { columns: ["name"] },
});
const row = (id: number, en: string, above: number | null, zhCN: string | null = null) => ({
  id,
  version: 1,
  name: { en, zhCN },
  above,
});

it("every row of a tree has its path, after the name of its parent", () => {
  const branches = buildBranches(shelves, [
    row(1, "Food", null, "食品"),
    row(2, "Tea", 1),
    row(3, "Green", 2),
    row(4, "Books", null),
  ]);
  expect(listPaths(branches, "name", "en")).toEqual([
    { id: "1", name: "Food", path: "Food", level: 0 },
    { id: "2", name: "Tea", path: "Food › Tea", level: 1 },
    { id: "3", name: "Green", path: "Food › Tea › Green", level: 2 },
    { id: "4", name: "Books", path: "Books", level: 0 },
  ]);
  expect(listPaths(branches, "name", "zhCN")[1]?.path).toBe("食品 › Tea");
});

it("is found by words of the way to it, in any order", () => {
  const options = listPaths(
    buildBranches(shelves, [
      row(1, "Food", null),
      row(2, "Tea", 1),
      row(3, "Green", 2),
      row(4, "Books", null),
    ]),
    "name",
    "en",
  );
  const found = (text: string) => findPaths(options, text).map((one) => one.name);
  expect(found("tea")).toEqual(["Tea", "Green"]);
  expect(found("green food")).toEqual(["Green"]);
  expect(found("Food › Tea")).toEqual(["Tea", "Green"]);
  expect(found(" ")).toHaveLength(4);
  expect(found("coffee")).toEqual([]);
});
