import { roundHalfUp } from "../../../../../core/money.ts";
import type { Order, OrderLine } from "../order.ts";

/** From this total on a tax invoice says who buys. */
export const buyerNamedFrom = 100_000;
/** The tax in an amount that includes it: an eleventh, rounded half up. */
export const gstIn = (cents: number): number => roundHalfUp(cents / 11);

export interface InvoiceLine {
  line: OrderLine;
  amount: number;
}
export interface Invoice {
  lines: readonly InvoiceLine[];
  freight: number;
  total: number;
  gst: number;
  /** Whether the law asks who buys. */
  namesBuyer: boolean;
  refunded: number;
  refundedGst: number;
  afterRefund: number;
}
type Billed = Pick<Order, "lines" | "freightFee" | "payPrice" | "refundAmount">;
/** What a tax invoice of an order says, in cents; what was refunded is an adjustment of it. */
export function invoiceOf({ lines, freightFee, payPrice, refundAmount }: Billed): Invoice {
  return {
    // What the buyer pays for a line: its part of the coupon and of a changed price is in it.
    lines: lines.map((line) => ({ line, amount: line.paid })),
    freight: freightFee,
    total: payPrice,
    gst: gstIn(payPrice),
    namesBuyer: payPrice >= buyerNamedFrom,
    refunded: refundAmount,
    refundedGst: gstIn(refundAmount),
    afterRefund: payPrice - refundAmount,
  };
}
/** An ABN as it is written: 51 824 753 556. */
export const writtenAbn = (abn: string): string => abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, "$1 $2 $3 $4");
