import type { Tx } from "../../../../framework/server/transaction.ts";
import type { LockedLine, LockedOrder } from "../../orders/queries/lockOrders.ts";
import {
  calculateMaxRefund,
  capAtRequested,
  type Refundable,
  replaceFreight,
} from "../calculateMaxRefund.ts";
import type { LockedRefund } from "./lockRefund.ts";

/** Refunds of an order that are being paid; they count as done. */
const readPendingRefunds = (tx: Tx, orderId: number, but: number) =>
  tx.run(
    tx.db
      .selectFrom("refunds")
      .select(["id", "line_id as lineId", "qty", "freight_amount as freight"])
      .select(({ eb, ref }) => eb("refund_amount", "-", ref("freight_amount")).as("goods"))
      .where("order_id", "=", orderId)
      .where("pay_state", "in", ["waiting", "failed", "requiresAction"])
      .where("id", "!=", but),
  );
type PendingRefund = Awaited<ReturnType<typeof readPendingRefunds>>[number];

type RefundSelection = Pick<LockedRefund, "id" | "qty" | "askedAmount" | "platformFreight">;
export interface Measured {
  order: LockedOrder;
  lines: readonly LockedLine[];
  line: LockedLine;
  refund: RefundSelection;
}
/** Calculates the amount of a refund from the current state of its order. */
export async function calculateRefundable(
  tx: Tx,
  { order, lines, line, refund }: Measured,
): Promise<Refundable> {
  const pending = await readPendingRefunds(tx, order.id, refund.id);
  const isDone = (other: LockedLine) => {
    const coming = pending.find(({ lineId }) => lineId === other.id);
    return (
      other.refundedQty + (coming?.qty ?? 0) === other.qty &&
      other.refundedAmount + (coming?.goods ?? 0) === other.paid
    );
  };
  const othersRefunded = lines.every((other) => other.id === line.id || isDone(other));
  const shipped = order.status !== "unshipped" || lines.some(({ shippedQty }) => shippedQty > 0);
  const left = calculateRemainingFreight(order, lines, pending);
  const available = calculateMaxRefund(line, refund.qty, {
    freightFee: left,
    shipped,
    othersRefunded,
  });
  // Freight that the platform has granted may have been refunded meanwhile, with another refund.
  const granted = refund.platformFreight === null ? null : Math.min(refund.platformFreight, left);
  return replaceFreight(capAtRequested(available, refund.askedAmount), granted);
}
/** Converts the result to fields of a refund. */
export const toAmounts = ({ max, freight, terms }: Refundable) => ({
  refundAmount: max,
  freightAmount: freight,
  arithmetic: terms,
});
const calculateRemainingFreight = (
  order: LockedOrder,
  lines: readonly LockedLine[],
  pending: readonly PendingRefund[],
): number => {
  const goods = lines.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0);
  return (
    order.freightFee -
    (order.refundAmount - goods) -
    pending.reduce((sum, { freight }) => sum + freight, 0)
  );
};
/** The part of an order's freight that is neither refunded nor being refunded. */
export const calculateFreightLeft = async (
  tx: Tx,
  order: LockedOrder,
  lines: readonly LockedLine[],
  but: number,
) => calculateRemainingFreight(order, lines, await readPendingRefunds(tx, order.id, but));
