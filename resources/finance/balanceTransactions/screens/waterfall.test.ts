import { expect, test } from "vitest";
import { layOutWaterfall } from "./waterfall.ts";

const part = (name: "sales" | "refunds" | "commission" | "remaining", amount: number) => ({
  name,
  amount,
  lines: 1,
});

test("each bar begins where the one before ends, and the last one is what was paid", () => {
  const { bars, base, top } = layOutWaterfall(
    [part("sales", 8690), part("commission", -620), part("remaining", -5000)],
    3070,
  );
  expect(bars.map(({ name, low, high }) => [name, low, high])).toEqual([
    ["sales", 0, 8690],
    ["commission", 8070, 8690],
    ["remaining", 3070, 8070],
    ["paid", 0, 3070],
  ]);
  expect([base, top]).toEqual([0, 8690]);
});

test("a scale whose steps are all high up is cut below them, and no step is lost", () => {
  const { bars, base } = layOutWaterfall(
    [part("sales", 541_200), part("refunds", -21_400), part("commission", -40_100)],
    479_700,
  );
  expect(base).toBeGreaterThan(0);
  for (const { low, high, isWhole } of bars) expect(isWhole ? high : low).toBeGreaterThan(base);
});

test("parts without an amount have no bar, and an account below zero has its scale from there", () => {
  const { bars, base } = layOutWaterfall([part("sales", 0), part("refunds", -500)], 0);
  expect(bars.map(({ name }) => name)).toEqual(["refunds", "paid"]);
  expect(base).toBe(-500);
});
