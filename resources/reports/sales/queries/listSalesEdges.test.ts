import { expect, test } from "vitest";
import { listSalesEdges } from "./listSalesEdges.ts";

const zone = "Australia/Sydney";
const iso = (dates: readonly Date[]) => dates.map((date) => date.toISOString());

test("a day has an hour a slot and is compared with the same day a week before", () => {
  const now = new Date("2026-11-23T08:30:00Z");
  const { current, earlier, earlierNow } = listSalesEdges(now, 1, zone);
  expect(current).toHaveLength(25);
  expect(iso(current.slice(0, 2))).toEqual([
    "2026-11-22T13:00:00.000Z",
    "2026-11-22T14:00:00.000Z",
  ]);
  expect(earlier[0]?.toISOString()).toBe("2026-11-15T13:00:00.000Z");
  expect(earlierNow.toISOString()).toBe("2026-11-16T08:30:00.000Z");
});

test("several days have a day a slot and are compared with as many days before", () => {
  const { current, earlier } = listSalesEdges(new Date("2026-11-23T08:30:00Z"), 7, zone);
  expect(current).toHaveLength(8);
  expect(current[0]?.toISOString()).toBe("2026-11-16T13:00:00.000Z");
  expect(earlier.at(-1)).toEqual(current[0]);
  expect(earlier[0]?.toISOString()).toBe("2026-11-09T13:00:00.000Z");
});

test("days begin at midnight on both sides of a change of clocks, whose day has 23 hours", () => {
  // Clocks in Sydney go forward on 4 October 2026.
  const { current } = listSalesEdges(new Date("2026-10-05T02:00:00Z"), 3, zone);
  expect(iso(current)).toEqual([
    "2026-10-02T14:00:00.000Z",
    "2026-10-03T14:00:00.000Z",
    "2026-10-04T13:00:00.000Z",
    "2026-10-05T13:00:00.000Z",
  ]);
  expect(listSalesEdges(new Date("2026-10-04T02:00:00Z"), 1, zone).current).toHaveLength(24);
});
