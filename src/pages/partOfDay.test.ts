import { expect, it } from "vitest";
import { partOfDay } from "./partOfDay.ts";

it("greets by the shop's clock", () => {
  const now = new Date("2026-01-01T22:30:00Z");
  expect(partOfDay(now, "Australia/Sydney")).toBe("morning");
  expect(partOfDay(now, "UTC")).toBe("evening");
  expect(partOfDay(new Date("2026-01-01T13:00:00Z"), "UTC")).toBe("afternoon");
});
