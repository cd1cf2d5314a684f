import type { LockedLine } from "../../../orders/queries/lockOrders.ts";
import {
  calculateMaxRefund,
  capAtRequested,
  type Refundable,
  replaceFreight,
} from "../../calculateMaxRefund.ts";
import { isPaying, type LockedRefund, type OrderCase, type OtherRefund } from "./refundCase.ts";

type RefundSelection = Pick<LockedRefund, "id" | "qty" | "askedAmount" | "platformFreight">;
/** What determines the amount of a refund. */
export type Measured = Pick<OrderCase, "order" | "lines" | "others"> & {
  line: LockedLine;
  refund: RefundSelection;
};
/** The other refunds of the order that are being paid; they count as done. */
const findPending = (others: readonly OtherRefund[], but: number): OtherRefund[] =>
  others.filter((other) => other.id !== but && isPaying(other));

/** Calculates the amount of a refund from the present state of its order. */
export function calculateRefundable(measured: Measured): Refundable {
  const { order, lines, line, refund, others } = measured;
  const pending = findPending(others, refund.id);
  const isDone = (other: LockedLine) => {
    const coming = pending.find(({ lineId }) => lineId === other.id);
    const goods = coming ? coming.refundAmount - coming.freightAmount : 0;
    return (
      other.refundedQty + (coming?.qty ?? 0) === other.qty &&
      other.refundedAmount + goods === other.paid
    );
  };
  const left = calculateFreightLeft(measured, refund.id);
  const available = calculateMaxRefund(line, refund.qty, {
    freightFee: left,
    shipped: order.status !== "unshipped" || lines.some(({ shippedQty }) => shippedQty > 0),
    othersRefunded: lines.every((other) => other.id === line.id || isDone(other)),
  });
  // Freight that the platform has granted may have been refunded meanwhile, with another refund.
  const granted = refund.platformFreight === null ? null : Math.min(refund.platformFreight, left);
  return replaceFreight(capAtRequested(available, refund.askedAmount), granted);
}
/** The part of an order's freight that is neither refunded nor being refunded, in cents. */
export function calculateFreightLeft(
  {
    order,
    lines,
    others,
  }: Pick<OrderCase, "lines" | "others"> & {
    order: Pick<OrderCase["order"], "freightFee" | "refundAmount">;
  },
  but: number,
): number {
  const goods = lines.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0);
  const pending = findPending(others, but).reduce((sum, one) => sum + one.freightAmount, 0);
  return order.freightFee - (order.refundAmount - goods) - pending;
}

/** Converts the result to fields of a refund. */
export const toAmounts = ({ max, freight, terms }: Refundable) => ({
  refundAmount: max,
  freightAmount: freight,
  arithmetic: terms,
});
export type RefundAmounts = ReturnType<typeof toAmounts>;
