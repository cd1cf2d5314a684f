import { expect, test } from "vitest";
import { formatTimeSpan, nameTimeUnit } from "./formatTimeSpan.ts";

test.each([
  [720, "hour", "30 days"],
  [36, "hour", "36 hours"],
  [24, "hour", "1 day"],
  [90, "minute", "90 minutes"],
  [120, "minute", "2 hours"],
  [2880, "minute", "2 days"],
  [1, "day", "1 day"],
  [0, "minute", "0 minutes"],
  [85, "millisecond", "85 ms"],
  [2140, "millisecond", "2.1 seconds"],
] as const)("%d of the unit %s are %s", (count, unit, text) => {
  expect(formatTimeSpan(count, unit, "en")).toBe(text);
});
test("units have the words of the language", () => {
  expect(formatTimeSpan(48, "hour", "zh-CN")).toBe("2天");
  expect(nameTimeUnit("day", "en")).toBe("days");
  expect(nameTimeUnit("minute", "zh-CN")).toBe("分钟");
});
