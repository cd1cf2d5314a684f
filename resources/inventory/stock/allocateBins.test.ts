import { expect, test } from "vitest";
import { allocateBins } from "./allocateBins.ts";

/** Bins in walking order, with the ids 1, 2, 3. */
const bins = (...units: number[]) =>
  units.map((onHand, index) => ({ locationId: index + 1, walkOrder: index * 10, onHand }));

test("T14: one bin that suffices is better than an earlier one that does not", () => {
  expect(allocateBins(6, bins(4, 2, 7))).toEqual({ taken: [{ locationId: 3, qty: 6 }], short: 0 });
});

test("of bins that suffice alone the first on the walk is chosen, whatever their order", () => {
  const walked = bins(9, 7, 6).toReversed();
  expect(allocateBins(6, walked).taken).toEqual([{ locationId: 1, qty: 6 }]);
});

test("E3: a shortage is returned and nothing is taken", () => {
  expect(allocateBins(6, bins(3, 2))).toEqual({ taken: [], short: 1 });
});

test("E4: units are split over bins where none suffices", () => {
  expect(allocateBins(6, bins(4, 2))).toEqual({
    taken: [
      { locationId: 1, qty: 4 },
      { locationId: 2, qty: 2 },
    ],
    short: 0,
  });
});

test("a small bin on the way is skipped where two larger ones suffice", () => {
  expect(allocateBins(10, bins(1, 6, 2, 5)).taken).toEqual([
    { locationId: 2, qty: 6 },
    { locationId: 4, qty: 4 },
  ]);
});

test("nothing is needed of empty bins", () => {
  expect(allocateBins(0, bins(0, 3))).toEqual({ taken: [], short: 0 });
});
