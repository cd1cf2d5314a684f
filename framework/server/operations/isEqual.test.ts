import { expect, it } from "vitest";
import { isEqual } from "./isEqual.ts";

it("ignores the order of the keys of an object, at any depth", () => {
  expect(isEqual({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
  expect(isEqual({ a: 1 }, { a: 2 })).toBe(false);
});

it("respects the order of a list", () => {
  expect(isEqual([1, 2], [2, 1])).toBe(false);
});

it("takes an absent value for null, and for nothing else", () => {
  expect(isEqual(undefined, null)).toBe(true);
  expect(isEqual(null, 0)).toBe(false);
  expect(isEqual(undefined, "")).toBe(false);
  expect(isEqual(null, [])).toBe(false);
});

it("distinguishes numbers from their texts", () => {
  expect(isEqual(1, "1")).toBe(false);
});
