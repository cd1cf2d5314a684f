import { expect, test } from "vitest";
import { inflect, transform } from "./plainLabels.ts";

test.each([
  ["payPrice", "Pay price"],
  ["add_time", "Add time"],
  ["status", "Status"],
])("a field %s without a message is called %s", (name, label) => {
  expect(transform(name, ["underscore", "humanize"])).toBe(label);
});

test("a resource without a message is called by its name, in singular and plural", () => {
  expect(["order", "orders"].map((name) => inflect(name, 1))).toEqual(["order", "order"]);
  expect(["order", "orders"].map((name) => inflect(name, 2))).toEqual(["orders", "orders"]);
});
