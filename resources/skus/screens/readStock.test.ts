import { expect, test } from "vitest";
import { readStock } from "./readStock.ts";

test.each([
  ["12", 5, 12],
  ["0", 5, 0],
  ["+3", 5, 8],
  ["-3", 5, 2],
  ["−5", 5, 0],
  ["1,200", 5, 1200],
  [" 7 ", 5, 7],
])("%s on %i is %i", (typed, now, next) => expect(readStock(typed, now)).toBe(next));

test.each([["-6"], ["1.5"], ["many"], ["+"], ["9999999999"]])("%s on 5 is no stock", (typed) =>
  expect(readStock(typed, 5)).toBeNull(),
);
test("nothing typed changes nothing", () => expect(readStock("  ", 5)).toBeUndefined());
