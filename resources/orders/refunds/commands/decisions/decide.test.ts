import { describe, expect, it } from "vitest";
import type { LockedLine, LockedOrder } from "../../../orders/queries/lockOrders.ts";
import { decide } from "./decide.ts";
import { getOrderAfter } from "./decidePayment.ts";
import type { RefundDecision } from "./decision.ts";
import type { LockedRefund, RefundCase } from "./refundCase.ts";

const now = new Date("2026-03-10T00:00:00.000Z");
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

const line = (id: number, total: number, paid: number, commission: number): LockedLine => ({
  id,
  orderId: 1,
  goodsId: id,
  skuId: id,
  position: id - 1,
  stockType: "onOrder",
  qty: 1,
  total,
  adjusted: paid - total,
  platformShare: 0,
  freightShare: 0,
  paid,
  commissionRate: 8,
  commission,
  commissionReturned: 0,
  taxCode: "taxable",
  tax: Math.round(paid / 11),
  taxReversed: 0,
  shippedQty: 1,
  releasedQty: 0,
  refundedQty: 0,
  refundedAmount: 0,
  refundStatus: "none",
});
/** M1: C1 with freight 9.50, of which 86.90 is paid; commissions 3.54, 1.77 and 0.89. */
const lines = [line(1, 4990, 4419, 354), line(2, 2500, 2214, 177), line(3, 1250, 1107, 89)];
const order: LockedOrder = {
  id: 1,
  shopId: 7,
  orderNo: "20260301021500123457",
  number: "#1001",
  payOrderId: 1,
  payOrderNo: "P1",
  memberId: 5,
  memberName: "Mei Lin",
  type: "ordinary",
  status: "unreceived",
  refundStatus: "refunding",
  mergeStatus: "awaiting",
  goodsTotal: 8740,
  couponAmount: 1000,
  priceAdjust: 0,
  freightFee: 950,
  payPrice: 8690,
  refundAmount: 0,
  commissionTotal: 620,
  gstRegistered: true,
  freightTax: 86,
  payMethod: "balance",
  selfLifting: false,
  verifyCode: null,
  payTime: inDays(-3),
  deliveryTime: null,
  finishTime: null,
  refundExpiredTime: null,
  groupOrderId: null,
};
const createRefund = (lineId: number, more: Partial<LockedRefund> = {}): LockedRefund => ({
  id: 100 + lineId,
  shopId: 7,
  number: `R-${100 + lineId}`,
  refundNo: `R2026031000000000000${lineId}`,
  orderId: 1,
  lineId,
  memberId: 5,
  qty: 1,
  refundInd: "refundOnly",
  refundAmount: 0,
  freightAmount: 0,
  askedAmount: null,
  offeredAmount: null,
  offerExpiredTime: null,
  platformFreight: null,
  status: "applying",
  payState: "none",
  payError: null,
  restock: null,
  addTime: inDays(-1),
  updTime: inDays(-1),
  autoAgreeTime: inDays(6),
  buyerSendTime: null,
  sellerConfirmTime: null,
  askExpiredTime: null,
  platformAskedTime: null,
  ...more,
});
const createCase = (
  lineId: number,
  more: Partial<Omit<RefundCase, "refund" | "order">> & {
    refund?: Partial<LockedRefund>;
    order?: Partial<LockedOrder>;
  } = {},
): RefundCase => {
  const all = more.lines ?? lines;
  const found = all.find(({ id }) => id === lineId);
  if (!found) throw new Error(`no line ${lineId}`);
  return {
    others: [],
    adjustments: [],
    parts: [],
    tenders: [{ method: more.order?.payMethod ?? "balance", amount: 8690, refunded: 0 }],
    config: {
      unpaidMinutes: 30,
      receiveDays: 7,
      refundDays: 7,
      commentDays: 7,
      agreeDays: 7,
      returnDays: 7,
      confirmDays: 7,
      commissionRate: 5,
    },
    returnAddress: { returnName: "Desk", returnPhone: "1", returnAddress: "5 Dock St" },
    isSettled: false,
    now,
    lines: all,
    line: found,
    ...more,
    refund: createRefund(lineId, more.refund),
    order: { ...order, ...more.order },
  };
};
const decideOn = (...[found, command]: Parameters<typeof decide>): RefundDecision => {
  const decision = decide(found, command);
  if (!decision) throw new Error("nothing was decided");
  return decision;
};
const sumEntries = ({ postings }: RefundDecision, account: string) =>
  postings
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.account === account)
    .reduce((sum, { amount }) => sum + amount, 0);

