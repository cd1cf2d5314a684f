import { describe, expect, it, test } from "vitest";
import {
  calculateMaxRefund,
  capAtRequested,
  dropEqualSums,
  type PaidLine,
  prorateReversal,
} from "./calculateMaxRefund.ts";

const line = (total: number, reduction: number, more: Partial<PaidLine> = {}): PaidLine => ({
  total,
  adjusted: -reduction,
  paid: total - reduction,
  qty: 1,
  refundedQty: 0,
  refundedAmount: 0,
  ...more,
});
/** C1: 49.90, 25.00 and 12.50 with a coupon of 10.00; freight 9.50. */
const first = line(49_90, 5_71);
const second = line(25_00, 2_86);
const third = line(12_50, 1_43);
const freightFee = 9_50;

describe("the maximum of a refund", () => {
  it("R1: one line after shipping brings what was paid for it, and no freight", () => {
    const { max, freight, terms } = calculateMaxRefund(second, 1, {
      freightFee,
      shipped: true,
      othersRefunded: false,
    });
    expect([max, freight]).toEqual([22_14, 0]);
    expect(terms).toEqual([
      { kind: "total", amount: 25_00, units: 1 },
      { kind: "adjust", amount: -2_86 },
      { kind: "paid", amount: 22_14, units: 1 },
      { kind: "goods", amount: 22_14, units: 1 },
      { kind: "max", amount: 22_14 },
    ]);
  });

  it("R1: no freight after shipping, though it be the last line", () => {
    expect(
      calculateMaxRefund(second, 1, { freightFee, shipped: true, othersRefunded: true }).max,
    ).toBe(22_14);
  });

  it("R2: one by one before shipping, the last line brings the freight and the total is exact", () => {
    const parts = [first, second, third].map((one, place) =>
      calculateMaxRefund(one, 1, { freightFee, shipped: false, othersRefunded: place === 2 }),
    );
    expect(parts.map(({ goods, freight }) => [goods, freight])).toEqual([
      [44_19, 0],
      [22_14, 0],
      [11_07, 9_50],
    ]);
    expect(parts.reduce((sum, { max }) => sum + max, 0)).toBe(86_90);
  });

  it("counts units from the first: each is rounded down, and the last brings the rest", () => {
    const three = line(10_00, 0, { qty: 3 });
    const order = { freightFee: 0, shipped: true, othersRefunded: false };
    const one = calculateMaxRefund(three, 1, order).goods;
    const two = calculateMaxRefund({ ...three, refundedQty: 1, refundedAmount: one }, 1, order);
    const last = calculateMaxRefund(
      { ...three, refundedQty: 2, refundedAmount: one + two.goods },
      1,
      order,
    );
    expect([one, two.goods, last.goods]).toEqual([3_33, 3_33, 3_34]);
    expect(calculateMaxRefund(three, 3, order).goods).toBe(10_00);
    expect(two.terms).toEqual([
      { kind: "total", amount: 10_00, units: 3 },
      { kind: "otherUnits", amount: -3_34, units: 1, of: 3 },
      { kind: "refunded", amount: -3_33, units: 1 },
      { kind: "goods", amount: 3_33, units: 1 },
      { kind: "max", amount: 3_33 },
    ]);
  });

  it("always adds up: the terms between two sums make the later one", () => {
    for (const refundedQty of [0, 1, 2, 3])
      for (const units of [1, 2, 3, 4].filter((one) => one + refundedQty <= 4)) {
        const some = line(100_01, 7_77, { adjusted: -8_88, paid: 91_13, qty: 4, refundedQty });
        const before = { ...some, refundedAmount: Math.floor((some.paid * refundedQty) / 4) };
        const available = calculateMaxRefund(before, units, {
          freightFee,
          shipped: false,
          othersRefunded: true,
        });
        const added = ["total", "adjust", "otherUnits", "refunded", "freight"];
        const sum = available.terms
          .filter(({ kind }) => added.includes(kind))
          .reduce((all, { amount }) => all + amount, 0);
        expect(sum).toBe(available.max);
      }
  });

  it("of a reduced amount refunds the freight last", () => {
    const available = calculateMaxRefund(third, 1, {
      freightFee,
      shipped: false,
      othersRefunded: true,
    });
    expect(capAtRequested(available, 15_00)).toMatchObject({
      goods: 11_07,
      freight: 3_93,
      max: 15_00,
    });
    expect(capAtRequested(available, 5_00)).toMatchObject({ goods: 5_00, freight: 0, max: 5_00 });
    expect(capAtRequested(available, null)).toBe(available);
  });
});

describe("the commission of what is refunded", () => {
  const none = { refundedQty: 0, refundedAmount: 0 };

  it("M2: the commission of a whole line is reversed in full", () => {
    expect(prorateReversal(1_77, second, none, { refundedQty: 1, refundedAmount: 22_14 })).toBe(
      1_77,
    );
    expect(86_90 - 6_20 - 22_14 + 1_77).toBe(60_33);
  });

  it("M2: commission reversed in parts adds up to the commission", () => {
    const three = { paid: 10_00, qty: 3 };
    const steps = [
      none,
      ...[3_33, 6_66, 10_00].map((refundedAmount, place) => ({
        refundedQty: place + 1,
        refundedAmount,
      })),
    ];
    const parts = steps
      .slice(1)
      .map((after, place) => prorateReversal(1_00, three, steps[place] ?? none, after));
    expect(parts).toEqual([33, 34, 33]);
  });

  it("is proportional to units where nothing was paid", () => {
    const free = { paid: 0, qty: 2 };
    expect(prorateReversal(50, free, none, { refundedQty: 1, refundedAmount: 0 })).toBe(25);
  });
});

test("a price that is also the maximum and the refund is said once", () => {
  const price = { kind: "total", amount: 500 } as const;
  const goods = { kind: "goods", amount: 500 } as const;
  const max = { kind: "max", amount: 500 } as const;
  expect(dropEqualSums([price, goods, max])).toEqual([max]);
  const coupon = { kind: "coupon", amount: -100 } as const;
  const less = { kind: "max", amount: 400 } as const;
  expect(dropEqualSums([price, coupon, less])).toEqual([price, coupon, less]);
});
