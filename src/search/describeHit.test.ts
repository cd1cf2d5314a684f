import { expect, test } from "vitest";
import type { AdminRecord } from "../../framework/admin/provider.ts";
import { computed, defineKind, money, text } from "../../framework/schema/index.ts";
import { categories } from "../../resources/goods/index.ts";
import { orders } from "../../resources/orders/index.ts";
import { describeHit, isExactHit } from "./describeHit.ts";

const record: AdminRecord = {
  id: 7,
  version: 1,
  number: "#1042",
  orderNo: "20261123084955214802",
  memberName: "Chen",
  receiveName: "Chen",
  payPrice: 18270,
  status: "unshipped",
  lines: [{ goodsName: { en: "Pepper" }, mainImg: "/files/1/pepper.jpg" }],
};

test("a hit shows the picture of its first line, the buyer once, and the amount", () => {
  expect(describeHit(orders, record, "#1042", "en")).toEqual({
    image: "/files/1/pepper.jpg",
    facts: "Chen",
    amount: "A$182.70",
  });
  expect(describeHit(orders, record, "#1042", "en").facts.match(/Chen/g)).toHaveLength(1);
});

test("who receives an order is shown where it is what was searched for", () => {
  const toOther = { ...record, receiveName: "Lin Mei" };
  expect(describeHit(orders, toOther, "#1042", "en").facts).toBe("Chen");
  expect(describeHit(orders, toOther, "#1042", "en", "1042").facts).toBe("Chen");
  expect(describeHit(orders, toOther, "#1042", "en", "mei").facts).toBe("Chen · Lin Mei");
});

test("a hit of a tree shows the name of the row above it", () => {
  const pepper: AdminRecord = {
    id: 9,
    version: 1,
    name: { en: "Pepper" },
    parent: 3,
    _labels: { parent: "Spices" },
  };
  expect(describeHit(categories, pepper, "Pepper", "en").facts).toBe("Spices");
});

test("a hit shows texts and amounts by their traits, also of a kind that a resource defines", () => {
  const { type } = defineKind<string>()({ ...text.type, name: "callSign", options: [] });
  const { type: fee } = defineKind<number>()({ ...money.type, name: "fee", options: [] });
  const resource = {
    ...orders,
    columns: ["orderNo", "callSign", "fee"],
    sums: [],
    fields: {
      orderNo: text(),
      callSign: computed({ ...text(), type }),
      fee: computed({ ...money(), type: fee }),
    },
  };
  const hit: AdminRecord = { id: 7, version: 1, callSign: "VK2ABC", fee: 250 };
  const { facts, amount } = describeHit(resource, hit, "#1042", "en");
  expect([facts, amount]).toEqual(["VK2ABC", "A$2.50"]);
});

test.each(["1042", "#1042", "20261123084955214802"])("%s names the order exactly", (query) => {
  expect(isExactHit(orders, record, "#1042", query)).toBe(true);
});

test.each(["104", "Chen", ""])("%j does not name the order exactly", (query) => {
  expect(isExactHit(orders, record, "#1042", query)).toBe(false);
});
