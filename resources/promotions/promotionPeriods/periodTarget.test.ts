import { expect, test } from "vitest";
import { parsePeriodId } from "./periodTarget.ts";

test("the id of a row names its promotion", () => {
  expect(parsePeriodId(41 * 8 + 1)).toEqual({ kind: "coupon", sourceId: 41 });
  expect(parsePeriodId(7 * 8 + 6)).toEqual({ kind: "giftCard", sourceId: 7 });
  expect(parsePeriodId(16)).toBeNull();
  expect(parsePeriodId(7 * 8 + 7)).toBeNull();
});
