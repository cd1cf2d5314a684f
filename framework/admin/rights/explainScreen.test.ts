import { expect, it } from "vitest";
import { choice, defineResource, money, text } from "../../schema/index.ts";
import { createActor, explainScreen } from "./explainScreen.ts";

const goods = defineResource("goods", {
  api: "member/goods",
  route: "/goods/list",
  access: "goods:sell",
  owner: "shop",
  fields: {
    name: text({ required: true }),
    cost: money({ access: "goods:cost" }),
    rank: text({ access: "platform" }),
    status: choice(["onSale", "inWarehouse"], { readOnly: true }),
  },
  list: { columns: ["name"] },
  operations: ["edit", "export"],
  actions: { takeDown: { from: ["onSale"], to: "inWarehouse", if: (row) => row.name.isFilled() } },
});
const explained = (...permissions: string[]) =>
  explainScreen(goods, createActor("shop", permissions));

it("a screen without its right is hidden with everything on it", () => {
  const { why, fields, operations } = explained("goods:sell:edit");
  expect(why).toEqual({ rule: "right", permission: "goods:sell" });
  expect(fields.every((field) => field.why?.rule === "screen")).toBe(true);
  expect(operations.find(({ name }) => name === "edit")?.why).toEqual({ rule: "screen" });
});
it("each field shows whether it is readable and writable, and the rule that forbids it", () => {
  const getWhy = (...permissions: string[]) =>
    Object.fromEntries(
      explained("goods:sell", ...permissions).fields.map(({ name, why }) => [name, why]),
    );
  expect(getWhy()).toEqual({
    name: null,
    cost: { rule: "fieldRight", permission: "goods:cost" },
    rank: { rule: "operator" },
    status: { rule: "readOnly" },
  });
  expect(getWhy("goods:cost").cost).toBeNull();
});
it("each button shows the right it lacks, and the conditions for everybody", () => {
  expect(explained("goods:sell", "goods:sell:takeDown").operations).toEqual([
    {
      name: "edit",
      why: { rule: "right", permission: "goods:sell:edit" },
      from: [],
      conditionFields: [],
    },
    {
      name: "export",
      why: { rule: "right", permission: "goods:sell:export" },
      from: [],
      conditionFields: [],
    },
    { name: "takeDown", why: null, from: ["onSale"], conditionFields: ["name"] },
  ]);
});
