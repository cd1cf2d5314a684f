import { describe, expect, it } from "vitest";
import { choice, defineResource, text } from "../../schema/index.ts";
import { operatorRealm, tenantKind } from "../../schema/testTenancy.ts";
import {
  buildRightsTree,
  getCheckState,
  listPermissions,
  type RightScreen,
  togglePermission,
} from "./rightsTree.ts";

const fields = { name: text({ required: true }) };
const list = { columns: ["name"] } as const;
const suppliers = defineResource("suppliers", {
  api: "member/supplier",
  route: "/stock/supplier",
  access: "config:supplier",
  owner: tenantKind,
  fields,
  list,
  operations: ["create", "edit"],
  actions: { pause: {} },
  calls: { recount: { method: "POST", right: "recount", output: {} } },
});
const storage = defineResource("storage", {
  api: "member/storage",
  route: "/stock/storage",
  access: "stock:storage",
  owner: tenantKind,
  fields,
  list,
  operations: ["edit"],
});
const countries = defineResource("countries", {
  api: "system/country",
  route: "/system/countries",
  access: "system:countries",
  owner: "shared",
  fields,
  list,
});
const tree = buildRightsTree([suppliers, storage, countries], tenantKind);
const findScreen = (name: string): RightScreen => {
  const found = tree
    .flatMap((section) => section.screens)
    .find(({ resource }) => resource.name === name);
  if (!found) throw new Error(name);
  return found;
};

describe("the tree of rights", () => {
  it("has the sections of the menu, and of its own realm alone", () => {
    expect(
      tree.map(({ name, screens }) => [name, screens.map(({ resource }) => resource.name)]),
    ).toEqual([["stock", ["suppliers", "storage"]]]);
    expect(buildRightsTree([suppliers, countries], operatorRealm).map(({ name }) => name)).toEqual([
      "system",
    ]);
  });
  it("names the operations of a screen: read, write, actions, rights of calls", () => {
    expect(findScreen("suppliers").rights.map(({ operation }) => operation)).toEqual([
      "view",
      "create",
      "edit",
      "pause",
      "recount",
    ]);
    expect(listPermissions([findScreen("storage")])).toEqual([
      "stock:storage",
      "stock:storage:edit",
    ]);
  });
  it("counts the granted rights", () => {
    const all = listPermissions([findScreen("storage")]);
    expect(getCheckState(all, new Set())).toBe("none");
    expect(getCheckState(all, new Set(["stock:storage"]))).toBe("some");
    expect(getCheckState(all, new Set(all))).toBe("all");
  });
});

describe("a resource with views", () => {
  const books = defineResource("books", {
    api: "member/books",
    route: "/books/list",
    access: "books:sell",
    owner: tenantKind,
    fields: { ...fields, status: choice(["onSale", "inWarehouse"]) },
    list: { columns: ["name"], tabs: "status", visibleTabs: ["onSale"] },
    views: {
      outlist: { route: "/books/outlist", access: "books:out", tabs: ["inWarehouse"] },
      publish: { route: "/books/publish", access: "books:publish", screen: "create" },
    },
    operations: ["create", "edit"],
  });
  const [section] = buildRightsTree([books], tenantKind);
  it("is a screen each, with rights of its own", () => {
    expect(
      section?.screens.map(({ resource, rights }) => [
        resource.view,
        rights.map(({ operation }) => operation).join(),
      ]),
    ).toEqual([
      [null, "view,edit"],
      ["outlist", "view,edit"],
      ["publish", "view"],
    ]);
  });
  it("brings along and takes away what belongs to that screen", () => {
    const outlist = section?.screens[1];
    if (!outlist) throw new Error("there is no second screen");
    const held = togglePermission(outlist, ["books:out:edit"], true, new Set(["books:sell"]), true);
    expect([...held].sort()).toEqual(["books:out", "books:out:edit", "books:sell"]);
    expect([...togglePermission(outlist, ["books:out"], false, held, true)]).toEqual([
      "books:sell",
    ]);
  });
});

describe("ticking", () => {
  const screen = findScreen("suppliers");
  const selected = (permissions: string[], on: boolean, held: string[], linked: boolean) =>
    [...togglePermission(screen, permissions, on, new Set(held), linked)].sort();
  it("brings the screen along when linked", () => {
    expect(selected(["config:supplier:edit"], true, [], true)).toEqual([
      "config:supplier",
      "config:supplier:edit",
    ]);
    expect(selected(["config:supplier:edit"], true, [], false)).toEqual(["config:supplier:edit"]);
  });
  it("removes the rights with a linked screen, and leaves other screens unchanged", () => {
    const held = ["config:supplier", "config:supplier:edit", "stock:storage"];
    expect(selected(["config:supplier"], false, held, true)).toEqual(["stock:storage"]);
    expect(selected(["config:supplier"], false, held, false)).toEqual([
      "config:supplier:edit",
      "stock:storage",
    ]);
    expect(selected(["config:supplier:edit"], false, held, true)).toEqual([
      "config:supplier",
      "stock:storage",
    ]);
  });
});
