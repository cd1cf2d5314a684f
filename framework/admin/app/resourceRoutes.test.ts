import { matchRoutes } from "react-router";
import { describe, expect, it } from "vitest";
import { choice, defineResource, text } from "../../schema/index.ts";
import { resourceRoutes } from "./resourceRoutes.tsx";

const declared = {
  access: "stock:thing",
  owner: "shop",
  fields: { name: text() },
  list: { columns: ["name"] },
} as const;
const declarations = [
  defineResource("stored", { ...declared, api: "a", route: "/stock/storage" }),
  defineResource("log", { ...declared, api: "b", route: "/stock/log", operations: ["export"] }),
  defineResource("goods", {
    ...declared,
    api: "d",
    route: "/goods/list",
    path: "/goods",
    fields: { name: text(), status: choice(["onSale", "inWarehouse"]) },
    list: { columns: ["name"], tabs: "status" },
    views: {
      outlist: { route: "/goods/outlist", access: "goods:out", tabs: ["inWarehouse"] },
      publish: { route: "/goods/publish", access: "goods:publish", screen: "create" },
    },
  }),
  defineResource("config", { ...declared, api: "c", route: "/config/config", singleton: true }),
];
const routes = resourceRoutes(declarations, { screens: {}, Forbidden: () => null });
const at = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.handle ?? null;

describe("the routes of declared resources", () => {
  it("match the specification", () => {
    expect(at("/stock/storage")).toEqual({ resource: "stored", view: "list" });
    expect(at("/stock/storage/add")).toEqual({ resource: "stored", view: "create" });
    expect(at("/stock/storage/edit/3")).toEqual({ resource: "stored", view: "edit" });
    expect(at("/stock/storage/show/3")).toEqual({ resource: "stored", view: "show" });
    expect(at("/stock")).toBeNull();
  });
  it("have record routes as declared, and a route per view", () => {
    expect(at("/goods/list")).toEqual({ resource: "goods", view: "list" });
    expect(at("/goods/edit/3")).toEqual({ resource: "goods", view: "edit" });
    expect(at("/goods/show/3")).toEqual({ resource: "goods", view: "show" });
    expect(at("/goods/outlist")).toEqual({ resource: "goods", view: "list", entry: "outlist" });
    expect(at("/goods/publish")).toEqual({ resource: "goods", view: "create", entry: "publish" });
    for (const path of [
      "/goods",
      "/goods/add",
      "/goods/list/add",
      "/goods/list/edit/3",
      "/goods/outlist/add",
    ])
      expect(at(path)).toBeNull();
  });
  it("leave out what cannot be done", () => {
    expect(at("/stock/log/add")).toBeNull();
    expect(at("/stock/log/show/1")).toEqual({ resource: "log", view: "show" });
    expect(at("/config/config/add")).toBeNull();
  });
});
