import { expect, test } from "vitest";
import { layOutLanes, toLastDay } from "./layOutLanes.ts";

const timeZone = "Australia/Sydney";
const calendar = { first: "2027-04-01", days: 14, timeZone };
const period = (id: number, startsAt: string, endsAt: string | null) =>
  ({ id, kind: "coupon", startsAt, endsAt }) as const;
const lay = (...periods: ReturnType<typeof period>[]) =>
  layOutLanes(periods, calendar).map(({ kind, lines, bars }) => ({
    kind,
    lines,
    bars: bars.map(({ period: { id }, start, length, line }) => [id, start, length, line]),
  }));

test("the last day is that before the end, in the shop's zone", () => {
  // The day has 25 hours.
  expect(toLastDay("2027-04-04T14:00:00.000Z", timeZone)).toBe("2027-04-04");
  expect(toLastDay("2027-04-04T14:00:00.001Z", timeZone)).toBe("2027-04-05");
});

test("a bar covers its days, and is clipped to those that are shown", () => {
  expect(lay(period(1, "2027-04-02T13:00:00.000Z", "2027-04-04T14:00:00.000Z"))).toEqual([
    { kind: "coupon", lines: 1, bars: [[1, 2, 2, 0]] },
  ]);
  expect(lay(period(1, "2027-01-01T13:00:00.000Z", null))[0]?.bars).toEqual([[1, 0, 14, 0]]);
  expect(lay(period(1, "2027-01-01T13:00:00.000Z", "2027-03-31T13:00:00.000Z"))).toEqual([]);
  expect(lay(period(1, "2027-04-14T14:00:00.000Z", null))).toEqual([]);
});

test("bars that overlap are on different lines, and a free line is used again", () => {
  expect(
    lay(
      period(3, "2027-04-05T14:00:00.000Z", null),
      period(1, "2027-03-31T13:00:00.000Z", "2027-04-04T14:00:00.000Z"),
      period(2, "2027-04-02T13:00:00.000Z", "2027-04-09T14:00:00.000Z"),
    ),
  ).toEqual([
    {
      kind: "coupon",
      lines: 2,
      bars: [
        [1, 0, 4, 0],
        [2, 2, 7, 1],
        [3, 5, 9, 0],
      ],
    },
  ]);
});
