import { expect, test, vi } from "vitest";
import { Totals } from "./totals.ts";

const at = { resource: "pallets", tenantId: 1, key: "all" };

test("a small count is made once until a row of the tenant is written", async () => {
  const totals = new Totals();
  const atOnce = vi.fn(async () => 3);
  const counting = { ...at, atOnce, whole: async () => ({ value: 3, large: false }) };
  expect([await totals.ask(counting), await totals.ask(counting)]).toEqual([3, 3]);
  expect(atOnce).toHaveBeenCalledTimes(1);
  totals.drop("pallets", 2);
  totals.drop("others", 1);
  await totals.ask(counting);
  expect(atOnce).toHaveBeenCalledTimes(1);
  totals.drop("pallets", 1);
  await totals.ask(counting);
  expect(atOnce).toHaveBeenCalledTimes(2);
});

test("a large set has no count at first, and its last one after a write", async () => {
  const totals = new Totals();
  let rows = 20_000;
  const counting = {
    ...at,
    atOnce: async () => null,
    whole: async () => ({ value: rows, large: true }),
  };
  expect(await totals.ask(counting)).toBeNull();
  expect(totals.wasLarge("pallets", 1, "all")).toBe(true);
  await vi.waitFor(() => expect(totals.known("pallets", 1, "all")).toBe(20_000));
  rows = 20_001;
  totals.drop("pallets", 1);
  expect(totals.known("pallets", 1, "all")).toBeUndefined();
  expect(await totals.ask(counting)).toBe(20_000);
});

test("a value is not cached when a write happened since it was read", () => {
  const totals = new Totals();
  const generation = totals.generation("pallets", 1);
  totals.keep("pallets", 1, "all", 4, generation);
  expect(totals.known("pallets", 1, "all")).toBe(4);
  totals.drop("pallets", null);
  totals.keep("pallets", 1, "all", 4, generation);
  expect(totals.known("pallets", 1, "all")).toBeUndefined();
});

test("a count during a write is answered and not cached", async () => {
  const totals = new Totals();
  const atOnce = vi.fn(async () => {
    totals.drop("pallets", 1);
    return 5;
  });
  const counting = { ...at, atOnce, whole: async () => ({ value: 5, large: false }) };
  expect(await totals.ask(counting)).toBe(5);
  expect(totals.known("pallets", 1, "all")).toBeUndefined();
});
