import fc from "fast-check";
import { expect, test } from "vitest";
import { applyRate } from "../../../core/money.ts";
import { findBreakEven, listOutcomes, simulateGroup, toSteps } from "./ladder.ts";

const terms = { price: 39_95, commissionRate: 8, cost: 21_40 };
const steps = [
  { num: 2, discounts: 92 },
  { num: 5, discounts: 85 },
  { num: 10, discounts: 78 },
];

test("each step has its price, its commission and what is left after both and the cost", () => {
  expect(
    listOutcomes(steps, terms).map(({ each, commission, margin }) => [each, commission, margin]),
  ).toEqual([
    [36_75, 2_94, 12_41],
    [33_96, 2_72, 9_84],
    [31_16, 2_49, 7_27],
  ]);
});

test("if only two come, they fill the first step: what it earns, and what it costs beside the regular price", () => {
  expect(simulateGroup(steps, 2, terms)).toEqual({
    step: steps[0],
    each: 36_75,
    customersPay: 73_50,
    commission: 5_88,
    cost: 42_80,
    margin: 24_82,
    alone: 30_70,
    difference: -5_88,
  });
});

test("people beyond a step pay its price, and those who fill none are refunded", () => {
  expect(simulateGroup(steps, 9, terms)).toMatchObject({ each: 33_96, customersPay: 9 * 33_96 });
  expect(simulateGroup(steps, 1, terms)).toMatchObject({ step: null, customersPay: 0, margin: 0 });
});

test("without a cost the margin is what the shop receives", () => {
  const known = { ...terms, cost: null };
  expect(simulateGroup(steps, 2, known)).toMatchObject({ cost: 0, margin: 67_62 });
  expect(findBreakEven(known)).toBeNull();
});

test("the lowest price that covers cost and commission does so to the cent", () => {
  expect(findBreakEven(terms)).toBe(23_26);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_99 }),
      fc.integer({ min: 0, max: 50_00 }),
      (cost, hundredths) => {
        const commissionRate = hundredths / 100;
        const price = findBreakEven({ price: 1, cost, commissionRate }) ?? -1;
        const left = (of: number) => of - applyRate(of, commissionRate);
        expect(left(price)).toBeGreaterThanOrEqual(cost);
        if (price > 0) expect(left(price - 1)).toBeLessThan(cost);
      },
    ),
  );
});

test("only complete rows are steps, the smallest group first", () => {
  expect(toSteps([{ num: 5, discounts: 85 }, { num: 2 }, { num: 3, discounts: 90 }])).toEqual([
    { num: 3, discounts: 90 },
    { num: 5, discounts: 85 },
  ]);
  expect(toSteps(null)).toEqual([]);
});
