import { expect, test } from "vitest";
import { localized, money, rows, text } from "../../schema/index.ts";
import { listChanges } from "./listChanges.ts";

const fields = {
  title: localized({}),
  note: text(),
  variants: rows({ code: text(), price: money() }),
};
const before = {
  title: { en: "Tea", zhCN: "茶" },
  note: null,
  variants: [
    { id: 1, code: "A", price: 100 },
    { id: 2, code: "B", price: 200 },
  ],
};
const summarize = (now: object) =>
  listChanges(fields, before, { ...before, ...now }).map(({ path, count }) => [path, count]);

test("nothing is changed, not even by an empty text in place of none", () => {
  expect(summarize({})).toEqual([]);
  expect(summarize({ title: { en: "Tea", zhCN: "茶", zhTW: null } })).toEqual([]);
});
test("a text is changed in one of its languages", () => {
  expect(summarize({ title: { en: "Tea", zhCN: "茶叶" } })).toEqual([["title.zhCN", 1]]);
});
test("the cells of child rows are counted by column, and the first one is named", () => {
  const variants = [
    { id: 1, code: "A", price: 150 },
    { id: 2, code: "C", price: 250 },
  ];
  expect(summarize({ variants, note: "new" })).toEqual([
    ["note", 1],
    ["variants.1.code", 1],
    ["variants.0.price", 2],
  ]);
});
test("added, removed and moved rows are a change of the whole list", () => {
  expect(summarize({ variants: before.variants.slice(1) })).toEqual([["variants", 1]]);
  expect(summarize({ variants: before.variants.toReversed() })).toEqual([["variants", 1]]);
});
