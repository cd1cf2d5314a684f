import { expect, test } from "vitest";
import { addMonths, findDayByKey, getFirstWeekday, listWeeks, moveToMonth } from "./month.ts";

test("a month begins with the locale's first weekday", () => {
  expect(getFirstWeekday("en-GB")).toBe(1);
  expect(getFirstWeekday("en-US")).toBe(7);
  const monday = listWeeks("2026-11", 1);
  expect(monday[0]).toEqual([
    "2026-10-26",
    "2026-10-27",
    "2026-10-28",
    "2026-10-29",
    "2026-10-30",
    "2026-10-31",
    "2026-11-01",
  ]);
  expect(monday.at(-1)?.at(-1)).toBe("2026-12-06");
  expect(listWeeks("2026-11", 7)[0]?.[0]).toBe("2026-11-01");
  // A February of four weeks.
  expect(listWeeks("2027-02", 1)).toHaveLength(4);
});

test("a month later, the last day stays within the month", () => {
  expect(addMonths("2026-11", 2)).toBe("2027-01");
  expect(moveToMonth("2026-10-31", 1)).toBe("2026-11-30");
  expect(moveToMonth("2026-03-31", -1)).toBe("2026-02-28");
});

test("arrows move by days and weeks, Home and End within the week, Page keys by months", () => {
  const move = (key: string) => findDayByKey(key, "2026-11-18", 1);
  expect(move("ArrowLeft")).toBe("2026-11-17");
  expect(move("ArrowDown")).toBe("2026-11-25");
  expect(move("Home")).toBe("2026-11-16");
  expect(move("End")).toBe("2026-11-22");
  expect(move("PageUp")).toBe("2026-10-18");
  expect(move("a")).toBeNull();
});
