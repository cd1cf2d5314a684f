import { expect, test } from "vitest";
import { type CountLine, hasNumbers, sortLines, sumLines } from "./sortLines.ts";

const toLine = (id: number, variance: number | null, value: number | null): CountLine => ({
  id,
  skuId: id,
  locationId: 1,
  locationCode: "A-1",
  goodsName: { en: "Rice" },
  skuName: null,
  skuCode: null,
  state: variance === null ? "open" : variance === 0 ? "correct" : "deviating",
  countedBy: null,
  recountedBy: null,
  book: null,
  counted: null,
  recounted: null,
  variance,
  value,
});
const lines = [toLine(1, 0, 0), toLine(2, -1, -300), toLine(3, 2, 4920), toLine(4, -3, -3420)];

test("the most valuable deviations come first, and correct lines last", () => {
  expect(sortLines(lines).map(({ id }) => id)).toEqual([3, 4, 2, 1]);
});

test("losses and gains are added up apart", () => {
  expect(sumLines(lines)).toEqual({
    correct: 1,
    missing: { units: -4, value: -3720 },
    found: { units: 2, value: 4920 },
  });
});

test("lines have no numbers before the submission", () => {
  expect(hasNumbers([toLine(1, null, null)])).toBe(false);
  expect(hasNumbers(lines)).toBe(true);
});
