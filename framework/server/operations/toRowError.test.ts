import { expect, test } from "vitest";
import { toRowError } from "./toRowError.ts";

test("what a rule throws is the error of its row, also where it is undefined", () => {
  const full = new RangeError("the shelf is full");
  expect(toRowError(full)).toBe(full);
  expect(toRowError("closed")).toBe("closed");
  expect(toRowError(null)).toBeNull();
  expect(toRowError(undefined)).toEqual(new Error("a rule has thrown undefined"));
});
