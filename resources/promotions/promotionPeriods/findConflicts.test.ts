import { describe, expect, test } from "vitest";
import { findConflicts, type ScopedPeriod } from "./findConflicts.ts";

const toPeriod = (more: Partial<ScopedPeriod> = {}): ScopedPeriod => ({
  id: 1,
  kind: "coupon",
  name: { en: "One" },
  startsAt: "2027-01-01T00:00:00.000Z",
  endsAt: "2027-02-01T00:00:00.000Z",
  goodsIds: [],
  cateIds: [],
  ...more,
});
/** Product 11 is of the category 3, which is below 2, which is below 1; product 12 is of 4. */
const catalogue = {
  categoryOfGoods: new Map([
    [11, 3],
    [12, 4],
  ]),
  parentOfCategory: new Map<number, number | null>([
    [3, 2],
    [2, 1],
    [1, null],
    [4, null],
  ]),
};
const find = (one: Partial<ScopedPeriod>, other: Partial<ScopedPeriod>) =>
  findConflicts(toPeriod(one), [toPeriod(one), toPeriod({ id: 2, ...other })], catalogue).map(
    ({ effect }) => effect,
  );

describe("two promotions", () => {
  const tea = { goodsIds: [11] };

  test("meet while both run: the end of one is not the begin of the other", () => {
    expect(find(tea, {})).toEqual(["oneOfBoth"]);
    expect(find(tea, { startsAt: "2027-02-01T00:00:00.000Z", endsAt: null })).toEqual([]);
    expect(find(tea, { startsAt: "2027-01-31T23:59:59.999Z", endsAt: null })).toEqual([
      "oneOfBoth",
    ]);
    const later = { startsAt: "2028-01-01T00:00:00.000Z", endsAt: null };
    expect(find({ ...tea, endsAt: null }, later)).toEqual(["oneOfBoth"]);
  });
  test("are one of both for an order, or reduce the same products", () => {
    const meet = (one: ScopedPeriod["kind"], other: ScopedPeriod["kind"]) =>
      find({ ...tea, kind: one }, { kind: other });
    expect(meet("flashSale", "coupon")).toEqual(["both"]);
    expect(meet("groupActivity", "voucher")).toEqual(["both"]);
    expect(meet("voucher", "coupon")).toEqual(["both"]);
    expect(meet("voucher", "voucher")).toEqual([]);
    expect(meet("freeDelivery", "freeDelivery")).toEqual(["oneOfBoth"]);
    expect(meet("freeDelivery", "coupon")).toEqual([]);
    expect(meet("giftCard", "coupon")).toEqual([]);
  });
  test("are reported for the one that is for some products", () => {
    expect(find({ kind: "coupon" }, { kind: "flashSale", ...tea })).toEqual([]);
    expect(find({}, {})).toEqual([]);
  });
  test("meet only if they are for the same products, by themselves or by a category above", () => {
    const sale = { kind: "flashSale", goodsIds: [11] } as const;
    expect(find(sale, { goodsIds: [11, 12] })).toEqual(["both"]);
    expect(find(sale, { goodsIds: [12] })).toEqual([]);
    expect(find(sale, { cateIds: [1] })).toEqual(["both"]);
    expect(find(sale, { cateIds: [4] })).toEqual([]);
    expect(find({ cateIds: [2] }, { cateIds: [3] })).toEqual(["oneOfBoth"]);
    expect(find({ cateIds: [3] }, { cateIds: [2] })).toEqual(["oneOfBoth"]);
    expect(find({ cateIds: [3] }, { cateIds: [4] })).toEqual([]);
  });
});
