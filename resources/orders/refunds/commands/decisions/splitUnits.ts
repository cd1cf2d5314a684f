import { prorateRefund } from "../../calculateMaxRefund.ts";
import type { RefundCase } from "./refundCase.ts";

type Shipped = Pick<RefundCase["line"], "qty" | "shippedQty" | "releasedQty" | "refundedQty">;

/** Counts the units of a line that the buyer has, and that were not refunded yet. */
export const countReturnable = ({
  shippedQty,
  refundedQty,
  releasedQty,
}: Omit<Shipped, "qty">): number => shippedQty - (refundedQty - releasedQty);

/** The units that a refund removes from its line. */
export interface RefundedUnits {
  /** Units that had been shipped. */
  sent: number;
  /** Units that are not shipped any more. */
  released: number;
}
type Case = {
  refund: Pick<RefundCase["refund"], "qty" | "refundInd">;
  line: Shipped & Pick<RefundCase["line"], "paid" | "refundedAmount">;
};
/**
 * Calculates how many units a refund of an amount removes from its line; without a return, those
 * that were not shipped come first. An amount lower than the units cost only lowers the price of
 * what is still to be shipped: those units remain in the order with their stock reserved, and the
 * rest of their price may be refunded later.
 */
export function splitUnits({ refund, line }: Case, goods: number): RefundedUnits {
  const unsent = line.qty - line.shippedQty - line.releasedQty;
  const released =
    refund.refundInd === "returnAndRefund" ? 0 : Math.min(refund.qty, Math.max(0, unsent));
  const isFull = line.refundedAmount + goods >= prorateRefund(line, line.refundedQty + refund.qty);
  return { sent: refund.qty - released, released: isFull ? released : 0 };
}
