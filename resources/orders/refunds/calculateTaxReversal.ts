import { prorate } from "../../../core/money.ts";
import { type PaidLine, prorateReversal, type Refunded } from "./calculateMaxRefund.ts";

/** What a refund of one line reverses. Amounts are cents. */
interface TaxedRefund {
  refund: { freightAmount: number };
  order: { freightFee: number; freightTax: number; refundAmount: number };
  lines: readonly Pick<PaidLine, "refundedAmount">[];
  line: Pick<PaidLine, "paid" | "qty"> & Refunded & { tax: number };
}

/**
 * Calculates the GST that a refund reverses, of its goods and of its freight, in cents: the part
 * for everything refunded by then, rounded half up, minus the part for what was refunded before. So
 * a full refund reverses everything exactly, in however many steps.
 *
 * @param after what is refunded of the line with this refund.
 */
export function calculateTaxReversal(
  { refund, order, lines, line }: TaxedRefund,
  after: Refunded,
): { goods: number; freight: number } {
  const goodsBefore = lines.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0);
  const freightBefore = order.refundAmount - goodsBefore;
  const part = (refunded: number) =>
    order.freightFee > 0 ? prorate(order.freightTax, refunded, order.freightFee, "halfUp") : 0;
  return {
    goods: prorateReversal(line.tax, line, line, after),
    freight: part(freightBefore + refund.freightAmount) - part(freightBefore),
  };
}
