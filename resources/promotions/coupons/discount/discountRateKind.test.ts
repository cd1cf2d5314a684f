import { expect, test } from "vitest";
import { discountRate, parsePercentOff, toPercentOff } from "./discountRateKind.ts";

test("a percentage off is a rate on the wire", () => {
  expect(["5", "5%", "5 % off", "20", "12.5", "12,5", "5.55"].map(parsePercentOff)).toEqual([
    "9.5",
    "9.5",
    "9.5",
    "8",
    "8.75",
    "8.75",
    "9.45",
  ]);
});

test("every percentage between 0 and 100 is a rate, and nothing else is", () => {
  const { parse } = discountRate().type;
  for (const off of ["0.01", "0.1", "9.5", "99.9", "99.99"])
    expect(toPercentOff(Number(parse(parsePercentOff(off), {})))).toBeCloseTo(
      Math.min(99.9, Math.max(0.1, Number(off))),
    );
  for (const off of ["0", "-5", "100", "150", "none"])
    expect(() => parse(parsePercentOff(off), {})).toThrow();
});
