import type { RawBuilder } from "kysely";
import { insertMany } from "./insertMany.ts";
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
  | "parcelShipped"
  | "parcelUnshipped"
  | "trackingChanged"
  | "restRefunded"
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
  | "refundIssued"
  | "refundAgreed"
  | "refundOffered"
  | "refundOfferAccepted"
  | "refundOfferDeclined"
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
/** Builds the statement that records events in the orders' timelines; none without events. */
export const buildTimelineStatements = (
  ctx: Pick<TransactionContext, "actor" | "now">,
  events: readonly OrderEvent[],
): readonly RawBuilder<unknown>[] =>
  events.length === 0 ? [] : [insertMany("orders_events", toEventRows(ctx, events))];

/**
 * Records events in the timelines of their orders, at the time and with the actor of the context.
 * The rows are written in the transaction of the command.
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
  for (const statement of buildTimelineStatements(ctx, events)) await ctx.tx.run(statement);
}
