import { expect, test } from "vitest";
import { describeEvent } from "./describeEvent.ts";

test("a settlement is the same event in both accounts that it moves money between", () => {
  const settled = (account: string, amount: number) =>
    describeEvent({ type: "settle", account, amount }).title;
  expect([settled("pending", -6972), settled("balance", 6972)]).toEqual(["earned", "earned"]);
  expect([settled("pending", 2037), settled("balance", -2037)]).toEqual(["deducted", "deducted"]);
});

test("a withdrawal says where its money is", () => {
  expect(describeEvent({ type: "withdrawApply", account: "balance", amount: -500 }).tail).toBe(
    "onHold",
  );
  expect(describeEvent({ type: "withdrawBack", account: "balance", amount: 500 }).tail).toBe(
    "backFromHold",
  );
});
