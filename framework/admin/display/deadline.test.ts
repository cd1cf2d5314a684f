import { afterEach, expect, test, vi } from "vitest";
import { countLate, estimateDeadline, getUrgency } from "./deadline.ts";

const now = Date.parse("2026-11-23T01:00:00Z");

test("a deadline is soon within a day of it, and late after it", () => {
  expect(getUrgency("2026-11-23T00:30:00Z", now)).toBe("late");
  expect(getUrgency("2026-11-23T12:00:00Z", now)).toBe("soon");
  expect(getUrgency("2026-11-25T12:00:00Z", now)).toBe("later");
});
test("what is late is late by minutes, from one hour on by hours, and from two days on by days", () => {
  expect(countLate("2026-11-23T00:59:50Z", now)).toEqual({ unit: "minutes", count: 1 });
  expect(countLate("2026-11-23T00:01:00Z", now)).toEqual({ unit: "minutes", count: 59 });
  expect(countLate("2026-11-23T00:00:00Z", now)).toEqual({ unit: "hours", count: 1 });
  expect(countLate("2026-11-21T23:00:00Z", now)).toEqual({ unit: "hours", count: 26 });
  expect(countLate("2026-11-20T00:00:00Z", now)).toEqual({ unit: "days", count: 3 });
});

afterEach(() => {
  vi.useRealTimers();
});
test("the width of a deadline is that of its text: the delay once it is late, and its time before", () => {
  vi.useFakeTimers({ now });
  const translate = (key: string, { smart_count }: { smart_count?: number } = {}) =>
    `${smart_count} ${key.split(".").at(-1)} late`;
  const format = { locale: "en", timeZone: "Australia/Sydney" };
  expect(estimateDeadline("2026-11-20T00:00:00Z", format, translate)).toBe("0003 days late");
  expect(estimateDeadline("2026-12-21T01:00:00Z", format, translate)).toMatch(/^000.*21 Dec/);
});
