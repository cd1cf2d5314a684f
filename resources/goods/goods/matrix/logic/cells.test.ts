import { expect, test } from "vitest";
import { decimal, image, integer, money, text } from "../../../../../framework/schema/index.ts";
import { readBlock, readNames, writeBlock } from "./blocks.ts";
import { formatCell, listColumns, parseTypedCell, readCell } from "./cellText.ts";
import { createFiller, findMatchingPaths } from "./fill.ts";
import { findMatrixIssues } from "./findMatrixIssues.ts";
import { pasteRange, toRange } from "./range.ts";

const price = money({ required: true });
const weight = decimal({ decimals: 2, unit: "kg" });

test("money is read as a spreadsheet writes it, and what is none stays as it was typed", () => {
  for (const typed of ["1,234.50", "A$1234.5", " $1,234.50 ", "1234.50"])
    expect(readCell(price, typed)).toBe(123450);
  expect(readCell(price, "12 or so")).toBe("12 or so");
  expect(readCell(price, "1.999")).toBe("1.999");
  expect(readCell(price, " ")).toBeNull();
  expect(parseTypedCell(price, 123450)).toBe("1234.50");
  expect(formatCell(price, 123450)).toBe("1,234.50");
  expect(readCell(text(), " 0930 ")).toBe("0930");
});
test("the columns are what is typed, the picture first", () => {
  const fields = {
    attrPath: text(),
    attrName: text({ readOnly: true }),
    code: text(),
    price,
    img: image(),
  };
  expect(listColumns(fields).map(({ name }) => name)).toEqual(["img", "price", "code"]);
});
test("a block of a spreadsheet is read with its quotes, and written so that it is read the same", () => {
  expect(readBlock('a\tb\r\n"c ""1"""\t"d\ne"\r\n')).toEqual([
    ["a", "b"],
    ['c "1"', "d\ne"],
  ]);
  expect(readBlock('12" pan\t"wide')).toEqual([['12" pan', '"wide']]);
  expect(readBlock("\n")).toEqual([[""]]);
  const block = [
    ['a"b', "c\td"],
    ["", "e\nf"],
  ];
  expect(readBlock(writeBlock(block))).toEqual(block);
});
test("names are pasted a line each, or between commas of any script", () => {
  expect(readNames("Red\r\nBlue\n\nGreen")).toEqual(["Red", "Blue", "Green"]);
  expect(readNames("红，蓝、绿\tWhite, Black")).toEqual(["红", "蓝", "绿", "White", "Black"]);
});
test("a block that fits into the selection fills it, and another lies from its first cell on", () => {
  const selected = toRange({ row: 5, column: 2 }, { row: 2, column: 1 });
  expect(pasteRange(selected, 2, 1)).toEqual(selected);
  expect(pasteRange(selected, 3, 2)).toEqual({ top: 2, bottom: 4, left: 1, right: 2 });
});
test("filling sets, adds a percentage or an amount, and brings to an ending", () => {
  const by = (way: "set" | "percent" | "add" | "ending", text: string) =>
    createFiller(price, { way, text }) ?? (() => "nothing");
  expect(by("set", "A$12")(null)).toBe(1200);
  expect(by("percent", "10")(1999)).toBe(2199);
  expect(by("percent", "-10%")(1999)).toBe(1799);
  expect(by("percent", "10")(null)).toBeNull();
  expect(by("add", "1.5")(1999)).toBe(2149);
  expect(by("add", "-30")(1999)).toBe(0);
  expect([1230, 1250, 1245, 1294, 30, 10].map(by("ending", ".95"))).toEqual([
    1195, 1295, 1295, 1295, 95, 95,
  ]);
  expect([1230, 1260].map(by("ending", "0"))).toEqual([1200, 1300]);
  expect(createFiller(weight, { way: "percent", text: "5" })?.(1.37)).toBe(1.44);
  expect(createFiller(integer(), { way: "percent", text: "50" })?.(3)).toBe(5);
  expect(createFiller(price, { way: "set", text: "many" })).toBeNull();
});
test("a filter selects values attribute by attribute", () => {
  const attributes = [
    {
      id: 1,
      name: "Colour",
      values: [
        { id: 3, name: "Red" },
        { id: 4, name: "Blue" },
      ],
    },
    { id: 2, name: "Size", values: [{ id: 5, name: "S" }] },
  ];
  const paths = ["3,5", "4,5"];
  expect(findMatchingPaths(attributes, paths, { 1: [4] })).toEqual(["4,5"]);
  expect(findMatchingPaths(attributes, paths, { 1: [], 2: [5] })).toEqual(paths);
});
test("a price above the original, a new row without stock, and a code that is there twice are wrong", () => {
  const rows = [
    { id: 1, price: 1200, oriPrice: 1100, stock: 0, code: "A-1" },
    { price: 1200, oriPrice: null, stock: 0, code: "a-1 " },
    { price: "12 or so", oriPrice: 100, stock: 3, code: null },
  ];
  expect(findMatrixIssues(rows, { path: "skus.", stocked: true })).toEqual({
    "skus.0.price": { key: "resources.goods.validation.aboveOriginal" },
    "skus.1.stock": { key: "validation.min", params: { min: 1 } },
    "skus.1.code": { key: "validation.unique" },
  });
  expect(Object.keys(findMatrixIssues(rows))).toEqual(["0.price", "1.code"]);
});
