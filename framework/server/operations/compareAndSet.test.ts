import { expect, test } from "vitest";
import {
  assertExpected,
  compareChildren,
  ValueChanged,
  withoutUntouched,
} from "./compareAndSet.ts";
import { pallets } from "./operationFixtures.ts";

const { fields } = pallets;

test("a number that the editor did not touch keeps its stored value", () => {
  expect(withoutUntouched(fields, { stock: 5, expectedStock: 5 }, { stock: 9 })).toEqual({
    stock: 9,
  });
  expect(withoutUntouched(fields, { stock: 6, expectedStock: 5 }, { stock: 9 })).toEqual({
    stock: 6,
    expectedStock: 5,
  });
  expect(withoutUntouched(fields, { stock: 6 }, { stock: 9 })).toEqual({ stock: 6 });
});

test("a number is set if it still is what the editor saw, or is that number already", () => {
  expect(() => assertExpected(fields, { stock: 6, expectedStock: 5 }, { stock: 5 })).not.toThrow();
  expect(() => assertExpected(fields, { stock: 6, expectedStock: 5 }, { stock: 6 })).not.toThrow();
  expect(() => assertExpected(fields, {}, { stock: 6 })).not.toThrow();
});

test("a number that has changed is rejected with its current value", () => {
  const set = () => assertExpected(fields, { stock: 6, expectedStock: 5 }, { stock: 7 });
  expect(set).toThrow(ValueChanged);
  expect(set).toThrow(
    expect.objectContaining({
      code: "record.valueChanged",
      data: expect.objectContaining({ field: "stock", value: 7 }),
    }),
  );
});

test("the error of a form carries the current record", () => {
  const issues = { stock: { key: "validation.valueChanged" } };
  const error = new ValueChanged(issues, 7).withCurrent({ id: 1, stock: 7 });
  expect(error.data).toEqual({ field: "stock", value: 7, current: { id: 1, stock: 7 } });
});

test("numbers of child rows that have changed are named by their path", () => {
  const same = { path: "skus.0", given: { stock: 8 }, stored: { stock: 8 } };
  const expected = { path: "skus.1", given: { stock: 6, expectedStock: 8 }, stored: { stock: 8 } };
  expect(() => compareChildren(fields, [same, expected])).not.toThrow();
  const changed = { path: "skus.1", given: { stock: 6, expectedStock: 5 }, stored: { stock: 8 } };
  expect(() => compareChildren(fields, [same, changed])).toThrow(
    expect.objectContaining({
      issues: { "skus.1.stock": expect.objectContaining({ key: "errors.record.valueChanged" }) },
    }),
  );
});
