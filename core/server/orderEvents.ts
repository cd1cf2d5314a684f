import type { RawBuilder } from "kysely";
import { batchStatements } from "./batchStatements.ts";
import { insertMany } from "./insertMany.ts";
import { type Notice, noticeRows } from "./noticeRows.ts";
import type { TransactionContext } from "./transactionContext.ts";

export type EventKind =
  | "placed"
  | "paid"
  | "outOfStock"
  | "priceEdited"
  | "addressEdited"
  | "noted"
  | "shipped"
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
export interface OrderEvent {
  orderId: number;
  shopId: number;
  kind: EventKind;
  /** Whether the shop is notified later: for an order that may not be shipped yet. */
  suppressNotice?: boolean;
  data?: Readonly<Record<string, string | number | null>>;
}
/** Converts events to rows of the orders' timelines. */
export const eventRows = ({ who, now }: Pick<TransactionContext, "who" | "now">, happenings: readonly OrderEvent[]) =>
  happenings.map(({ orderId, shopId, kind, data = {} }) => ({
    shopId,
    parentId: orderId,
    position: 0,
    kind,
    whoKind: who.kind,
    whoId: who.id,
    whoName: who.name,
    data,
    at: now.toISOString(),
  }));
/** Kinds of events that notify the shop, with the kind of the notice. */
const told: Partial<Readonly<Record<EventKind, Notice["kind"]>>> = {
  paid: "orderPaid",
  groupSucceeded: "orderPaid",
  refundApplied: "refundAsked",
  refundSentBack: "goodsSentBack",
};
const noticesOf = (happenings: readonly OrderEvent[]): Notice[] =>
  happenings.flatMap(({ kind, shopId, orderId, data, suppressNotice }) => {
    const notice = suppressNotice ? undefined : told[kind];
    return notice ? [{ shopId, kind: notice, refId: Number(data?.refundId ?? orderId) }] : [];
  });
/**
 * Builds the statements that record events in the orders' timelines and the notices to their shops.
 */
export function timelineStatements(
  ctx: Pick<TransactionContext, "who" | "now">,
  happenings: readonly OrderEvent[],
): readonly RawBuilder<unknown>[] {
  if (happenings.length === 0) return [];
  const story = insertMany("orders_events", eventRows(ctx, happenings));
  const notices = noticeRows(ctx.now, noticesOf(happenings));
  return notices.length > 0 ? [story, insertMany("notices", notices)] : [story];
}
export async function recordEvents(ctx: TransactionContext, ...happenings: readonly OrderEvent[]): Promise<void> {
  if (happenings.length > 0) await ctx.tx.run(batchStatements(timelineStatements(ctx, happenings)));
}
