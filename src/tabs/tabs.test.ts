import { describe, expect, it } from "vitest";
import { type Actor, defineResource, text } from "../../framework/schema/index.ts";
import { isKept, neighbourOf, onlyWith, pinnedPath, type Tab, tabsFrom, visited, without } from "./tabs.ts";

const suppliers = defineResource("suppliers", {
  api: "member/supplier",
  route: "/stock/supplier",
  access: "config:supplier",
  owner: "shop",
  fields: { name: text() },
  list: { columns: ["name"] },
});
const list: Tab = { path: "/stock/supplier", search: "", handle: { resource: "suppliers", view: "list" } };
const record: Tab = {
  path: "/stock/supplier/show/5",
  search: "",
  handle: { resource: "suppliers", view: "show" },
  id: "5",
};
const actor = (permissions: string[]): Actor => ({
  id: 1,
  name: "Mei",
  realm: "shop",
  shopId: 1,
  roles: [],
  permissions,
});
const paths = (tabs: readonly Tab[]) => tabs.map(({ path }) => path);
const start = tabsFrom(null, [suppliers], actor(["config:supplier"]));

describe("the visited tabs", () => {
  it("begin with the dashboard, which cannot be closed", () => {
    expect(paths(start)).toEqual([pinnedPath]);
    expect(paths(without(start, pinnedPath))).toEqual([pinnedPath]);
  });
  it("hold each page once, as it was asked last", () => {
    const tabs = visited(visited(visited(start, list), record), { ...list, search: "?page=2" });
    expect(paths(tabs)).toEqual([pinnedPath, "/stock/supplier", "/stock/supplier/show/5"]);
    expect(tabs[1]?.search).toBe("?page=2");
    expect(visited(tabs, record)).toBe(tabs);
  });
  it("lead to the right neighbour of what is closed, at the end to the left one", () => {
    const tabs = visited(visited(start, list), record);
    expect(neighbourOf(tabs, list.path)).toBe(record);
    expect(neighbourOf(tabs, record.path)).toBe(list);
    expect(paths(onlyWith(tabs, record.path))).toEqual([pinnedPath, record.path]);
  });
  it("come back as they were kept, but for what the role opens no more", () => {
    const kept = JSON.stringify([...start, { ...list, scroll: { page: 0, table: 300 } }]);
    expect(tabsFrom(kept, [suppliers], actor(["config:supplier"]))[1]?.scroll).toEqual({ page: 0, table: 300 });
    expect(paths(tabsFrom(kept, [suppliers], actor([])))).toEqual([pinnedPath]);
    expect(paths(tabsFrom(JSON.stringify("odd"), [], actor([])))).toEqual([pinnedPath]);
  });
  it("leave out pages that say that something is missing", () => {
    expect(isKept({ title: "notFound" })).toBe(false);
    expect(isKept({ title: "info" })).toBe(true);
  });
});
