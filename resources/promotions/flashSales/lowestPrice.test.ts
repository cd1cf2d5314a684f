import { expect, test } from "vitest";
import { findLowestPrice, type SaleCoupon } from "./lowestPrice.ts";

const toCoupon = (terms: Partial<SaleCoupon>): SaleCoupon => ({
  name: "Week",
  type: "fullReduction",
  amount: 10_00,
  discount: null,
  fullAmount: 0,
  ...terms,
});
const price = { skuId: 1, price: 40_00, allocated: 5 };

test("the lowest price is that of the fewest units that reach a coupon's minimum", () => {
  const coupon = toCoupon({ fullAmount: 80_00 });
  expect(findLowestPrice([price], [coupon], 0)).toEqual({ coupon: "Week", qty: 2, total: 70_00 });
  // A buyer may not buy two.
  expect(findLowestPrice([price], [coupon], 1)).toBeNull();
  expect(findLowestPrice([{ ...price, limitNum: 1 }], [coupon], 0)).toBeNull();
  expect(findLowestPrice([{ ...price, allocated: 1 }], [coupon], 0)).toBeNull();
});

test("of several coupons and variants the one counts that makes a unit cheapest", () => {
  const percent = toCoupon({ name: "Half", type: "discount", amount: null, discount: 500 });
  const other = { skuId: 2, price: 30_00, allocated: 1 };
  const found = findLowestPrice([price, other], [toCoupon({}), percent], 0);
  expect(found).toEqual({ coupon: "Half", qty: 1, total: 15_00 });
  expect(findLowestPrice([{ skuId: 3, price: null, allocated: 2 }], [percent], 0)).toBeNull();
  expect(findLowestPrice([price], [], 0)).toBeNull();
});
