import { matchRoutes } from "react-router";
import { describe, expect, it } from "vitest";
import { defineResource, text } from "../../framework/schema/index.ts";
import { resourceRoutes } from "./resourceRoutes.tsx";

const declared = {
  access: "stock:thing",
  owner: "shop",
  fields: { name: text() },
  list: { columns: ["name"] },
} as const;
const routes = resourceRoutes([
  defineResource("stored", { ...declared, api: "a", route: "/stock/storage" }),
  defineResource("log", { ...declared, api: "b", route: "/stock/log", operations: ["export"] }),
  defineResource("config", { ...declared, api: "c", route: "/config/config", singleton: true }),
]);
const at = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.handle ?? null;

describe("the routes of declared resources", () => {
  it("stand where the specification has them", () => {
    expect(at("/stock/storage")).toEqual({ resource: "stored", view: "list" });
    expect(at("/stock/storage/add")).toEqual({ resource: "stored", view: "create" });
    expect(at("/stock/storage/edit/3")).toEqual({ resource: "stored", view: "edit" });
    expect(at("/stock/storage/show/3")).toEqual({ resource: "stored", view: "show" });
    expect(at("/stock")).toBeNull();
  });
  it("leave out what cannot be done", () => {
    expect(at("/stock/log/add")).toBeNull();
    expect(at("/stock/log/show/1")).toEqual({ resource: "log", view: "show" });
    expect(at("/config/config/add")).toBeNull();
  });
});
