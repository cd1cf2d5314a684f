import { expect, test } from "vitest";
import {
  formatInstant,
  formatMoney,
  formatNumber,
  formatPercent,
  fromClock,
  toClock,
} from "./format.ts";

const sydney = "Australia/Sydney";
test("money has two decimals and separators of thousands", () => {
  expect(formatMoney(123450)).toBe("A$1,234.50");
  expect(formatMoney(0)).toBe("A$0.00");
  expect(formatMoney(-5)).toBe("−A$0.05");
});
test("numbers have a true minus, and zero stays zero", () => {
  expect(formatNumber(-1234.5, "en", 0, 1)).toBe("−1,234.5");
  expect(formatPercent(-12.5, "zh-CN")).toBe("−12.5%");
  expect(formatNumber(0, "en")).toBe("0");
});
test("instants are shown and typed in the tenant's time zone, in summer and in winter", () => {
  expect(formatInstant("2026-01-31T00:00:00Z", sydney)).toBe("2026-01-31 11:00:00");
  expect(formatInstant("2026-07-31T00:00:00Z", sydney)).toBe("2026-07-31 10:00:00");
  for (const local of [
    "2026-01-31T11:00",
    "2026-07-31T10:30",
    "2026-04-05T01:30",
    "2026-10-04T03:30",
  ])
    expect(toClock(fromClock(local, sydney) ?? "", sydney)).toBe(local);
});
test("a time that the clocks skip becomes the one after the gap", () => {
  expect(toClock(fromClock("2026-10-04T02:30", sydney) ?? "", sydney)).toBe("2026-10-04T03:30");
});
test("what is no instant is shown as it is", () => {
  expect(formatInstant("soon", sydney)).toBe("soon");
  expect(fromClock("", sydney)).toBeNull();
});
