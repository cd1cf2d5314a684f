import { expect, it } from "vitest";
import { getPartOfDay } from "./getPartOfDay.ts";

it("greets by the shop's clock", () => {
  const now = new Date("2026-01-01T22:30:00Z");
  expect(getPartOfDay(now, "Australia/Sydney")).toBe("morning");
  expect(getPartOfDay(now, "UTC")).toBe("evening");
  expect(getPartOfDay(new Date("2026-01-01T04:00:00Z"), "UTC")).toBe("morning");
  expect(getPartOfDay(new Date("2026-01-01T13:00:00Z"), "UTC")).toBe("afternoon");
});
