import { describe, expect, it } from "vitest";
import {
  type Actor,
  can,
  canOpen,
  checkDeclarations,
  choice,
  defineResource,
  getAccess,
  listMenuItemPermissions,
  listMenuItems,
  listRights,
  type Resource,
  text,
  toPermission,
} from "./index.ts";
import { operatorRealm, tenantKind } from "./testTenancy.ts";

const declared = {
  api: "member/books",
  route: "/books/list",
  path: "/books",
  access: "books:sell",
  owner: tenantKind,
  operations: ["create", "edit"],
  fields: { title: text(), status: choice(["onSale", "inWarehouse", "rejected"]) },
  actions: { takeDown: {} },
  calls: { recount: { right: "recount", output: {} } },
} as const;
const books = defineResource("books", {
  ...declared,
  list: { columns: ["title"], tabs: "status", visibleTabs: ["onSale"] },
  views: {
    outlist: {
      route: "/books/outlist",
      access: "books:out",
      tabs: ["inWarehouse", "rejected"],
    },
    publish: { route: "/books/publish", access: "books:publish", screen: "create" },
  },
});
const [list, outlist, publish] = listMenuItems(books) as [Resource, Resource, Resource];
const staff = (...permissions: string[]): Actor => ({
  id: 2,
  name: "Mia",
  realm: tenantKind,
  tenantId: 1,
  roles: [],
  permissions,
});

describe("a resource with views", () => {
  it("has an entry of the menu for each, the same each time", () => {
    expect(list).toBe(books);
    expect(
      [list, outlist, publish].map(({ route, visibleTabs: shown, view }) => [view, route, shown]),
    ).toEqual([
      [null, "/books/list", ["onSale"]],
      ["outlist", "/books/outlist", ["inWarehouse", "rejected"]],
      ["publish", "/books/publish", null],
    ]);
    expect(listMenuItems(books)[1]).toBe(outlist);
    expect([list, outlist, publish].map(getAccess)).toEqual([
      "books:sell",
      "books:out",
      "books:publish",
    ]);
  });
  it("declares the rights of each list below its own permission, and making below none", () => {
    expect(listMenuItemPermissions(outlist)).toEqual([
      "books:out",
      "books:out:edit",
      "books:out:takeDown",
      "books:out:recount",
    ]);
    expect(listMenuItemPermissions(publish)).toEqual(["books:publish"]);
    expect(listRights(books)).toEqual([
      "books:sell",
      "books:sell:edit",
      "books:sell:takeDown",
      "books:sell:recount",
      ...listMenuItemPermissions(outlist),
      "books:publish",
    ]);
  });
});

describe("who holds one of its permissions", () => {
  it("reads its rows, and opens that screen alone", () => {
    for (const entry of [list, outlist, publish]) {
      const actor = staff(getAccess(entry));
      expect(can(actor, books, "view")).toBe(true);
      expect([list, outlist, publish].filter((one) => canOpen(actor, one))).toEqual([entry]);
    }
    expect(can(staff("books:sell:edit"), books, "view")).toBe(false);
  });
  it("does what that list's rights grant, on every row", () => {
    expect(can(staff("books:out", "books:out:edit"), books, "edit")).toBe(true);
    expect(can(staff("books:out", "books:out:edit"), books, "takeDown")).toBe(false);
    expect(can(staff("books:sell", "books:out:edit"), books, "edit")).toBe(false);
    expect(can(staff("books:publish", "books:publish:edit"), books, "edit")).toBe(false);
  });
  it("makes records with the permission of the screen that makes them, and no other", () => {
    expect(can(staff("books:publish"), books, "create")).toBe(true);
    expect(can(staff("books:sell", "books:sell:create"), books, "create")).toBe(false);
    expect(toPermission(books, "create")).toBe("books:publish");
  });
  it("reports the missing right below the list that is open", () => {
    expect(toPermission(books, "edit", staff("books:out"))).toBe("books:out:edit");
    expect(toPermission(books, "edit", staff())).toBe("books:sell:edit");
    expect(toPermission(outlist, "view", staff())).toBe("books:out");
  });
  it("has no actor of the other realm, and includes every owner", () => {
    const owner = { ...staff(), roles: ["admin"] };
    expect([list, outlist, publish].every((entry) => canOpen(owner, entry))).toBe(true);
    const operator: Actor = { ...owner, realm: operatorRealm, tenantId: null };
    expect([list, outlist, publish].some((entry) => canOpen(operator, entry))).toBe(false);
  });
});

