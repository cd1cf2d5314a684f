import { expect, test } from "vitest";
import { isName, toSingular, toTitle } from "./nouns.mjs";

test("developers 13: plurals have their singular", () => {
  const nouns = {
    priceTags: "priceTag",
    boxes: "box",
    shopCategories: "shopCategory",
    news: "news",
    goods: "goods",
    classes: "class",
    branches: "branch",
    purchases: "purchase",
    warehouses: "warehouse",
    prices: "price",
    people: "person",
    giftBoxes: "giftBox",
    addresses: "address",
  };
  expect(Object.keys(nouns).map(toSingular)).toEqual(Object.values(nouns));
});

test("developers 13: a reserved word is no name of a resource", () => {
  expect(isName("default")).toBe(false);
  expect(isName("Price tags")).toBe(false);
  expect(isName("priceTags")).toBe(true);
});

test("a title is a sentence", () => expect(toTitle("priceTags")).toBe("Price tags"));
