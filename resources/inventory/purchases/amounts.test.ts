import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateAmount, calculateDelivery, countIncoming, distributePayment } from "./amounts.ts";

describe("the amount of a line", () => {
  it("P1: is quantity × price × percentage, rounded half up to the cent", () => {
    expect(calculateAmount({ price: 12_50, discount: 100 }, 10)).toBe(125_00);
    expect(calculateAmount({ price: 3_20, discount: 95 }, 24)).toBe(72_96);
    expect(calculateAmount({ price: 12_50, discount: 97.5 }, 10)).toBe(121_88);
    expect(calculateAmount({ price: 1, discount: 50 }, 1)).toBe(1);
    expect(calculateAmount({ price: 1_00, discount: 0 }, 5)).toBe(0);
  });
  it("T5: is owed by deliveries of 3 and 4 units in parts", () => {
    const terms = { price: 12_50, discount: 97.5 };
    expect(calculateDelivery(terms, 0, 3)).toBe(36_56);
    expect(calculateDelivery(terms, 3, 4)).toBe(48_75);
  });
  it("is the same by however many deliveries, none of which costs less than nothing", () => {
    const terms = fc.record({
      price: fc.nat(100_000_000),
      discount: fc.nat(10_000).map((hundredths) => hundredths / 100),
    });
    fc.assert(
      fc.property(
        terms,
        fc.array(fc.nat(1_000), { minLength: 1, maxLength: 12 }),
        (line, parts) => {
          let [accepted, owed] = [0, 0];
          for (const part of parts) {
            const amount = calculateDelivery(line, accepted, part);
            expect(amount).toBeGreaterThanOrEqual(0);
            accepted += part;
            owed += amount;
          }
          expect(owed).toBe(calculateAmount(line, accepted));
        },
      ),
    );
  });
});

it("units are to arrive until they are accepted, rejected or closed", () => {
  expect(countIncoming({ qty: 10, accepted: 7, rejected: 1, closed: 0 })).toBe(2);
  expect(countIncoming({ qty: 10, accepted: 7, rejected: 1, closed: 2 })).toBe(0);
});

describe("a payment to a supplier", () => {
  const first = { id: 2, arrears: 300_00, dueOn: "2025-03-01" };
  const second = { id: 1, arrears: 197_96, dueOn: "2025-04-15" };
  const uninvoiced = { id: 3, arrears: 10_00, dueOn: null };

  it("T6: pays what is due first", () => {
    const open = [uninvoiced, second, first];
    expect(distributePayment(150_00, open)).toEqual({
      parts: [{ id: 2, amount: 150_00 }],
      left: 0,
    });
    expect(distributePayment(500_00, open).parts).toEqual([
      { id: 2, amount: 300_00 },
      { id: 1, amount: 197_96 },
      { id: 3, amount: 2_04 },
    ]);
  });
  it("leaves over what exceeds the arrears, and pays no purchase more than its own", () => {
    const purchases = fc.array(
      fc.record({
        arrears: fc.integer({ min: 1, max: 1_000_00 }),
        dueOn: fc.constantFrom(null, "2025-03-01", "2025-04-15"),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_00 }), purchases, (amount, rows) => {
        const open = rows.map((row, id) => ({ ...row, id }));
        const { parts, left } = distributePayment(amount, open);
        const owed = open.reduce((sum, { arrears }) => sum + arrears, 0);
        expect(left).toBe(Math.max(0, amount - owed));
        for (const part of parts) {
          expect(part.amount).toBeGreaterThan(0);
          expect(part.amount).toBeLessThanOrEqual(open[part.id]?.arrears ?? 0);
        }
        expect(parts.reduce((sum, part) => sum + part.amount, left)).toBe(amount);
      }),
    );
  });
});
