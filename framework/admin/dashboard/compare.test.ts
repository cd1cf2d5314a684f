import { expect, test } from "vitest";
import { accumulate, compare, roundScale } from "./compare.ts";

test("a figure is compared with the one before it in whole percent", () => {
  expect(compare(118, 100)).toEqual({ percent: 18, direction: "up" });
  expect(compare(98, 100)).toEqual({ percent: 2, direction: "down" });
  expect(compare(5, 5)).toEqual({ percent: 0, direction: "same" });
  expect(compare(5, 0)).toEqual({ percent: null, direction: "up" });
});

test("a day's hours add up to the day", () => {
  expect(accumulate([2, 0, 3])).toEqual([2, 2, 5]);
});

test.each([
  [0, 1],
  [83_500, 100_000],
  [214_000, 250_000],
  [1000, 1000],
])("a scale to %i ends at %i", (highest, end) => {
  expect(roundScale(highest)).toBe(end);
});
