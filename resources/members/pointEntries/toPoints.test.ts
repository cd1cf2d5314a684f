import { expect, test } from "vitest";
import { toPoints } from "./toPoints.ts";

test("PT1: A$77.40 of goods earn 77 points at one for each A$1.00", () => {
  expect(toPoints(7740, 1)).toBe(77);
});
test("PT2: a refund of A$22.14 leaves the points of A$55.26, so 22 are taken back", () => {
  expect(toPoints(7740, 1) - toPoints(7740 - 2214, 1)).toBe(22);
});
test("a level gives more points, never by a float", () => {
  expect(toPoints(7740, 1, 150)).toBe(116);
  expect(toPoints(1000, 1, 110)).toBe(11);
  expect(toPoints(10_000, 1, 107.29)).toBe(107);
});
test("a part of a point is never earned", () => {
  expect([toPoints(99, 1), toPoints(100, 1), toPoints(150, 3), toPoints(0, 5)]).toEqual([
    0, 1, 4, 0,
  ]);
});
