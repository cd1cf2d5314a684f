import { expect, test } from "vitest";
import { countHoursLate, formatDeadline, getUrgency } from "./formatDeadline.ts";

const now = Date.parse("2026-11-23T01:00:00Z");
const inSydney = { now, timeZone: "Australia/Sydney" };

test("a deadline is named by its day, in the shop's time zone", () => {
  const format = (iso: string) => formatDeadline(iso, { ...inSydney, locale: "en-AU" });
  expect(format("2026-11-23T06:00:00Z")).toBe("Today, 5:00 pm");
  expect(format("2026-11-23T14:00:00Z")).toBe("Tomorrow, 1:00 am");
  expect(format("2026-11-25T06:00:00Z")).toMatch(/^Wed,? 25 Nov$/);
  expect(formatDeadline("2026-11-23T06:00:00Z", { ...inSydney, locale: "zh-CN" })).toMatch(
    /^今天 /,
  );
});

test("what is past is late, by whole hours", () => {
  expect(getUrgency("2026-11-23T00:30:00Z", now)).toBe("late");
  expect(countHoursLate("2026-11-23T00:30:00Z", now)).toBe(1);
  expect(countHoursLate("2026-11-21T23:00:00Z", now)).toBe(26);
  expect(getUrgency("2026-11-23T12:00:00Z", now)).toBe("today");
  expect(getUrgency("2026-11-25T12:00:00Z", now)).toBe("later");
});
