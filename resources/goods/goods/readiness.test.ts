import { describe, expect, test } from "vitest";
import { countReadiness, type Goods, listReadiness } from "./readiness.ts";

const sku = {
  id: 1,
  attrPath: "",
  attrName: null,
  code: "W-1",
  barCode: null,
  img: null,
  price: 1200,
  oriPrice: null,
  stock: 3,
  weightKg: null,
  volumeM3: null,
};
const complete: Goods = {
  title: { en: "Wok", zhCN: "炒锅", zhTW: "炒鍋", km: "ខ្ទះ" },
  mainImg: "/files/wok.webp",
  imgs: ["/files/wok.webp"],
  category: 4,
  freightTemplate: 2,
  skus: [sku],
};
const listOpen = (record: Goods) => listReadiness(record).filter(({ isDone }) => !isDone);

describe("the readiness of a product", () => {
  test("is complete with texts, pictures, category, price, stock and shipping", () => {
    expect(listOpen(complete)).toEqual([]);
    expect(listReadiness(complete)).toHaveLength(6);
  });

  test("of an empty product lists all that is required, each with the field that it begins at", () => {
    expect(listOpen({}).map(({ name, path }) => [name, path])).toEqual([
      ["title", "title.en"],
      ["pictures", "mainImg"],
      ["category", "category"],
      ["price", "skus.0.price"],
      ["stock", "skus.0.stock"],
      ["shipping", "freightTemplate"],
      ["language", "title.km"],
    ]);
  });

  test("names the first variant without a price, and is not stopped by one that is sold out", () => {
    const skus = [sku, { ...sku, id: 2, price: 0, stock: 0 }];
    expect(listOpen({ ...complete, skus })).toEqual([
      { name: "price", isDone: false, isOptional: false, path: "skus.1.price" },
      { name: "soldOut", count: 1, isDone: false, isOptional: true, path: "skus.1.stock" },
    ]);
  });

  test("has its pictures with the main one, whether or not the gallery has others", () => {
    expect(listOpen({ ...complete, imgs: [] })).toEqual([]);
    expect(listOpen({ ...complete, mainImg: null }).map(({ name }) => name)).toEqual(["pictures"]);
  });

  test("counts the steps that are needed, so that done and left make up all", () => {
    expect(countReadiness(listReadiness({}))).toEqual({ done: 0, all: 6 });
    const soldOut = { ...complete, skus: [sku, { ...sku, id: 2, stock: 0 }] };
    expect(countReadiness(listReadiness(soldOut))).toEqual({ done: 6, all: 6 });
  });

  test("offers the languages that lack texts, which do not stop the sale", () => {
    const description = { en: "Hand forged" };
    expect(
      listOpen({ ...complete, description }).map(({ language, isOptional, path }) => [
        language,
        isOptional,
        path,
      ]),
    ).toEqual([
      ["zhCN", true, "description.zhCN"],
      ["zhTW", true, "description.zhTW"],
      ["km", true, "description.km"],
    ]);
  });
});
