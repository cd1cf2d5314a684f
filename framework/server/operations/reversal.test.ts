import { expect, test } from "vitest";
import { pallets } from "./operationFixtures.ts";
import { toReversal } from "./reversal.ts";

const actor = { timeZone: "Australia/Sydney" };
const reverse = (record: Record<string, unknown>, changes: Parameters<typeof toReversal>[3]) =>
  toReversal(pallets, actor, record, changes);

test("a changed field gets its earlier value", () => {
  expect(reverse({ weight: 9, price: 9 }, { weight: [3, 9], price: [12.5, 9] })?.values).toEqual({
    weight: 3,
    price: 1250,
  });
});

test("a field that has another value by now reverses nothing", () => {
  expect(reverse({ weight: 5, price: 9 }, { weight: [3, 9], price: [12.5, 9] })).toBeNull();
});

test("a compared number changes back by the difference, and expects the present one", () => {
  expect(reverse({ stock: 12 }, { stock: [10, 15] })?.values).toEqual({
    stock: 7,
    expectedStock: 12,
  });
});

test("fields that no member saves are left out, and alone they reverse nothing", () => {
  expect(
    reverse({ origin: "B", weight: 9 }, { origin: ["A", "B"], weight: [3, 9] })?.values,
  ).toEqual({ weight: 3 });
  expect(reverse({ origin: "B" }, { origin: ["A", "B"] })).toBeNull();
});

test("child rows return to their values by id", () => {
  const before = { id: 1, code: "P", units: 2, packedAt: null };
  const after = { ...before, units: 5 };
  expect(reverse({ parcels: [after] }, { parcels: [[before], [after]] })?.values).toMatchObject({
    parcels: [{ id: 1, code: "P", units: 2 }],
  });
});

test("child rows that were removed, added or changed since reverse nothing", () => {
  const one = { id: 1, code: "P", units: 2, packedAt: null };
  const other = { id: 2, code: "Q", units: 3, packedAt: null };
  expect(reverse({ parcels: [one] }, { parcels: [[one, other], [one]] })).toBeNull();
  expect(reverse({ parcels: [one, other] }, { parcels: [[], [one]] })).toBeNull();
  const changed = { ...one, units: 9 };
  expect(reverse({ parcels: [changed] }, { parcels: [[{ ...one, units: 1 }], [one]] })).toBeNull();
});
