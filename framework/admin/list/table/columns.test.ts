import { describe, expect, it } from "vitest";
import { type Actor, computed, defineResource, money, text } from "../../../schema/index.ts";
import { tenantKind } from "../../../schema/testTenancy.ts";
import {
  listDeclaredColumns,
  orderColumns,
  selectVisibleColumns,
  untouchedColumns,
} from "./columns.ts";

const books = defineResource("books", {
  api: "member/books",
  route: "/books/list",
  access: "books:sell",
  owner: tenantKind,
  fields: {
    title: text({ sortable: true }),
    price: money(),
    profit: computed(money()),
    cost: money({ access: "books:cost" }),
  },
  list: { columns: ["title", "price", "profit", "cost", "addTime"] },
});
const clerk: Actor = {
  id: 1,
  name: "",
  realm: tenantKind,
  tenantId: 1,
  roles: [],
  permissions: ["books:sell"],
};
const named = (columns: readonly { name: string }[]) => columns.map((column) => column.name);

describe("columns", () => {
  it("are hidden by default as the tab declares, where it does", () => {
    const listed = { ...books, hidden: ["cost"], tabHidden: { free: ["price"] } };
    expect(listDeclaredColumns(listed, "free").hidden).toEqual(["price"]);
    expect(listDeclaredColumns(listed, "undefined").hidden).toEqual(["cost"]);
  });
  it("follow the declaration, without what the actor may not read", () => {
    const columns = orderColumns(books, clerk, untouchedColumns);
    expect(named(columns)).toEqual(["title", "price", "profit", "addTime"]);
    expect(columns.filter((column) => column.numeric).map((column) => column.name)).toEqual([
      "price",
      "profit",
    ]);
    expect(columns.filter((column) => column.sortable).map((column) => column.name)).toEqual([
      "title",
      "addTime",
    ]);
  });
  it("follow the member's order, pinned ones first, hidden ones omitted", () => {
    const preference = {
      order: ["addTime", "title"],
      hidden: ["price"],
      pinned: ["profit"],
      widths: {},
    };
    const columns = orderColumns(books, clerk, preference);
    expect(named(columns)).toEqual(["profit", "addTime", "title", "price"]);
    expect(named(selectVisibleColumns(columns, preference))).toEqual([
      "profit",
      "addTime",
      "title",
    ]);
  });
});
