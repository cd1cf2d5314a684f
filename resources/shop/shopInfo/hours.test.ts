import { describe, expect, it } from "vitest";
import { hasOpenTimes, isBusinessHours } from "./businessHours.ts";
import {
  addTime,
  completeTime,
  createDefaultTimes,
  groupDays,
  repeatOnAllDays,
  setDay,
} from "./hours.ts";

const office = [{ open: "09:00", close: "17:00" }];
const halves = [
  { open: "08:00", close: "12:00" },
  { open: "13:30", close: "18:00" },
];

describe("business hours", () => {
  it("are times in order, at most three a day, on days of the week", () => {
    expect(isBusinessHours({})).toBe(true);
    expect(isBusinessHours({ monday: halves, sunday: [{ open: "18:00", close: "24:00" }] })).toBe(
      true,
    );
    for (const wrong of [
      null,
      [],
      { someday: office },
      { monday: office[0] },
      { monday: [{ open: "17:00", close: "09:00" }] },
      { monday: [{ open: "09:00", close: "09:00" }] },
      { monday: [{ open: "24:00", close: "24:00" }] },
      { monday: [{ open: "09:60", close: "10:00" }] },
      { monday: [{ open: "09:00", close: "17:00", note: "?" }] },
      { monday: [...halves].reverse() },
      { monday: [halves[0], { open: "11:00", close: "14:00" }] },
    ])
      expect(isBusinessHours(wrong), JSON.stringify(wrong)).toBe(false);
  });
  it("are copied to all days without sharing what is edited", () => {
    const week = repeatOnAllDays(halves);
    expect(Object.keys(week)).toHaveLength(7);
    expect(week.sunday).toEqual(halves);
    expect(week.sunday?.[0]).not.toBe(week.monday?.[0]);
    expect(isBusinessHours(week)).toBe(true);
  });
  it("lose a day that is switched off, and preserve the week's order", () => {
    const hours = setDay(setDay({}, "friday", office), "monday", halves);
    expect(Object.keys(hours)).toEqual(["monday", "friday"]);
    expect(Object.keys(setDay(hours, "monday", []))).toEqual(["friday"]);
    expect(hasOpenTimes(setDay(setDay(hours, "monday", []), "friday", []))).toBe(false);
  });
  it("of a day that is switched on are those of another, or an office's", () => {
    expect(createDefaultTimes({})).toEqual(office);
    expect(createDefaultTimes({ sunday: [], friday: halves })).toEqual(halves);
  });
  it("have room for another time only before the night", () => {
    expect(addTime(office)).toEqual([...office, { open: "18:00", close: "21:00" }]);
    expect(addTime([{ open: "09:00", close: "22:30" }])).toEqual([
      { open: "09:00", close: "22:30" },
      { open: "23:00", close: "24:00" },
    ]);
    expect(addTime([{ open: "09:00", close: "23:00" }])).toBeNull();
    expect(addTime([...halves, { open: "19:00", close: "20:00" }])).toBeNull();
    for (const start of [office, [{ open: "00:00", close: "22:00" }]])
      expect(isBusinessHours({ monday: addTime(start) ?? [] })).toBe(true);
  });
  it("are grouped by days with the same hours", () => {
    const hours = { ...repeatOnAllDays(office), saturday: halves, sunday: [] };
    expect(groupDays(hours)).toEqual([
      { from: "monday", to: "friday", times: office },
      { from: "saturday", to: "saturday", times: halves },
      { from: "sunday", to: "sunday", times: [] },
    ]);
  });
});

it("a typed time is completed by the 24-hour clock, and other texts stay as they are", () => {
  expect(["9", "17", "930", "1730", "8:05", "24:00", " 09:00 "].map(completeTime)).toEqual([
    "09:00",
    "17:00",
    "09:30",
    "17:30",
    "08:05",
    "24:00",
    "09:00",
  ]);
  expect(["", "noon", "12:3"].map(completeTime)).toEqual(["", "noon", "12:3"]);
});
