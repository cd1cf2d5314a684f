import { expect, test } from "vitest";
import { skus } from "../../resources/goods/index.ts";
import { calculateEdit, listEditTargets, parseEdit } from "./parseEdit.ts";

const member = {
  id: 7,
  name: "Mia",
  realm: "shop" as const,
  tenantId: 1,
  roles: [],
  permissions: ["stock:shopStock", "stock:shopStock:edit"],
};
const targets = listEditTargets([skus], member);
const english: Record<string, string> = {
  "resources.skus.fields.stock": "Stock",
  "resources.skus.fields.price": "Price",
};
const chinese: Record<string, string> = {
  "resources.skus.fields.stock": "库存",
  "resources.skus.fields.price": "价格",
};
const parse = (query: string, words = english) => {
  const command = parseEdit(query, targets, (key) => words[key] ?? key);
  return command && { ...command, targets: command.targets.map(({ column }) => column) };
};

test.each([
  ["stock wok +20", english, "stock", "wok", "20", "add"],
  ["Stock carbon steel wok -3", english, "stock", "carbon steel wok", "3", "subtract"],
  ["price coffee 12.50", english, "price", "coffee", "12.50", "set"],
  ["stock HP-1042 5", english, "stock", "HP-1042", "5", "set"],
  ["库存 铁锅 +20", chinese, "stock", "铁锅", "20", "add"],
  ["库存铁锅+20", chinese, "stock", "铁锅", "20", "add"],
  ["价格咖啡12.5", chinese, "price", "咖啡", "12.5", "set"],
] as const)("%s changes the number of one record", (query, words, column, name, digits, change) => {
  expect(parse(query, words)).toEqual({ targets: [column], name, digits, change });
});

test.each(["stock", "stock wok", "stock 20", "stocking wok 20", "wok +20", "12.50", ""])(
  "%j is no edit",
  (query) => {
    expect(parse(query)).toBeNull();
  },
);

test("an actor without the permission has nothing to edit", () => {
  expect(listEditTargets([skus], { ...member, permissions: ["stock:shopStock"] })).toEqual([]);
});

test("a number is set, added and taken away in the units of its field", () => {
  const { price, stock } = skus.fields;
  expect(calculateEdit(price, { digits: "12.50", change: "set" }, 900)).toBe(1250);
  expect(calculateEdit(stock, { digits: "20", change: "add" }, 12)).toBe(32);
  expect(calculateEdit(stock, { digits: "20", change: "subtract" }, 12)).toBeNull();
  expect(calculateEdit(stock, { digits: "2.5", change: "set" }, 12)).toBeNull();
  expect(calculateEdit(stock, { digits: "12", change: "set" }, 12)).toBeNull();
});
