import { expect, test } from "vitest";
import {
  configureApp,
  decimal,
  duration,
  getApp,
  integer,
  money,
  percent,
} from "../../schema/index.ts";
import { readableNumber, readNumber, writeNumber } from "./numberText.ts";

test("amounts are cents in the form, however they are typed", () => {
  for (const [typed, cents] of [
    ["12.5", 1250],
    ["A$1,234.50", 123450],
    ["$3", 300],
    ["AUD 1,234.50", 123450],
    ["A$ 1 234.50", 123450],
    ["１，２３４．５０", 123450],
    ["-A$5", -500],
    ["0.29", 29],
    ["-4.10", -410],
    ["", null],
  ] as const)
    expect(readNumber(money(), typed)).toBe(cents);
  expect(writeNumber(money(), 123450)).toBe("1234.50");
  expect(readableNumber(money(), 123450)).toBe("1,234.50");
  expect(readableNumber(integer(), -1234567)).toBe("-1,234,567");
  expect(readableNumber(decimal({ decimals: 3 }), 1234.567)).toBe("1,234.567");
});
test("text that is no value of its kind stays as typed", () => {
  for (const typed of ["12.345", "abc", "1,2,3", "12,50", "1.234,50", "12."]) {
    const value = readNumber(money(), typed);
    expect(value).toBe(typed === "12." ? 1200 : typed);
  }
  expect(readNumber(integer(), "1.5")).toBe("1.5");
  expect(readNumber(decimal({ decimals: 1 }), "1.25")).toBe("1.25");
});
test("units, percent signs and clocks are understood", () => {
  expect(readNumber(decimal({ unit: "kg" }), "2.5 kg")).toBe(2.5);
  expect(readNumber(percent(), "12.5%")).toBe(12.5);
  expect(readNumber(duration(), "1:30")).toBe(90);
});

test("an app of another country has its separators", () => {
  const before = getApp();
  configureApp({ ...before, money: { currency: "EUR", symbol: "€", locale: "de-DE" } });
  try {
    for (const [typed, cents] of [
      ["12,50", 1250],
      ["1.234,50 €", 123450],
      ["1.234", 123400],
      ["12.5", 1250],
    ] as const)
      expect(readNumber(money(), typed)).toBe(cents);
    expect(readNumber(money(), "1,234.50")).toBe("1,234.50");
    expect(writeNumber(money(), 123450)).toBe("1234,50");
    expect(readableNumber(money(), 123450)).toBe("1.234,50");
  } finally {
    configureApp(before);
  }
});
