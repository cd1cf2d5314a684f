import { describe, expect, test } from "vitest";
import {
  findPeriodIssues,
  findPriceIssues,
  findRunningIssues,
  haveSameTerms,
  mergePrices,
  toDueTime,
  toLiveState,
} from "./saleTerms.ts";

const now = new Date("2026-12-01T10:00:30.000Z");
const period = (seckillBeginTime: string, seckillEndTime: string) => ({
  seckillBeginTime: `2026-12-01T${seckillBeginTime}Z`,
  seckillEndTime: `2026-12-01T${seckillEndTime}Z`,
});
const names = (issues: object) => Object.keys(issues);

describe("the period of a sale", () => {
  test("begins in the present minute or later, and ends after it", () => {
    expect(names(findPeriodIssues(period("10:00:00", "11:00:00"), now))).toEqual([]);
    expect(names(findPeriodIssues(period("09:59:59", "11:00:00"), now))).toEqual([
      "seckillBeginTime",
    ]);
    expect(names(findPeriodIssues(period("11:00:00", "11:00:00"), now))).toEqual([
      "seckillEndTime",
    ]);
    expect(names(findPeriodIssues(period("10:00:00", "10:00:20"), now))).toEqual([
      "seckillEndTime",
    ]);
  });
  test("decides its state and when that changes", () => {
    const terms = period("10:00:30", "11:00:00");
    expect([toLiveState(terms, now), toDueTime(terms, now)]).toEqual([
      "running",
      terms.seckillEndTime,
    ]);
    const before = new Date(now.getTime() - 1);
    expect([toLiveState(terms, before), toDueTime(terms, before)]).toEqual([
      "planned",
      terms.seckillBeginTime,
    ]);
  });
});

describe("the prices of a sale", () => {
  const skus = [
    { id: 1, price: 20_00, stock: 5 },
    { id: 2, price: 10_00, stock: 0 },
  ];
  test("are of its product's SKUs, below their prices, within their stock", () => {
    const issues = findPriceIssues(
      [
        { skuId: 1, price: 20_00, allocated: 6 },
        { skuId: 3, price: 1, allocated: 1 },
        { skuId: 2, price: 9_99, allocated: 4 },
      ],
      // What was allocated before the stock fell may stay.
      [{ skuId: 2, allocated: 4 }],
      skus,
    );
    expect(names(issues)).toEqual([
      "priceFormList.0.price",
      "priceFormList.0.allocated",
      "priceFormList.1.skuId",
    ]);
  });
  test("keep their rows and what was sold, whatever is given", () => {
    expect(
      mergePrices(
        [
          { id: 99, skuId: 1, price: 5, sold: 50 },
          { skuId: 2, price: 6 },
        ],
        [{ id: 7, skuId: 1, sold: 3 }],
      ),
    ).toEqual([
      { id: 7, skuId: 1, price: 5, sold: 3 },
      { skuId: 2, price: 6, sold: 0 },
    ]);
  });
});

describe("a running sale", () => {
  const before = {
    ...period("09:00:00", "12:00:00"),
    seckillLimitNum: 0,
    priceFormList: [{ skuId: 1, price: 5, allocated: 3 }],
  };
  const change = (more: object) => findRunningIssues({ ...before, ...more }, before, now);
  test("may end earlier, and change its limits", () => {
    expect(change({ seckillLimitNum: 2, seckillEndTime: "2026-12-01T11:00:00Z" })).toEqual({});
    expect(change({ priceFormList: [{ skuId: 1, price: 5, allocated: 3, limitNum: 1 }] })).toEqual(
      {},
    );
  });
  test("may not end later or in the past, nor change its begin or its prices", () => {
    expect(names(change({ seckillEndTime: "2026-12-01T12:00:01Z" }))).toEqual(["seckillEndTime"]);
    expect(names(change({ seckillEndTime: "2026-12-01T10:00:00Z" }))).toEqual(["seckillEndTime"]);
    expect(names(change({ seckillBeginTime: "2026-12-01T09:30:00Z" }))).toEqual([
      "seckillBeginTime",
    ]);
    for (const price of [{ price: 4 }, { allocated: 4 }, { skuId: 2 }])
      expect(
        names(change({ priceFormList: [{ skuId: 1, price: 5, allocated: 3, ...price }] })),
      ).toEqual(["priceFormList"]);
  });
  test("has the same terms where only something else changes", () => {
    expect(haveSameTerms({ ...before }, before)).toBe(true);
    expect(haveSameTerms({ ...before, seckillLimitNum: 1 }, before)).toBe(false);
  });
});
