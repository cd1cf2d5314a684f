import { expect, test } from "vitest";
import { formatRange } from "./formatRange.ts";

test("a range is read as days are, and one day is named once", () => {
  const range = { from: "2026-11-04", to: "2027-01-06" };
  expect(formatRange(range, "en")).toBe("4 Nov 2026 – 6 Jan 2027");
  expect(formatRange(range, "zh-CN")).toBe("2026年11月4日 – 2027年1月6日");
  expect(formatRange({ from: "2026-11-04", to: "2026-11-04" }, "en")).toBe("4 Nov 2026");
  expect(formatRange("never", "en")).toBe("never");
});
