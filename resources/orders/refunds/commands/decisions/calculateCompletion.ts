import { reverseAdjustments } from "../../../../pricing/index.ts";
import { prorateReversal, type Refunded } from "../../calculateMaxRefund.ts";
import { calculateTaxReversal } from "../../calculateTaxReversal.ts";
import type { Completion, StockReturn } from "./decision.ts";
import { isOpen, type RefundCase } from "./refundCase.ts";
import { splitUnits } from "./splitUnits.ts";

/**
 * Calculates which part of a line's adjustments a refund reverses: of the whole in proportion to
 * what is refunded, rounded half up, and between the adjustments by what remains of them.
 */
function calculateAdjustments({ line, adjustments }: RefundCase, after: Refunded) {
  const own = adjustments.filter(({ linePosition }) => linePosition === line.position);
  const parts = [-1, 1].map((sign) => {
    const whole = own
      .filter(({ amount }) => Math.sign(amount) === sign)
      .reduce((sum, { amount }) => sum + amount, 0);
    return reverseAdjustments(own, sign * prorateReversal(Math.abs(whole), line, line, after));
  });
  return own.map(({ id }, place) => ({
    id,
    part: parts.reduce((sum, part) => sum + (part[place] ?? 0), 0),
  }));
}

/** Calculates what a refund whose money has reached the buyer changes. */
export function calculateCompletion(found: RefundCase): Completion {
  const { refund, order, lines, line, others } = found;
  const goods = refund.refundAmount - refund.freightAmount;
  const removed = splitUnits(found, goods);
  const units = removed.sent + removed.released;
  const after = {
    refundedQty: line.refundedQty + units,
    refundedAmount: line.refundedAmount + goods,
  };
  const tax = calculateTaxReversal(found, after);
  const isWhole =
    lines.every((other) => {
      const { refundedQty, refundedAmount } = other.id === line.id ? after : other;
      return refundedQty === other.qty && refundedAmount === other.paid;
    }) && !others.some(({ status }) => isOpen(status));
  const cancelsOrder = isWhole && order.status !== "cancelled";
  return {
    amount: refund.refundAmount,
    units,
    removed,
    line: {
      ...after,
      releasedQty: line.releasedQty + removed.released,
      commissionReturned:
        line.commissionReturned + prorateReversal(line.commission, line, line, after),
      taxReversed: line.taxReversed + tax.goods,
    },
    adjustments: calculateAdjustments(found, after),
    tax,
    commission: prorateReversal(line.commission, line, line, after),
    coupon: prorateReversal(line.platformShare, line, line, after),
    cancelsOrder,
    retainsPart: cancelsOrder && order.refundAmount + refund.refundAmount < order.payPrice,
  };
}

/**
 * Calculates which units return to stock: unshipped ones, unless the shop cannot sell them, and
 * shipped ones that are restocked.
 */
export const calculateStock = (
  { refund }: RefundCase,
  { removed }: Pick<Completion, "removed">,
): StockReturn => ({
  released: removed.released,
  discarded: refund.restock === false ? removed.released : 0,
  returned: refund.restock ? removed.sent : 0,
});
