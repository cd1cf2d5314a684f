import type { RawBuilder } from "kysely";
import { batchStatements } from "./batchStatements.ts";
import { insertMany } from "./insertMany.ts";
import { buildNoticeStatement, type Notice } from "./noticeRows.ts";
import type { TransactionContext } from "./transactionContext.ts";

/** What the timeline of an order records. */
export type EventKind =
  | "placed"
  | "paid"
  | "outOfStock"
  | "priceEdited"
  | "addressEdited"
  | "noted"
  | "shipped"
  | "unshipped"
  | "received"
  | "writtenOff"
  | "cancelled"
  | "groupBegun"
  | "groupJoined"
  | "groupSucceeded"
  | "groupMissed"
  | "groupFailed"
  | "settled"
  | "commented"
  | "followedUp"
  | "answered"
  | "refundApplied"
  | "refundAgreed"
  | "refundRejected"
  | "refundSentBack"
  | "refundReturned"
  | "refundReturnRefused"
  | "refundIntervention"
  | "refundCompleted"
  | "refundClosed"
  | "refundFailed"
  | "refundDeclined"
  | "refundPaidTwice"
  | "latePayment"
  | "duplicatePayment"
  | "mismatchPayment"
  | "overpaid"
  | "paymentReturned";
/**
 * An entry of the timeline of an order; `data` holds what its sentence names, with money in cents.
 */
export interface OrderEvent {
  orderId: number;
  shopId: number;
  kind: EventKind;
  /** Whether the shop is notified later: for an order that may not be shipped yet. */
  suppressNotice?: boolean;
  data?: Readonly<Record<string, string | number | null>>;
}
/** Converts events to rows of the orders' timelines. */
export const toEventRows = (
  { actor, now }: Pick<TransactionContext, "actor" | "now">,
  events: readonly OrderEvent[],
) =>
  events.map(({ orderId, shopId, kind, data = {} }) => ({
    shopId,
    parentId: orderId,
    position: 0,
    kind,
    whoKind: actor.kind,
    whoId: actor.id,
    whoName: actor.name,
    data,
    at: now.toISOString(),
  }));
/** Kinds of events that notify the shop, with the kind of the notice. */
const noticeKinds: Partial<Readonly<Record<EventKind, Notice["kind"]>>> = {
  paid: "orderPaid",
  groupSucceeded: "orderPaid",
  refundApplied: "refundAsked",
  refundSentBack: "goodsSentBack",
};
const toNotices = (events: readonly OrderEvent[]): Notice[] =>
  events.flatMap(({ kind, shopId, orderId, data, suppressNotice }) => {
    const notice = suppressNotice ? undefined : noticeKinds[kind];
    return notice ? [{ shopId, kind: notice, refId: Number(data?.refundId ?? orderId) }] : [];
  });
/**
 * Builds the statements that record events in the orders' timelines and the notices to their shops.
 */
export function buildTimelineStatements(
  ctx: Pick<TransactionContext, "actor" | "now">,
  events: readonly OrderEvent[],
): readonly RawBuilder<unknown>[] {
  if (events.length === 0) return [];
  const timeline = insertMany("orders_events", toEventRows(ctx, events));
  const notices = buildNoticeStatement(ctx.now, toNotices(events));
  return notices.length > 0 ? [timeline, insertMany("notices", notices)] : [timeline];
}
/**
 * Records events in the timelines of their orders, at the time and with the actor of the context,
 * and notifies the shops of those that need an answer. The rows are written in the transaction of
 * the command.
 *
 * @example
 * ```ts
 * await recordEvents(ctx, {
 *   orderId: 120,
 *   shopId: 3,
 *   kind: "shipped",
 *   data: { courier: "Australia Post", trackingNumber: "33ABC" },
 * });
 * ```
 */
export async function recordEvents(
  ctx: TransactionContext,
  ...events: readonly OrderEvent[]
): Promise<void> {
  if (events.length > 0) await ctx.tx.run(batchStatements(buildTimelineStatements(ctx, events)));
}
