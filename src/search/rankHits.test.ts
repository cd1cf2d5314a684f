import { expect, test } from "vitest";
import { rankName, sortByImportance, sortByName } from "./rankHits.ts";

test("a name is the better the more of it was typed", () => {
  expect(rankName("Honey", "honey ")).toBe(0);
  expect(rankName("#1042", "1042")).toBe(0);
  expect(rankName("Honey drops", "honey")).toBe(1);
  expect(rankName("Manuka honey", "honey")).toBe(2);
  expect(rankName("麦卢卡蜂蜜", "蜂蜜")).toBe(3);
  expect(rankName("#1042", "honey")).toBe(4);
});
test("names are sorted by how they match, equal ones as they were", () => {
  const names = ["#1", "Manuka honey", "#2", "Honey", "Raw honey"];
  expect(sortByName(names, (name) => name, "honey")).toEqual([
    "Honey",
    "Manuka honey",
    "Raw honey",
    "#1",
    "#2",
  ]);
});
test("orders come first, and records of the past last", () => {
  const names = [
    "pastOrders",
    "roles",
    "materials",
    "refunds",
    "pastReviews",
    "suppliers",
    "orders",
  ];
  expect(sortByImportance(names, (name) => name)).toEqual([
    "orders",
    "refunds",
    "materials",
    "roles",
    "suppliers",
    "pastReviews",
    "pastOrders",
  ]);
});
