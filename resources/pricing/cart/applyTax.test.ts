import fc from "fast-check";
import { expect, it } from "vitest";
import { applyTax, type TaxedLine } from "./applyTax.ts";

const line = (paid: number, more: Partial<TaxedLine> = {}): TaxedLine => ({
  taxCode: "taxable",
  paid,
  freightShare: 0,
  ...more,
});

it("86.90 with freight includes 7.90, divided among the lines and the freight", () => {
  // C1 after its coupon, 44.19, 22.14 and 11.07, and freight of 9.50.
  const lines = [line(44_19, { freightShare: 9_50 }), line(22_14), line(11_07)];
  expect(applyTax(lines, true)).toEqual({ lines: [4_02, 2_01, 1_01], freight: 86, total: 7_90 });
});

it("goods that are free of GST include none, nor does the freight that delivers them", () => {
  const lines = [
    line(22_00, { freightShare: 5_50 }),
    line(33_00, { taxCode: "gstFree", freightShare: 4_00 }),
  ];
  expect(applyTax(lines, true)).toEqual({ lines: [2_00, 0], freight: 50, total: 2_50 });
});

it("a shop that is not registered charges none", () => {
  expect(applyTax([line(86_90)], false)).toEqual({ lines: [0], freight: 0, total: 0 });
});

it.each([
  [5, 0],
  [6, 1],
  [0, 0],
  [16, 1],
  [17, 2],
])("%i cents include %i of GST: half a cent is rounded up", (paid, tax) => {
  expect(applyTax([line(paid)], true).total).toBe(tax);
});

it("the tax of lines and freight is the tax of the order, and lies within what each costs", () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  const lines = fc.array(
    fc.record({
      taxCode: fc.constantFrom("taxable" as const, "gstFree" as const),
      paid: cents,
      freightShare: cents,
    }),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(lines, (all) => {
      const tax = applyTax(all, true);
      const sum = tax.lines.reduce((total, one) => total + one, tax.freight);
      const taxable = all.filter(({ taxCode }) => taxCode === "taxable");
      const amount = taxable.reduce((total, one) => total + one.paid + one.freightShare, 0);

      expect(sum).toBe(tax.total);
      expect(tax.total).toBe(Math.floor((2 * amount + 11) / 22));
      expect(tax.freight).toBeGreaterThanOrEqual(0);
      tax.lines.forEach((one, place) => {
        expect(one).toBeGreaterThanOrEqual(0);
        expect(one).toBeLessThanOrEqual(all[place]?.paid ?? 0);
      });
    }),
    { numRuns: 500 },
  );
});
