import { expect, test } from "vitest";
import { formatPeriod } from "./formatPeriod.ts";

const hour = 3_600_000;
test("a period is in days from two days, in hours from one hour, otherwise in minutes", () => {
  expect(formatPeriod(72 * hour, "en")).toBe("3 days");
  expect(formatPeriod(24 * hour, "en")).toBe("24 hours");
  expect(formatPeriod(84 * hour, "en")).toBe("3.5 days");
  expect(formatPeriod(25.5 * hour, "en")).toBe("25.5 hours");
  expect(formatPeriod(hour / 2, "en")).toBe("30 minutes");
  expect(formatPeriod(72 * hour, "zh-CN")).toBe("3天");
});
