import { expect, test } from "vitest";
import { splitExample } from "./splitExample.ts";

test("a coupon of 15.00 at 60 % costs the platform 9.00 and the shops 6.00", () => {
  const terms = { type: "fullReduction", amount: 15_00, fullAmount: 120_00 } as const;
  expect(splitExample(terms, 60)).toEqual({
    goods: 120_00,
    off: 15_00,
    platform: 9_00,
    shops: 6_00,
  });
});
test("without a minimum the example is of 100.00, and never below nothing", () => {
  expect(splitExample({ type: "discount", discount: 950, fullAmount: 0 }, 100)).toEqual({
    goods: 100_00,
    off: 5_00,
    platform: 5_00,
    shops: 0,
  });
  expect(splitExample({ amount: 150_00, fullAmount: 0 }, 50)?.off).toBe(100_00);
});
test("there is none while terms are missing", () => {
  expect(splitExample({ type: "discount", amount: 500 }, 50)).toBeNull();
  expect(splitExample({ amount: 500 }, null)).toBeNull();
});
