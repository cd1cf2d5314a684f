import { expect, test } from "vitest";
import { emphasizeCounts, type MenuCount } from "./useMenuCounts.ts";

const toCount = (count: number, isUrgent: boolean): MenuCount => ({
  count,
  isUrgent,
  text: "",
  to: "",
});

test("the badge of a section counts what is due, and all only where nothing is", () => {
  expect(emphasizeCounts([toCount(21, true), toCount(33, false)])).toEqual({
    count: 21,
    isUrgent: true,
  });
  expect(emphasizeCounts([toCount(4, false), toCount(33, false)])).toEqual({
    count: 37,
    isUrgent: false,
  });
  expect(emphasizeCounts([]).count).toBe(0);
});
