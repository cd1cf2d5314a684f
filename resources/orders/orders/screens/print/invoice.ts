import { roundHalfUp } from "../../../../../core/money.ts";
import type { Order, OrderLine } from "../order.ts";

/** Total in cents from which a tax invoice names the buyer. */
export const buyerNamedFrom = 100_000;
/** The GST in an amount that includes it: an eleventh, rounded half up. */
export const calculateGst = (cents: number): number => roundHalfUp(cents / 11);

export interface InvoiceLine {
  line: OrderLine;
  amount: number;
}
export interface Invoice {
  lines: readonly InvoiceLine[];
  freight: number;
  total: number;
  gst: number;
  /** Whether the law requires the buyer's name. */
  namesBuyer: boolean;
  refunded: number;
  refundedGst: number;
  afterRefund: number;
}
type Billed = Pick<Order, "lines" | "freightFee" | "payPrice" | "refundAmount">;
/** Calculates the tax invoice of an order, in cents; refunds are listed as an adjustment. */
export function toInvoice({ lines, freightFee, payPrice, refundAmount }: Billed): Invoice {
  return {
    // The buyer's price of a line, including its part of the coupon and of a changed price.
    lines: lines.map((line) => ({ line, amount: line.paid })),
    freight: freightFee,
    total: payPrice,
    gst: calculateGst(payPrice),
    namesBuyer: payPrice >= buyerNamedFrom,
    refunded: refundAmount,
    refundedGst: calculateGst(refundAmount),
    afterRefund: payPrice - refundAmount,
  };
}
/** Formats an ABN: 51 824 753 556. */
export const formatAbn = (abn: string): string =>
  abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, "$1 $2 $3 $4");