describe("calls with a path of their own", () => {
  const quality = (path: string, more: object = {}) =>
    checkDeclarations([
      defineResource("books", {
        ...declared,
        list: { columns: ["title"] },
        calls: { query: { path, output: {} }, ...more },
      }),
    ]).map(({ code }) => code);
  it("may follow the resource's route, but not occupy another's", () => {
    expect(quality("member/booksQuality/query")).toEqual([]);
    expect(quality("member/books/getList")).toEqual(["E134"]);
    expect(quality("member/books/takeDown")).toEqual(["E134"]);
    expect(
      quality("member/quality/add", { add: { path: "member/quality/add", output: {} } }),
    ).toEqual(["E134"]);
    expect(quality("/member/quality")).toEqual(["E134"]);
    expect(quality("member/quality/add", { tree: { unwrap: "list", output: {} } })).toEqual([
      "E135",
    ]);
  });
});

describe("mistakes in views", () => {
  const codes = (more: object) =>
    checkDeclarations([
      defineResource("books", { ...declared, list: { columns: ["title"] }, ...more } as never),
    ]).map(({ code }) => code);
  const tabs = { columns: ["title"], tabs: "status" };
  it("are named, and what is right is not", () => {
    expect(checkDeclarations([books])).toEqual([]);
    expect(codes({ path: "books" })).toEqual(["E150"]);
    expect(codes({ path: "/books/" })).toEqual(["E150"]);
    expect(codes({ list: { ...tabs, visibleTabs: ["sold"] } })).toEqual(["E155"]);
    expect(codes({ list: { ...tabs, visibleTabs: [] } })).toEqual(["E155"]);
    expect(codes({ list: { columns: ["title"], visibleTabs: ["onSale"] } })).toEqual(["E155"]);
  });
  it("are found in each line of the to-do list", () => {
    const line = (toDo: object) => codes({ list: tabs, toDo });
    expect(line({ onSale: { actions: ["takeDown"] } })).toEqual([]);
    expect(line({ sold: {} })).toEqual(["E156"]);
    expect(line({ onSale: { actions: ["takeOff"] } })).toEqual(["E156"]);
    expect(line({ onSale: { due: "title" } })).toEqual(["E156"]);
  });
  it("are found in each view", () => {
    const view = (more: object) =>
      codes({
        list: tabs,
        views: { out: { route: "/books/out", access: "books:out", tabs: ["onSale"], ...more } },
      });
    expect(view({})).toEqual([]);
    expect(view({ tabs: ["sold"] })).toEqual(["E155"]);
    expect(view({ access: "books" })).toEqual(["E142"]);
    expect(view({ access: "books:sell" })).toEqual(["E153"]);
    expect(view({ route: "books/out" })).toEqual(["E143"]);
    expect(view({ route: "/books/add" })).toEqual(["E001"]);
    const maker = { route: "/books/publish", access: "books:publish", screen: "create" };
    expect(codes({ views: { publish: maker }, operations: ["edit"] })).toEqual(["E154"]);
    expect(
      codes({
        views: { publish: maker, more: { ...maker, route: "/books/more", access: "books:more" } },
      }),
    ).toEqual(["E154"]);
    expect(codes({ owner: "shared", views: { publish: maker } })).toEqual(["E151"]);
  });
  it("are paths that two resources share", () => {
    const one = defineResource("one", { ...declared, list: { columns: ["title"] } });
    const other = defineResource("other", {
      ...declared,
      api: "member/other",
      route: "/books",
      path: "/books",
      list: { columns: ["title"] },
    });
    expect(checkDeclarations([one, other]).map(({ code }) => code)).toContain("E001");
  });
});
