import { expect, test } from "vitest";
import { settlementDays } from "../settlementDays.ts";
import { filterLines, pathToLines } from "./pathToLines.ts";
import { summedParts } from "./summedParts.ts";

test("the parts of a statement add up to its net amount", () => {
  const statement = {
    gross: 635_50,
    coupon: 5_00,
    commission: 46_71,
    refund: 4_20,
    commissionReturned: 34,
    adjust: -1_00,
  };
  const net = summedParts.reduce((sum, { name, sign }) => sum + sign * statement[name], 0);
  expect(net).toBe(635_50 + 5_00 - 46_71 - 4_20 + 34 - 1_00);
});

test("a shop's statement opens its lines; the platform has no list of them", () => {
  const record = { id: 1, day: "2026-11-26" };
  expect(filterLines(settlementDays, record)).toEqual({ day: "2026-11-26" });
  expect(pathToLines(settlementDays, record, "refund")).toContain("/fund/settlement?");
  expect(pathToLines({ name: "dayDisputes" }, record)).toBeNull();
});
