import { expect, test } from "vitest";
import { addDays, countDays, toZonedDay, toZonedTime } from "./zonedTime.ts";

test("an instant has the day and the hour of its zone", () => {
  const instant = "2026-03-01T14:30:00Z";
  expect(toZonedDay(instant, "Australia/Sydney")).toBe("2026-03-02");
  expect(toZonedDay(instant, "America/New_York")).toBe("2026-03-01");
  expect(toZonedTime(new Date(instant), "Asia/Kolkata").hour()).toBe(20);
});

test("days of the calendar are added and counted across months and changes of clocks", () => {
  expect(addDays("2026-02-27", 2)).toBe("2026-03-01");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  expect(countDays("2026-10-03", "2026-10-05")).toBe(2);
  expect(countDays("2026-03-01", "2026-02-28")).toBe(-1);
  expect(countDays("2026-03-01", "2026-03-01")).toBe(0);
  expect(countDays("yesterday", "2026-03-01")).toBeNaN();
  expect(countDays("2026-03-01", "today")).toBeNaN();
});
