import { expect, it } from "vitest";
import { choice, defineResource, money, text } from "../../schema/index.ts";
import { operatorRealm, tenantKind } from "../../schema/testTenancy.ts";
import { createActor, explainScreen } from "./explainScreen.ts";

const books = defineResource("books", {
  api: "member/books",
  route: "/books/list",
  access: "books:sell",
  owner: tenantKind,
  fields: {
    name: text({ required: true }),
    cost: money({ access: "books:cost" }),
    rank: text({ access: operatorRealm }),
    status: choice(["onSale", "inWarehouse"], { readOnly: true }),
  },
  list: { columns: ["name"] },
  operations: ["edit", "export"],
  actions: { takeDown: { from: ["onSale"], to: "inWarehouse", if: (row) => row.name.isFilled() } },
});
const explained = (...permissions: string[]) =>
  explainScreen(books, createActor(tenantKind, permissions));

it("a screen without its right is hidden with everything on it", () => {
  const { why, fields, operations } = explained("books:sell:edit");
  expect(why).toEqual({ rule: "right", permission: "books:sell" });
  expect(fields.map(({ name }) => name)).toEqual(Object.keys(books.fields));
  expect(fields.map(({ why }) => why?.rule)).toEqual(fields.map(() => "screen"));
  expect(operations.find(({ name }) => name === "edit")?.why).toEqual({ rule: "screen" });
});
it("each field shows whether it is readable and writable, and the rule that forbids it", () => {
  const getWhy = (...permissions: string[]) =>
    Object.fromEntries(
      explained("books:sell", ...permissions).fields.map(({ name, why }) => [name, why]),
    );
  expect(getWhy()).toEqual({
    name: null,
    cost: { rule: "fieldRight", permission: "books:cost" },
    rank: { rule: "operator" },
    status: { rule: "readOnly" },
  });
  expect(getWhy("books:cost").cost).toBeNull();
});
it("each button shows the right it lacks, and the conditions for everybody", () => {
  expect(explained("books:sell", "books:sell:takeDown").operations).toEqual([
    {
      name: "edit",
      why: { rule: "right", permission: "books:sell:edit" },
      from: [],
      conditionFields: [],
    },
    {
      name: "export",
      why: { rule: "right", permission: "books:sell:export" },
      from: [],
      conditionFields: [],
    },
    { name: "takeDown", why: null, from: ["onSale"], conditionFields: ["name"] },
  ]);
});
