import { expect, test } from "vitest";
import { type DecimalSign, readNumber } from "./readNumber.ts";

const read = (text: string, decimal: DecimalSign = "point") => readNumber(text, decimal).text;

test("R10: a decimal comma is read by the number's own form, independent of the file's sign", () => {
  expect(read("12,50")).toBe("12.50");
  expect(read("1.234,50")).toBe("1234.50");
  expect(read("1,234.50", "comma")).toBe("1234.50");
  expect(read("1.234.567", "comma")).toBe("1234567");
  expect(read("0,500")).toBe("0.500");
  expect(read("1 234,5")).toBe("1234.5");
  expect(read("1’234.50")).toBe("1234.50");
  expect(read("-3,5")).toBe("-3.5");
  expect(read(".5")).toBe("0.5");
});

test("R10: a number with one sign and three digits behind it is read by the file's sign and reported as ambiguous", () => {
  expect(readNumber("12,500", "comma")).toMatchObject({
    text: "12.500",
    isAmbiguous: true,
    proves: null,
  });
  expect(readNumber("12,500", "point")).toMatchObject({ text: "12500", isAmbiguous: true });
  expect(readNumber("1.250", "comma")).toMatchObject({ text: "1250", isAmbiguous: true });
  expect(readNumber("1.250", "point")).toMatchObject({ text: "1.250", isAmbiguous: true });
  expect(readNumber("1,250.00", "comma")).toMatchObject({ isAmbiguous: false, proves: "point" });
});

test("R10: a currency is taken off a number and reported", () => {
  for (const [text, currency] of [
    ["€12.50", "€"],
    ["US$12.50", "US$"],
    ["AUD 12.50", "AUD"],
    ["A$12.50", "A$"],
    ["12,50 €", "€"],
    ["12.50 EUR", "EUR"],
    ["$ 12.50", "$"],
  ] as const)
    expect(readNumber(text, "point"), text).toMatchObject({ text: "12.50", currency });
  expect(readNumber("-$5", "point")).toMatchObject({ text: "-5", currency: "$" });
  expect(readNumber("15 %", "point")).toMatchObject({ text: "15", currency: null });
});

test("R10: what is no number stays as it is, so that it is refused by its own text", () => {
  for (const text of [
    "twelve",
    "1,23,4",
    "12.5.0",
    "1.2,3.4",
    "--5",
    "",
    "12a",
    "EURO 5",
    "1,2345,678",
  ])
    expect(read(text), text).toBe(text);
});
