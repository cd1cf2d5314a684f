import type { StoredEvent } from "../../../../core/events/server/defineConsumer.ts";
import type { Topic } from "../../../../core/events/topics.ts";
import { isPlatformNotice, type NoticeKind } from "../../../../core/noticeKinds.ts";

/** The kind of the notice of each topic that has one. */
const kinds: Partial<Readonly<Record<Topic, NoticeKind>>> = {
  "order.paid": "orderPaid",
  "order.groupCompleted": "orderPaid",
  "refund.requested": "refundAsked",
  "refund.offerDeclined": "offerDeclined",
  "refund.escalated": "refundEscalated",
  "refund.returned": "goodsSentBack",
  "withdrawal.paid": "withdrawPaid",
  "withdrawal.returned": "withdrawBack",
  "dayStatement.answered": "dayAnswered",
  "monthStatement.answered": "monthAnswered",
  "shop.closed": "shopClosed",
  "shop.reopened": "shopReopened",
  "webhook.disabled": "webhookDisabled",
  "providerRefund.declined": "refundDeclined",
  "providerRefund.paidTwice": "refundPaidTwice",
};

/** A notice for the members of a shop, or for the platform where there is none. */
export interface Notice {
  shopId: number | null;
  kind: NoticeKind;
  /** The id of the row that the notice refers to, in the resource of its kind. */
  refId: number;
  addTime: string;
}

/** Returns the notice of an event; null where nobody needs one. */
export function toNotice(event: StoredEvent): Notice | null {
  const kind = kinds[event.topic];
  if (!kind || !isWorthNotice(event)) return null;
  const shopId = isPlatformNotice(kind) ? null : event.shopId;
  return { shopId, kind, refId: event.key, addTime: event.at.toISOString() };
}

function isWorthNotice(event: StoredEvent): boolean {
  // An order that may not be shipped yet is announced once its group is complete.
  if (event.topic === "order.paid") return !event.payload.waitsForGroup;
  // The shop is not notified of its own actions.
  if (event.topic === "withdrawal.returned") return event.actor.kind !== "staff";
  return true;
}
