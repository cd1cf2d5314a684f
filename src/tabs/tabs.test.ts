import { describe, expect, it } from "vitest";
import { type Actor, defineResource, text } from "../../framework/schema/index.ts";
import {
  addTab,
  findNeighbour,
  isPersistent,
  pinnedPath,
  restoreTabs,
  retainTab,
  type Tab,
  without,
} from "./tabs.ts";

const suppliers = defineResource("suppliers", {
  api: "member/supplier",
  route: "/stock/supplier",
  access: "config:supplier",
  owner: "shop",
  fields: { name: text() },
  list: { columns: ["name"] },
});
const list: Tab = {
  path: "/stock/supplier",
  search: "",
  handle: { resource: "suppliers", view: "list" },
};
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
  tenantId: 1,
  roles: [],
  permissions,
});
const paths = (tabs: readonly Tab[]) => tabs.map(({ path }) => path);
const start = restoreTabs(null, [suppliers], actor(["config:supplier"]));

describe("the visited tabs", () => {
  it("begin with the dashboard, which cannot be closed", () => {
    expect(paths(start)).toEqual([pinnedPath]);
    expect(paths(without(start, pinnedPath))).toEqual([pinnedPath]);
  });
  it("hold each page once, with its latest query", () => {
    const tabs = addTab(addTab(addTab(start, list), record), { ...list, search: "?page=2" });
    expect(paths(tabs)).toEqual([pinnedPath, "/stock/supplier", "/stock/supplier/show/5"]);
    expect(tabs[1]?.search).toBe("?page=2");
    expect(addTab(tabs, record)).toBe(tabs);
  });
  it("hold a record once, on the screen that was visited last", () => {
    const edit: Tab = {
      path: "/stock/supplier/edit/5",
      search: "",
      handle: { resource: "suppliers", view: "edit" },
      id: "5",
    };
    const tabs = addTab(addTab(addTab(start, record), list), { ...edit, record: "Bamboo" });
    expect(paths(tabs)).toEqual([pinnedPath, edit.path, list.path]);
    expect(tabs[1]?.record).toBe("Bamboo");
    expect(paths(addTab(tabs, record))).toEqual([pinnedPath, record.path, list.path]);
    expect(paths(addTab(tabs, { ...edit, path: "/stock/supplier/edit/6", id: "6" }))).toEqual([
      ...[pinnedPath, edit.path, list.path],
      "/stock/supplier/edit/6",
    ]);
  });
  it("lead to the right neighbour of what is closed, at the end to the left one", () => {
    const tabs = addTab(addTab(start, list), record);
    expect(findNeighbour(tabs, list.path)).toBe(record);
    expect(findNeighbour(tabs, record.path)).toBe(list);
    expect(paths(retainTab(tabs, record.path))).toEqual([pinnedPath, record.path]);
  });
  it("are restored, except those that the role cannot open", () => {
    const stored = JSON.stringify([...start, { ...list, scroll: { page: 0, table: 300 } }]);
    expect(restoreTabs(stored, [suppliers], actor(["config:supplier"]))[1]?.scroll).toEqual({
      page: 0,
      table: 300,
    });
    expect(paths(restoreTabs(stored, [suppliers], actor([])))).toEqual([pinnedPath]);
    expect(paths(restoreTabs(JSON.stringify("odd"), [], actor([])))).toEqual([pinnedPath]);
  });
  it("omit error pages", () => {
    expect(isPersistent({ title: "notFound" })).toBe(false);
    expect(isPersistent({ title: "info" })).toBe(true);
  });
});