describe("a decision about a refund", () => {
  it("R1, M2: one line after shipping brings 22.14, no freight, and 1.77 of commission back", () => {
    const decision = decideOn(createCase(2), { kind: "agree" });
    expect(decision).toMatchObject({
      changes: {
        status: "completed",
        payState: "done",
        refundAmount: 2214,
        freightAmount: 0,
        refundedQty: 1,
      },
      payments: [{ amount: 2214, method: "balance" }],
      stock: { released: 0, discarded: 0, returned: 0 },
      completion: { commission: 177, cancelsOrder: false, line: { refundedAmount: 2214 } },
      receiptMinutes: 1440,
    });
    expect(sumEntries(decision, "pending")).toBe(-20_37);
    expect(sumEntries(decision, "platform")).toBe(-1_77);
    expect(sumEntries(decision, "wallet")).toBe(22_14);
    expect(decision.events.map(({ log }) => log)).toEqual(["agreed", "paying", "completed"]);
  });

  it("R2: all lines before shipping, one by one, bring 86.90 exactly, and the last ends the order", () => {
    const unsent = lines.map((one) => ({ ...one, shippedQty: 0 }));
    let found = createCase(1, { order: { status: "unshipped" }, lines: unsent });
    const decisions = [1, 2, 3].map((lineId) => {
      const { order: present, lines: all, others } = found;
      found = createCase(lineId, { order: present, lines: all, others });
      const decision = decideOn(found, { kind: "agree" });
      const after = getOrderAfter(found, decision);
      found = { ...found, ...after };
      return decision;
    });
    expect(decisions.map(({ changes }) => [changes.refundAmount, changes.freightAmount])).toEqual([
      [4419, 0],
      [2214, 0],
      [2057, 950],
    ]);
    expect(decisions.map(({ completion }) => completion?.cancelsOrder)).toEqual([
      false,
      false,
      true,
    ]);
    expect(decisions.map(({ stock }) => stock)).toEqual(
      [1, 2, 3].map(() => ({ released: 1, discarded: 0, returned: 0 })),
    );
    expect(found.order.refundAmount).toBe(86_90);
    expect(decisions.reduce((sum, one) => sum + sumEntries(one, "pending"), 0)).toBe(-80_70);
  });

  it("R2: a refund that begins to be paid gives the freight to the last one that is open", () => {
    const other = (lineId: number, refundAmount: number) => ({
      ...createRefund(lineId, { refundAmount }),
      isLocked: true,
    });
    const paid = { status: "unshipped", payMethod: "wxPay" } as const;
    const done = lines.map((one) => ({
      ...one,
      shippedQty: 0,
      ...(one.id === 2 && { releasedQty: 1, refundedQty: 1, refundedAmount: 2214 }),
    }));
    const found = createCase(1, {
      order: { ...paid, refundAmount: 2214 },
      lines: done,
      others: [other(3, 1107)],
    });
    const decision = decideOn(found, { kind: "agree" });
    expect(decision).toMatchObject({
      changes: { payState: "waiting", refundAmount: 4419 },
      completion: null,
      others: [{ id: 103, refundAmount: 2057, freightAmount: 950 }],
    });
    expect(decision.changes.status).toBe("applying");
  });

  it("K5: returned units are restocked where the shop says so", () => {
    const back = { status: "returned", refundInd: "returnAndRefund" } as const;
    const stock = (restock: boolean) =>
      decideOn(createCase(2, { refund: back }), { kind: "confirmReturn", restock }).stock;
    expect(stock(true)).toEqual({ released: 0, discarded: 0, returned: 1 });
    expect(stock(false)).toEqual({ released: 0, discarded: 0, returned: 0 });
  });

  it("a refund by the shop of a partly shipped line takes unshipped units first", () => {
    const partly = lines.map((one) =>
      one.id === 2 ? { ...one, qty: 3, shippedQty: 2, paid: 3000 } : one,
    );
    const stock = (restock: boolean) =>
      decideOn(
        createCase(2, {
          order: { status: "unshipped" },
          lines: partly,
          refund: { qty: 2, restock, autoAgreeTime: null },
        }),
        { kind: "issue", amount: null, freight: null, reason: "Broken" },
      ).stock;
    expect(stock(true)).toEqual({ released: 1, discarded: 0, returned: 1 });
    expect(stock(false)).toEqual({ released: 1, discarded: 1, returned: 0 });
  });

  it("debits the balance of the shop after the settlement", () => {
    const decision = decideOn(createCase(2, { isSettled: true }), { kind: "agree" });
    expect(sumEntries(decision, "balance")).toBe(-20_37);
    expect(sumEntries(decision, "pending")).toBe(0);
  });

  it("asks for the goods first, and fails without a return address", () => {
    const refund = { refundInd: "returnAndRefund" } as const;
    expect(decideOn(createCase(2, { refund }), { kind: "agree" })).toMatchObject({
      changes: { status: "waitingReturn", returnName: "Desk", buyerSendTime: inDays(7) },
      payments: [],
      completion: null,
    });
    const found = createCase(2, { refund, returnAddress: null });
    expect(() => decide(found, { kind: "agree" })).toThrowError(
      expect.objectContaining({ code: "refund.returnAddressMissing" }),
    );
  });

  it("R6: refuses no reason, a state that does not allow it, and a refund that is being paid", () => {
    const code = (refund: Partial<LockedRefund>, reason: string) => {
      try {
        decide(createCase(2, { refund }), { kind: "refuse", reason });
        return null;
      } catch (error) {
        return error instanceof Error && "code" in error ? error.code : error;
      }
    };
    expect(code({}, " ")).toBe("refund.reasonRequired");
    expect(code({ status: "completed", payState: "done" }, "No")).toBe("refund.statusNotAllowed");
    expect(code({ payState: "waiting" }, "No")).toBe("refund.inProgress");
  });

  it("the platform grants freight, at most what is left of it", () => {
    const refund = { status: "intervention", platformAskedTime: inDays(-1) } as const;
    const rule = (freight: number) =>
      decide(createCase(2, { refund }), {
        kind: "ruleForBuyer",
        goodsBack: false,
        freight,
        reason: "Late",
      });
    expect(rule(950)?.changes).toMatchObject({ refundAmount: 3164, freightAmount: 950 });
    expect(() => rule(951)).toThrowError(
      expect.objectContaining({ code: "refund.shippingExceedsRemaining" }),
    );
  });

  it("counts a payment once, and a repeated failure once", () => {
    const complete = { kind: "complete", providerRefundNo: "P", paidBy: null } as const;
    const waiting = { payState: "waiting", refundAmount: 2214 } as const;
    expect(decide(createCase(2, { refund: waiting }), complete)).not.toBeNull();
    const done = { ...waiting, status: "completed", payState: "done" } as const;
    expect(decide(createCase(2, { refund: done }), complete)).toBeNull();
    const fail = { kind: "failPayment", error: "No funds" } as const;
    expect(decide(createCase(2, { refund: waiting }), fail)?.changes.payState).toBe("failed");
    const failed = { ...waiting, payState: "failed", payError: "No funds" } as const;
    expect(decide(createCase(2, { refund: failed }), fail)).toBeNull();
  });

  it("refunds that overlap extend the receipt by one period", () => {
    const earlier = {
      ...createRefund(1, { status: "closed", addTime: inDays(-3), updTime: inDays(-0.5) }),
      isLocked: false,
    };
    const decision = decideOn(createCase(2, { others: [earlier] }), { kind: "withdraw" });
    expect(decision.receiptMinutes).toBe(3 * 1440);
  });
});
