import { expect, it } from "vitest";
import { defineResource, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { findLevel, listLevels, listPresetPermissions, setLevel } from "./levels.ts";
import { buildRightsTree } from "./rightsTree.ts";

const fields = { name: text({ required: true }) };
const list = { columns: ["name"] } as const;
const suppliers = defineResource("suppliers", {
  api: "member/supplier",
  route: "/stock/supplier",
  access: "stock:supplier",
  owner: tenantKind,
  fields,
  list,
  operations: ["create", "edit", "delete"],
});
const visits = defineResource("visits", {
  api: "member/visit",
  route: "/log/visits",
  access: "log:visits",
  owner: tenantKind,
  fields,
  list,
  operations: [],
});
const screens = buildRightsTree([suppliers, visits], tenantKind).flatMap((one) => one.screens);
const findScreen = (name: string) => {
  const found = screens.find(({ resource }) => resource.name === name);
  if (!found) throw new Error(`no screen of ${name}`);
  return found;
};
const everything = () => true;

it("a screen without operations has two levels, others up to four", () => {
  expect(listLevels(findScreen("suppliers"))).toEqual(["none", "view", "edit", "all"]);
  expect(listLevels(findScreen("visits"))).toEqual(["none", "all"]);
});

it("a level has the permissions below it, and editing deletes nothing", () => {
  const edit = setLevel(findScreen("suppliers"), "edit", new Set(["log:visits"]), everything);
  expect([...edit].sort()).toEqual([
    "log:visits",
    "stock:supplier",
    "stock:supplier:create",
    "stock:supplier:edit",
  ]);
  expect(findLevel(findScreen("suppliers"), edit)).toBe("edit");
  const view = setLevel(findScreen("suppliers"), "view", edit, everything);
  expect(findLevel(findScreen("suppliers"), view)).toBe("view");
  expect(findLevel(findScreen("visits"), view)).toBe("all");
});

it("permissions chosen one by one are no level", () => {
  const held = new Set(["stock:supplier", "stock:supplier:create"]);
  expect(findLevel(findScreen("suppliers"), held)).toBeNull();
});

it("permissions that cannot be granted stay as they are", () => {
  const canGrant = (permission: string) => permission !== "stock:supplier:delete";
  const held = new Set(["stock:supplier", "stock:supplier:delete"]);
  expect([...setLevel(findScreen("suppliers"), "none", held, canGrant)]).toEqual([
    "stock:supplier:delete",
  ]);
  expect(setLevel(findScreen("suppliers"), "all", new Set(), canGrant)).not.toContain(
    "stock:supplier:delete",
  );
});

it("a ready-made role has its level on each of its screens", () => {
  expect(
    listPresetPermissions(screens, { "stock:supplier": "edit" }, (one) => !one.endsWith("create")),
  ).toEqual(["stock:supplier", "stock:supplier:edit"]);
});
