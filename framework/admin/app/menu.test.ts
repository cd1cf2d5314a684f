import { describe, expect, it } from "vitest";
import { type Actor, choice, defineResource, type Owner, text } from "../../schema/index.ts";
import { buildMenu, findResource, findSection } from "./menu.ts";

const declare = (name: string, route: string, access: string, owner: Owner = "shop") =>
  defineResource(name, {
    api: name,
    route,
    access,
    owner,
    fields: { name: text() },
    list: { columns: ["name"] },
  });
const resources = [
  declare("suppliers", "/stock/supplier", "config:supplier"),
  declare("departments", "/org/dept", "org:dept"),
  declare("warehouses", "/stock/storage", "stock:storage"),
  declare("stored", "/stock/storageStock", "stock:storageStock"),
  declare("countries", "/platform/countries", "platform:countries", "shared"),
  declare("shops", "/platform/shops", "platform:shops", "platform"),
];
const actor = (given: Partial<Actor>): Actor => ({
  id: 1,
  name: "Mei",
  realm: "shop",
  tenantId: 1,
  roles: [],
  permissions: [],
  ...given,
});
const shown = (given: Partial<Actor>) =>
  buildMenu(resources, actor(given)).map(({ name, items }) => [
    name,
    items.map((item) => item.name),
  ]);

const goods = defineResource("goods", {
  api: "member/goods",
  route: "/goods/list",
  path: "/goods",
  access: "goods:sell",
  owner: "shop",
  fields: { name: text(), status: choice(["onSale", "inWarehouse"]) },
  list: { columns: ["name"], tabs: "status", visibleTabs: ["onSale"] },
  views: {
    outlist: { route: "/goods/outlist", access: "goods:out", tabs: ["inWarehouse"] },
    publish: { route: "/publish/goods", access: "goods:publish", screen: "create" },
  },
});

it("a list behind another one's route and right is reached from there", () => {
  const all = [
    declare("files", "/shop/files", "shop:files"),
    declare("folders", "/shop/files/folders", "shop:files"),
  ];
  const items = buildMenu(all, actor({ roles: ["admin"] })).flatMap((section) => section.items);
  expect(items.map(({ name }) => name)).toEqual(["files"]);
  const apart = [
    declare("files", "/shop/files", "shop:files"),
    declare("notes", "/shop/files/notes", "shop:notes"),
  ];
  expect(
    buildMenu(apart, actor({ roles: ["admin"] })).flatMap((section) => section.items),
  ).toHaveLength(2);
});

describe("a resource with views", () => {
  const all = [goods, declare("relations", "/goods/relation", "goods:relation")];
  const at = (pathname: string, given: Partial<Actor> = { roles: ["admin"] }) => {
    const found = findResource(all, pathname, actor(given));
    return found && [found.name, found.view];
  };
  it("is in the menu once per view that the actor can open, each in the section of its route", () => {
    const entries = (given: Partial<Actor>) =>
      buildMenu(all, actor(given)).map(({ name, items }) => [
        name,
        items.map(({ route }) => route),
      ]);
    expect(entries({ roles: ["admin"] })).toEqual([
      ["goods", ["/goods/list", "/goods/outlist", "/goods/relation"]],
      ["publish", ["/publish/goods"]],
    ]);
    expect(entries({ permissions: ["goods:out", "goods:sell:edit"] })).toEqual([
      ["goods", ["/goods/outlist"]],
    ]);
  });
  it("marks its list on the screens of its records, or the first open view", () => {
    expect(at("/goods/list")).toEqual(["goods", null]);
    expect(at("/goods/edit/1")).toEqual(["goods", null]);
    expect(at("/goods/edit/1", { permissions: ["goods:out"] })).toEqual(["goods", "outlist"]);
    expect(at("/goods/outlist")).toEqual(["goods", "outlist"]);
    expect(at("/publish/goods")).toEqual(["goods", "publish"]);
    expect(at("/goods/relation/edit/1")).toEqual(["relations", null]);
    expect(at("/goods/anything")).toBeUndefined();
    expect(findSection(all, "/goods/show/1")).toBe("goods");
  });
});

describe("the menu", () => {
  it("shows a main account everything of its own realm, and nothing of the platform's", () => {
    expect(shown({ roles: ["admin"] })).toEqual([
      ["stock", ["suppliers", "warehouses", "stored"]],
      ["org", ["departments"]],
    ]);
  });
  it("shows a role what it may look at, and no empty section", () => {
    expect(shown({ permissions: ["stock:storage", "platform:shops"] })).toEqual([
      ["stock", ["warehouses"]],
    ]);
  });
  it("shows the platform nothing of a shop", () => {
    expect(shown({ realm: "platform", tenantId: null, roles: ["admin"] })).toEqual([
      ["platform", ["countries", "shops"]],
    ]);
  });
  it("matches the path by whole steps", () => {
    expect(findResource(resources, "/stock/storageStock/show/3")?.name).toBe("stored");
    expect(findSection(resources, "/stock/storage/edit/3")).toBe("stock");
    expect(findSection(resources, "/dashboard")).toBeNull();
  });
});
