import { describe, expect, it } from "vitest";
import { type Actor, computed, defineResource, money, text } from "../../../schema/index.ts";
import { orderColumns, reorder, selectVisibleColumns, untouchedColumns } from "./columns.ts";

const goods = defineResource("goods", {
  api: "member/goods",
  route: "/goods/list",
  access: "goods:sell",
  owner: "shop",
  fields: {
    title: text({ sortable: true }),
    price: money(),
    profit: computed(money()),
    cost: money({ access: "goods:cost" }),
  },
  list: { columns: ["title", "price", "profit", "cost", "addTime"] },
});
const clerk: Actor = {
  id: 1,
  name: "",
  realm: "shop",
  tenantId: 1,
  roles: [],
  permissions: ["goods:sell"],
};
const named = (columns: readonly { name: string }[]) => columns.map((column) => column.name);

describe("columns", () => {
  it("follow the declaration, without what the actor may not read", () => {
    const columns = orderColumns(goods, clerk, untouchedColumns);
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
    const columns = orderColumns(goods, clerk, preference);
    expect(named(columns)).toEqual(["profit", "addTime", "title", "price"]);
    expect(named(selectVisibleColumns(columns, preference))).toEqual([
      "profit",
      "addTime",
      "title",
    ]);
  });
  it("move to the position of another", () => {
    expect(reorder(["a", "b", "c"], "a", "c")).toEqual(["b", "c", "a"]);
    expect(reorder(["a", "b", "c"], "c", "a")).toEqual(["c", "a", "b"]);
    expect(reorder(["a", "b"], "x", "a")).toEqual(["a", "b"]);
  });
});
