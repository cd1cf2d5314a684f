import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  formatDay,
  formatDayRange,
  formatDueMoment,
  formatExactly,
  formatMoment,
  formatMomentDay,
  formatMomentInText,
  formatMonth,
} from "./formatMoment.ts";

const zone = "Australia/Sydney";
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-23T08:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ["2026-11-23T07:24:00Z", "en", "Today, 6:24 pm"],
  // The day is that of the time zone, where it is already the next one.
  ["2026-11-22T13:30:00Z", "en", "Today, 12:30 am"],
  ["2026-11-21T22:05:00Z", "en", "Yesterday, 9:05 am"],
  ["2026-11-24T06:00:00Z", "en", "Tomorrow, 5:00 pm"],
  ["2026-11-21T00:20:00Z", "en", "Sat 21 Nov, 11:20 am"],
  // All instants of a column have one format: a day and a time.
  ["2026-10-06T00:20:00Z", "en", "Tue 6 Oct, 11:20 am"],
  ["2027-01-06T00:20:00Z", "en", "Wed 6 Jan, 11:20 am"],
  ["2025-10-06T00:20:00Z", "en", "6 Oct 2025, 11:20 am"],
  ["2026-11-23T07:24:00Z", "zh-CN", "今天 18:24"],
  ["2025-10-06T00:20:00Z", "zh-TW", "2025年10月6日 上午11:20"],
  ["soon", "en", "soon"],
])("an instant %s is in %s “%s”", (iso, locale, text) => {
  expect(formatMoment(iso, locale, zone)).toBe(text);
});

it.each([
  // The day is that of the time zone, where it is already the next one.
  ["2026-11-22T13:30:00Z", "en", "Today"],
  ["2026-11-21T00:20:00Z", "en", "Sat 21 Nov"],
  ["2025-10-06T00:20:00Z", "zh-TW", "2025年10月6日"],
  ["soon", "en", "soon"],
])("the day of an instant %s is in %s “%s”", (iso, locale, text) => {
  expect(formatMomentDay(iso, locale, zone)).toBe(text);
});

it.each([
  ["2026-11-23T07:24:00Z", "en", "6:24\u00a0pm\u00a0today"],
  ["2026-11-24T06:00:00Z", "en", "5:00\u00a0pm\u00a0tomorrow"],
  ["2026-11-21T00:20:00Z", "en", "Sat 21 Nov, 11:20\u00a0am"],
  ["2026-11-23T07:24:00Z", "zh-CN", "今天 18:24"],
])("what is due at %s is due in %s by “%s”", (iso, locale, text) => {
  expect(formatDueMoment(iso, locale, zone)).toBe(text);
});

it("a day is named from today, and one that is none stays as it is", () => {
  expect(formatDay("2026-11-24", "en", zone)).toBe("Tomorrow");
  expect(formatDay("2026-11-26", "en", zone)).toBe("Thu 26 Nov");
  expect(formatDay("2027-01-06", "en", zone)).toBe("Wed 6 Jan");
  expect(formatDay("2027-02-06", "en", zone)).toBe("6 Feb 2027");
  expect(formatDay("never", "en", zone)).toBe("never");
});

it("a month is said by its name and year, and another text stays as it is", () => {
  expect(formatMonth("2026-10", "en")).toBe("October 2026");
  expect(formatMonth("2026-10", "zh-CN")).toBe("2026年10月");
  expect(formatMonth("never", "en")).toBe("never");
});

it("an exact instant has seconds and its time zone", () => {
  expect(formatExactly("2026-11-23T07:24:05Z", "en", zone)).toMatch(/6:24:05.pm.*(AEDT|GMT\+11)/);
});

it("in the middle of a sentence a day that is named by its distance is lower case", () => {
  expect(formatMomentInText("2026-11-23T07:24:00Z", "en", zone)).toBe("today, 6:24 pm");
  expect(formatMomentInText("2026-10-06T05:00:00Z", "en", zone)).toBe("Tue 6 Oct, 4:00 pm");
  expect(formatMomentInText("2026-11-23T07:24:00Z", "zh-CN", zone)).toBe("今天 18:24");
});

it("a range of days is read as days are, and one day is named once", () => {
  expect(formatDayRange("2026-11-04", "2027-01-06", "en")).toBe("4 Nov 2026 – 6 Jan 2027");
  expect(formatDayRange("2026-11-04", "2027-01-06", "zh-CN")).toBe("2026年11月4日 – 2027年1月6日");
  expect(formatDayRange("2026-11-04", "2026-11-04", "en")).toBe("4 Nov 2026");
});
