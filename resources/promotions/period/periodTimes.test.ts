import { expect, test } from "vitest";
import { findPeriodIssues, toDueTime, toLiveState } from "./periodTimes.ts";

const times = {
  startsAt: new Date("2027-04-01T13:00:00Z"),
  endsAt: new Date("2027-04-04T14:00:00Z"),
};

test("a promotion is planned until its first instant, and due when its state changes", () => {
  const before = new Date("2027-04-01T12:59:59.999Z");
  expect(toLiveState(times, before)).toBe("planned");
  expect(toDueTime(times, before)).toEqual(times.startsAt);
  expect(toLiveState(times, times.startsAt)).toBe("running");
  expect(toDueTime(times, times.startsAt)).toEqual(times.endsAt);
  expect(toDueTime({ ...times, endsAt: null }, times.startsAt)).toBeNull();
});

test("an end before the begin, or in the past, is reported in the words of its resource", () => {
  const find = (begin: string, end: string | null, now: string) =>
    findPeriodIssues("vouchers", { begin, end }, times, new Date(now));
  const now = "2027-04-02T00:00:00Z";
  expect(find("2027-04-02", "2027-04-04", now)).toEqual({});
  expect(find("2027-04-02", "2027-04-01", now)).toEqual({
    end: { key: "resources.vouchers.validation.endBeforeBegin" },
  });
  expect(find("2027-04-02", "2027-04-04", "2027-04-04T14:00:00Z")).toEqual({
    end: { key: "resources.vouchers.validation.endPast" },
  });
});
