import { expect, test } from "vitest";
import { checkDeclarations } from "./checkDeclarations.ts";
import { defineResource, reference, text } from "./index.ts";

const base = (name: string) => ({
  api: `test/${name}`,
  route: `/test/${name}`,
  access: `test:${name}`,
});
const readers = defineResource("readers", {
  ...base("readers"),
  owner: "shared",
  fields: { name: text({ required: true }) },
  list: { columns: ["name"] },
});
const loans = defineResource("loans", {
  ...base("loans"),
  owner: "shared",
  fields: { title: text(), reader: reference("readers", { filter: true }) },
  list: { columns: ["title"] },
});
const cards = (from: "reader" | "number") =>
  defineResource("cards", {
    ...base("cards"),
    owner: "shared",
    fields: { number: text(), reader: reference("readers") },
    list: { columns: ["number"] },
    related: { loans: { by: "reader", from, columns: ["title"] } },
  });
const check = (from: "reader" | "number") =>
  checkDeclarations([readers, loans, cards(from)]).filter(({ code }) => code === "E157");

test("related rows may refer to the same other record as the record of the page", () => {
  expect(cards("reader").related).toEqual([
    { resource: "loans", by: "reader", from: "reader", columns: ["title"] },
  ]);
  expect(check("reader")).toEqual([]);
});

test("a field that refers to no record, or to another one, is named", () => {
  expect(check("number").map(({ message }) => message)).toEqual([
    expect.stringContaining("cards.related.loans"),
  ]);
});
