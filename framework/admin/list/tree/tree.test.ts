import { describe, expect, it } from "vitest";
import { defineResource, integer, parent, text } from "../../../schema/index.ts";
import { tenantKind } from "../../../schema/testTenancy.ts";
import type { AdminRecord } from "../../provider.ts";
import {
  buildBranches,
  dropPlace,
  listBranches,
  stepPlace,
  toTreeItems,
  withAncestors,
} from "./tree.ts";

const departments = defineResource("departments", {
  api: "member/dept",
  route: "/org/dept",
  access: "org:dept",
  owner: tenantKind,
  fields: { name: text(), above: parent(), sort: integer() },
  list: { columns: ["name"] },
});
const row = (id: number, above: number | null, sort: number): AdminRecord => ({
  id,
  version: 1,
  name: `${id}`,
  above,
  sort,
});
//  1 ─ 3, 4 ─ 5
//  2
//  9 (its parent is not among the rows)
const rows = [
  row(4, 1, 2),
  row(2, null, 2),
  row(1, null, 1),
  row(5, 4, 1),
  row(3, 1, 1),
  row(9, 77, 3),
];
const branches = buildBranches(departments, rows);

describe("a tree", () => {
  it("follows the order of its siblings, and loses no row", () => {
    expect(listBranches(branches).map((one) => one.record.id)).toEqual([1, 3, 4, 5, 2, 9]);
  });
  it("shows what is open, with its place", () => {
    const items = toTreeItems(branches, new Set([1]), null);
    expect(
      items.map((item) => [item.branch.record.id, item.level, item.position, item.siblings]),
    ).toEqual([
      [1, 1, 1, 3],
      [3, 2, 1, 2],
      [4, 2, 2, 2],
      [2, 1, 2, 3],
      [9, 1, 3, 3],
    ]);
  });
  it("retains the ancestors of a match, and expands them", () => {
    const visible = withAncestors(branches, new Set([5]));
    expect([...visible].sort()).toEqual([1, 4, 5]);
    expect(toTreeItems(branches, new Set(), visible).map((item) => item.branch.record.id)).toEqual([
      1, 4, 5,
    ]);
  });
  it("takes a dropped row before, into and after another", () => {
    expect(dropPlace(branches, 2, 4, "before")).toEqual({ parent: 1, before: 4 });
    expect(dropPlace(branches, 2, 4, "inside")).toEqual({ parent: 4, before: null });
    expect(dropPlace(branches, 2, 3, "after")).toEqual({ parent: 1, before: 4 });
    expect(dropPlace(branches, 2, 4, "after")).toEqual({ parent: 1, before: null });
  });
  it("lets no row into itself or below itself", () => {
    expect(dropPlace(branches, 1, 5, "inside")).toBeNull();
    expect(dropPlace(branches, 1, 3, "before")).toBeNull();
    expect(dropPlace(branches, 4, 4, "inside")).toBeNull();
  });
  it("moves by steps of the keyboard", () => {
    expect(stepPlace(branches, 4, "up")).toEqual({ parent: 1, before: 3 });
    expect(stepPlace(branches, 3, "down")).toEqual({ parent: 1, before: null });
    expect(stepPlace(branches, 4, "in")).toEqual({ parent: 3, before: null });
    expect(stepPlace(branches, 3, "out")).toEqual({ parent: null, before: 2 });
    expect(stepPlace(branches, 1, "up")).toBeNull();
    expect(stepPlace(branches, 1, "out")).toBeNull();
  });
});
