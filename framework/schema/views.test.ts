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

const declared = {
  api: "member/goods",
  route: "/goods/list",
  path: "/goods",
  access: "goods:sell",
  owner: "shop",
  operations: ["create", "edit"],
  fields: { title: text(), status: choice(["onSale", "inWarehouse", "rejected"]) },
  actions: { takeDown: {} },
  calls: { recount: { right: "recount", output: {} } },
} as const;
const goods = defineResource("goods", {
  ...declared,
  list: { columns: ["title"], tabs: "status", visibleTabs: ["onSale"] },
  views: {
    outlist: {
      route: "/goods/outlist",
      access: "goods:out",
      tabs: ["inWarehouse", "rejected"],
    },
    publish: { route: "/goods/publish", access: "goods:publish", screen: "create" },
  },
});
const [list, outlist, publish] = listMenuItems(goods) as [Resource, Resource, Resource];
const staff = (...permissions: string[]): Actor => ({
  id: 2,
  name: "Mia",
  realm: "shop",
  tenantId: 1,
  roles: [],
  permissions,
});

describe("a resource with views", () => {
  it("has an entry of the menu for each, the same each time", () => {
    expect(list).toBe(goods);
    expect(
      [list, outlist, publish].map(({ route, visibleTabs: shown, view }) => [view, route, shown]),
    ).toEqual([
      [null, "/goods/list", ["onSale"]],
      ["outlist", "/goods/outlist", ["inWarehouse", "rejected"]],
      ["publish", "/goods/publish", null],
    ]);
    expect(listMenuItems(goods)[1]).toBe(outlist);
    expect([list, outlist, publish].map(getAccess)).toEqual([
      "goods:sell",
      "goods:out",
      "goods:publish",
    ]);
  });
  it("declares the rights of each list below its own permission, and making below none", () => {
    expect(listMenuItemPermissions(outlist)).toEqual([
      "goods:out",
      "goods:out:edit",
      "goods:out:takeDown",
      "goods:out:recount",
    ]);
    expect(listMenuItemPermissions(publish)).toEqual(["goods:publish"]);
    expect(listRights(goods)).toEqual([
      "goods:sell",
      "goods:sell:edit",
      "goods:sell:takeDown",
      "goods:sell:recount",
      ...listMenuItemPermissions(outlist),
      "goods:publish",
    ]);
  });
});

describe("who holds one of its permissions", () => {
  it("reads its rows, and opens that screen alone", () => {
    for (const entry of [list, outlist, publish]) {
      const actor = staff(getAccess(entry));
      expect(can(actor, goods, "view")).toBe(true);
      expect([list, outlist, publish].filter((one) => canOpen(actor, one))).toEqual([entry]);
    }
    expect(can(staff("goods:sell:edit"), goods, "view")).toBe(false);
  });
  it("does what that list's rights grant, on every row", () => {
    expect(can(staff("goods:out", "goods:out:edit"), goods, "edit")).toBe(true);
    expect(can(staff("goods:out", "goods:out:edit"), goods, "takeDown")).toBe(false);
    expect(can(staff("goods:sell", "goods:out:edit"), goods, "edit")).toBe(false);
    expect(can(staff("goods:publish", "goods:publish:edit"), goods, "edit")).toBe(false);
  });
  it("makes records with the permission of the screen that makes them, and no other", () => {
    expect(can(staff("goods:publish"), goods, "create")).toBe(true);
    expect(can(staff("goods:sell", "goods:sell:create"), goods, "create")).toBe(false);
    expect(toPermission(goods, "create")).toBe("goods:publish");
  });
  it("reports the missing right below the list that is open", () => {
    expect(toPermission(goods, "edit", staff("goods:out"))).toBe("goods:out:edit");
    expect(toPermission(goods, "edit", staff())).toBe("goods:sell:edit");
    expect(toPermission(outlist, "view", staff())).toBe("goods:out");
  });
  it("has no actor of the other realm, and includes every owner", () => {
    const owner = { ...staff(), roles: ["admin"] };
    expect([list, outlist, publish].every((entry) => canOpen(owner, entry))).toBe(true);
    const platform: Actor = { ...owner, realm: "platform", tenantId: null };
    expect([list, outlist, publish].some((entry) => canOpen(platform, entry))).toBe(false);
  });
});

describe("calls with a path of their own", () => {
  const quality = (path: string, more: object = {}) =>
    checkDeclarations([
      defineResource("goods", {
        ...declared,
        list: { columns: ["title"] },
        calls: { query: { path, output: {} }, ...more },
      }),
    ]).map(({ code }) => code);
  it("may follow the resource's route, but not occupy another's", () => {
    expect(quality("member/goodsQuality/query")).toEqual([]);
    expect(quality("member/goods/getList")).toEqual(["E134"]);
    expect(quality("member/goods/takeDown")).toEqual(["E134"]);
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
      defineResource("goods", { ...declared, list: { columns: ["title"] }, ...more } as never),
    ]).map(({ code }) => code);
  const tabs = { columns: ["title"], tabs: "status" };
  it("are named, and what is right is not", () => {
    expect(checkDeclarations([goods])).toEqual([]);
    expect(codes({ path: "goods" })).toEqual(["E150"]);
    expect(codes({ path: "/goods/" })).toEqual(["E150"]);
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
        views: { out: { route: "/goods/out", access: "goods:out", tabs: ["onSale"], ...more } },
      });
    expect(view({})).toEqual([]);
    expect(view({ tabs: ["sold"] })).toEqual(["E155"]);
    expect(view({ access: "goods" })).toEqual(["E142"]);
    expect(view({ access: "goods:sell" })).toEqual(["E153"]);
    expect(view({ route: "goods/out" })).toEqual(["E143"]);
    expect(view({ route: "/goods/add" })).toEqual(["E001"]);
    const maker = { route: "/goods/publish", access: "goods:publish", screen: "create" };
    expect(codes({ views: { publish: maker }, operations: ["edit"] })).toEqual(["E154"]);
    expect(
      codes({
        views: { publish: maker, more: { ...maker, route: "/goods/more", access: "goods:more" } },
      }),
    ).toEqual(["E154"]);
    expect(codes({ owner: "shared", views: { publish: maker } })).toEqual(["E151"]);
  });
  it("are paths that two resources share", () => {
    const one = defineResource("one", { ...declared, list: { columns: ["title"] } });
    const other = defineResource("other", {
      ...declared,
      api: "member/other",
      route: "/goods",
      path: "/goods",
      list: { columns: ["title"] },
    });
    expect(checkDeclarations([one, other]).map(({ code }) => code)).toContain("E001");
  });
});
