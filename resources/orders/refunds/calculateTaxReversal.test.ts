import fc from "fast-check";
import { expect, it } from "vitest";
import { calculateTaxReversal } from "./calculateTaxReversal.ts";

/** C1 with freight: 86.90, which includes 7.90. */
const order = { freightFee: 9_50, freightTax: 86, refundAmount: 0 };
const second = { paid: 22_14, qty: 1, tax: 2_01, refundedQty: 0, refundedAmount: 0 };

it("a line that is refunded in full reverses its tax, and no freight after shipping", () => {
  const tax = calculateTaxReversal(
    { refund: { freightAmount: 0 }, order, lines: [second], line: second },
    { refundedQty: 1, refundedAmount: 22_14 },
  );
  expect(tax).toEqual({ goods: 2_01, freight: 0 });
});

it("reverses everything exactly, in however many steps, and never less than nothing", () => {
  const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 5_000 }), fc.nat(400)), {
    minLength: 1,
    maxLength: 9,
  });
  fc.assert(
    fc.property(steps, fc.nat(455), fc.nat(36), (refunds, goodsTax, freightTax) => {
      const paid = refunds.reduce((sum, [goods]) => sum + goods, 0);
      const freightFee = refunds.reduce((sum, [, freight]) => sum + freight, 0);
      fc.pre(paid > 0 && freightFee > 0);
      let line = { paid, qty: 1, tax: goodsTax, refundedQty: 0, refundedAmount: 0 };
      let refundAmount = 0;
      const reversed = { goods: 0, freight: 0 };
      for (const [goods, freightAmount] of refunds) {
        const after = { refundedQty: 0, refundedAmount: line.refundedAmount + goods };
        const found = {
          refund: { freightAmount },
          order: { freightFee, freightTax, refundAmount },
          lines: [line],
          line,
        };
        const tax = calculateTaxReversal(found, after);
        expect(Math.min(tax.goods, tax.freight)).toBeGreaterThanOrEqual(0);
        reversed.goods += tax.goods;
        reversed.freight += tax.freight;
        line = { ...line, ...after };
        refundAmount += goods + freightAmount;
      }
      expect(reversed).toEqual({ goods: goodsTax, freight: freightTax });
    }),
    { numRuns: 300 },
  );
});
