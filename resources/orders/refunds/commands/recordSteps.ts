import { emit } from "../../../../core/events/server/emit.ts";
import { insertMany } from "../../../../core/server/insertMany.ts";
import { type EventKind, recordEvents } from "../../../../core/server/orderEvents.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { Step } from "./decisions/decision.ts";
import type { LockedRefund } from "./decisions/refundCase.ts";

/** The topics of the steps of a refund that others act on. */
const topics = {
  refundApplied: "refund.requested",
  refundAgreed: "refund.agreed",
  refundOffered: "refund.offered",
  refundOfferAccepted: "refund.agreed",
  refundOfferDeclined: "refund.offerDeclined",
  refundRejected: "refund.rejected",
  refundReturnRefused: "refund.rejected",
  refundSentBack: "refund.returned",
  refundIntervention: "refund.escalated",
  refundCompleted: "refund.completed",
  refundClosed: "refund.closed",
} as const satisfies Partial<Record<EventKind, string>>;
const isEmitted = (step: EventKind): step is keyof typeof topics => Object.hasOwn(topics, step);

type LoggedRefund = Pick<
  LockedRefund,
  "id" | "shopId" | "number" | "refundNo" | "orderId" | "refundAmount"
>;
/** Logs steps of a refund in its own log and in the order's timeline, and emits their events. */
export async function recordSteps(
  ctx: TransactionContext,
  { id, shopId, number, refundNo, orderId, refundAmount }: LoggedRefund,
  steps: readonly Step[],
): Promise<void> {
  const { actor, now, tx } = ctx;
  const rows = steps.map(({ log, content = null, imgs = [] }) => ({
    shopId,
    parentId: id,
    position: 0,
    kind: log,
    whoKind: actor.kind,
    whoId: actor.id,
    whoName: actor.name,
    content,
    imgs,
    at: now.toISOString(),
  }));
  if (rows.length > 0) await tx.run(insertMany("refunds_logs", rows));
  for (const { event, content = null, amount = refundAmount } of steps) {
    if (!event) continue;
    const data = { refund: number, refundNo, refundId: id, amount, reason: content };
    await recordEvents(ctx, { orderId, shopId, kind: event, data });
    if (isEmitted(event)) {
      const payload = { refundId: id, number, orderId, amount };
      emit(ctx, { topic: topics[event], key: id, shopId, payload });
    }
  }
  await publishChanges(ctx, [shopId], ["refunds", "orders"]);
}
