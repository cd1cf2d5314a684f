import { emit } from "../../../../core/events/server/emit.ts";
import type { EventKind } from "../../../../core/server/orderEvents.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { RefundCase } from "../queries/lockRefund.ts";

/** The topics of the steps of a refund that others act on. */
const topics = {
  refundApplied: "refund.requested",
  refundAgreed: "refund.agreed",
  refundRejected: "refund.rejected",
  refundReturnRefused: "refund.rejected",
  refundSentBack: "refund.returned",
  refundCompleted: "refund.completed",
  refundClosed: "refund.closed",
} as const satisfies Partial<Record<EventKind, string>>;
const isEmitted = (step: string): step is keyof typeof topics => Object.hasOwn(topics, step);

/** Emits the event of a step of a refund, where others act on it. */
export function emitRefundEvent(
  ctx: TransactionContext,
  { refund }: Pick<RefundCase, "refund">,
  step: EventKind,
): void {
  if (!isEmitted(step)) return;
  const { id, shopId, number, orderId, refundAmount: amount } = refund;
  const payload = { refundId: id, number, orderId, amount };
  emit(ctx, { topic: topics[step], key: id, shopId, payload });
}
