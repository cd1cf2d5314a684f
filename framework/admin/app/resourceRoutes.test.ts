import { matchRoutes } from "react-router";
import { describe, expect, it } from "vitest";
import { choice, defineResource, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { resourceRoutes } from "./resourceRoutes.tsx";

const declared = {
  access: "stock:thing",
  owner: tenantKind,
  fields: { name: text() },
  list: { columns: ["name"] },
} as const;
const declarations = [
  defineResource("stored", { ...declared, api: "a", route: "/stock/storage" }),
  defineResource("log", { ...declared, api: "b", route: "/stock/log", operations: ["export"] }),
  defineResource("books", {
    ...declared,
    api: "d",
    route: "/books/list",
    path: "/books",
    fields: { name: text(), status: choice(["onSale", "inWarehouse"]) },
    list: { columns: ["name"], tabs: "status" },
    views: {
      outlist: { route: "/books/outlist", access: "books:out", tabs: ["inWarehouse"] },
      publish: { route: "/books/publish", access: "books:publish", screen: "create" },
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
    expect(at("/books/list")).toEqual({ resource: "books", view: "list" });
    expect(at("/books/edit/3")).toEqual({ resource: "books", view: "edit" });
    expect(at("/books/show/3")).toEqual({ resource: "books", view: "show" });
    expect(at("/books/outlist")).toEqual({ resource: "books", view: "list", entry: "outlist" });
    expect(at("/books/publish")).toEqual({ resource: "books", view: "create", entry: "publish" });
    for (const path of [
      "/books",
      "/books/add",
      "/books/list/add",
      "/books/list/edit/3",
      "/books/outlist/add",
    ])
      expect(at(path)).toBeNull();
  });
  it("leave out what cannot be done", () => {
    expect(at("/stock/log/add")).toBeNull();
    expect(at("/stock/log/show/1")).toEqual({ resource: "log", view: "show" });
    expect(at("/config/config/add")).toBeNull();
  });
});
