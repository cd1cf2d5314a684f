import { describe, expect, it } from "vitest";
import { type Actor, choice, defineResource, type Owner, text } from "../../schema/index.ts";
import { operatorRealm, tenantKind } from "../../schema/testTenancy.ts";
import { buildMenu, findResource, findSection } from "./menu.ts";

const declare = (name: string, route: string, access: string, owner: Owner = tenantKind) =>
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
  declare("countries", "/system/countries", "system:countries", "shared"),
  declare("branches", "/system/branches", "system:branches", operatorRealm),
];
const actor = (given: Partial<Actor>): Actor => ({
  id: 1,
  name: "Mei",
  realm: tenantKind,
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

const books = defineResource("books", {
  api: "member/books",
  route: "/books/list",
  path: "/books",
  access: "books:sell",
  owner: tenantKind,
  fields: { name: text(), status: choice(["onSale", "inWarehouse"]) },
  list: { columns: ["name"], tabs: "status", visibleTabs: ["onSale"] },
  views: {
    outlist: { route: "/books/outlist", access: "books:out", tabs: ["inWarehouse"] },
    publish: { route: "/publish/books", access: "books:publish", screen: "create" },
  },
});

it("a list behind another one's route and right is reached from there", () => {
  const all = [
    declare("files", "/desk/files", "desk:files"),
    declare("folders", "/desk/files/folders", "desk:files"),
  ];
  const items = buildMenu(all, actor({ roles: ["admin"] })).flatMap((section) => section.items);
  expect(items.map(({ name }) => name)).toEqual(["files"]);
  const apart = [
    declare("files", "/desk/files", "desk:files"),
    declare("notes", "/desk/files/notes", "desk:notes"),
  ];
  expect(
    buildMenu(apart, actor({ roles: ["admin"] })).flatMap((section) => section.items),
  ).toHaveLength(2);
});

describe("a resource with views", () => {
  const all = [books, declare("relations", "/books/relation", "books:relation")];
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
      ["books", ["/books/list", "/books/outlist", "/books/relation"]],
      ["publish", ["/publish/books"]],
    ]);
    expect(entries({ permissions: ["books:out", "books:sell:edit"] })).toEqual([
      ["books", ["/books/outlist"]],
    ]);
  });
  it("marks its list on the screens of its records, or the first open view", () => {
    expect(at("/books/list")).toEqual(["books", null]);
    expect(at("/books/edit/1")).toEqual(["books", null]);
    expect(at("/books/edit/1", { permissions: ["books:out"] })).toEqual(["books", "outlist"]);
    expect(at("/books/outlist")).toEqual(["books", "outlist"]);
    expect(at("/publish/books")).toEqual(["books", "publish"]);
    expect(at("/books/relation/edit/1")).toEqual(["relations", null]);
    expect(at("/books/anything")).toBeUndefined();
    expect(findSection(all, "/books/show/1")).toBe("books");
  });
});

describe("the menu", () => {
  it("shows a main account everything of its own realm, and nothing of the operator's", () => {
    expect(shown({ roles: ["admin"] })).toEqual([
      ["stock", ["suppliers", "warehouses", "stored"]],
      ["org", ["departments"]],
    ]);
  });
  it("shows a role what it may look at, and no empty section", () => {
    expect(shown({ permissions: ["stock:storage", "system:branches"] })).toEqual([
      ["stock", ["warehouses"]],
    ]);
  });
  it("shows the operator nothing of a tenant", () => {
    expect(shown({ realm: operatorRealm, tenantId: null, roles: ["admin"] })).toEqual([
      ["system", ["countries", "branches"]],
    ]);
  });
  it("matches the path by whole steps", () => {
    expect(findResource(resources, "/stock/storageStock/show/3")?.name).toBe("stored");
    expect(findSection(resources, "/stock/storage/edit/3")).toBe("stock");
    expect(findSection(resources, "/dashboard")).toBeNull();
  });
});
