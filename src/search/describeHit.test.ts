import { expect, test } from "vitest";
import type { AdminRecord } from "../../framework/admin/provider.ts";
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
    facts: expect.stringMatching(/Chen/),
    amount: "A$182.70",
  });
  expect(describeHit(orders, record, "#1042", "en").facts.match(/Chen/g)).toHaveLength(1);
});

test.each(["1042", "#1042", "20261123084955214802"])("%s names the order exactly", (query) => {
  expect(isExactHit(orders, record, "#1042", query)).toBe(true);
});

test.each(["104", "Chen", ""])("%j does not name the order exactly", (query) => {
  expect(isExactHit(orders, record, "#1042", query)).toBe(false);
});
