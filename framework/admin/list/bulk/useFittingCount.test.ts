import { expect, test } from "vitest";
import { countFitting } from "./useFittingCount.ts";

test("as many buttons as fit are shown, and the others leave space for the menu", () => {
  const widths = [60, 100, 80];
  expect(countFitting(widths, 256, false, 28)).toBe(3);
  // The menu of the third one takes space as well.
  expect(countFitting(widths, 255, false, 28)).toBe(2);
  expect(countFitting(widths, 203, false, 28)).toBe(1);
  expect(countFitting(widths, 95, false, 28)).toBe(0);
  expect(countFitting(widths, 256, true, 28)).toBe(2);
  expect(countFitting(widths, 292, true, 28)).toBe(3);
});

test("a single button needs neither a gap nor a menu", () => {
  expect(countFitting([60], 60, false, 28)).toBe(1);
  expect(countFitting([60], 59, false, 28)).toBe(0);
  expect(countFitting([], 0, true, 28)).toBe(0);
});
