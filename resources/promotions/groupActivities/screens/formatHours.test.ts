import { expect, test } from "vitest";
import { formatHours } from "./formatHours.ts";

test("hours are days where they are whole ones, in the reader's language", () => {
  expect(formatHours(720, "en")).toBe("30 days");
  expect(formatHours(24, "en")).toBe("1 day");
  expect(formatHours(36, "en")).toBe("36 hours");
  expect(formatHours(720, "zh-CN")).toBe("30天");
});
