import { expect, test } from "vitest";
import { toCents, toFewestPoints, toShare } from "./pointValue.ts";

test("1,000 points pay A$3.00, and a part of a cent pays nothing", () => {
  expect([1000, 334, 333, 3, 0].map((points) => toCents(points, 300))).toEqual([
    300, 100, 99, 0, 0,
  ]);
});

test("an amount takes the fewest points that pay it", () => {
  expect([300, 299, 1, 0].map((cents) => toFewestPoints(cents, 300))).toEqual([1000, 997, 4, 0]);
  for (const rate of [1, 7, 300, 999, 1000, 100_000])
    for (let cents = 0; cents < 400; cents += 1) {
      const points = toFewestPoints(cents, rate);
      expect(toCents(points, rate)).toBeGreaterThanOrEqual(cents);
      if (points > 0) expect(toCents(points - 1, rate)).toBeLessThan(cents);
    }
  expect(toFewestPoints(300, 0)).toBe(0);
});

test("E14: 1,000 points that paid A$3.00 are refunded in thirds as 333, 333 and 334", () => {
  const upTo = [100, 200, 300].map((part) => toShare(1000, part, 300));
  expect(upTo.map((points, place) => points - (upTo[place - 1] ?? 0))).toEqual([333, 333, 334]);
  expect(toShare(5, 0, 0)).toBe(0);
});
