import type { Topic } from "../../../core/events/topics.ts";

/** The topics that a shop can subscribe to, in the order of the form. */
export const webhookTopics = [
  "order.placed",
  "order.paid",
  "order.groupCompleted",
  "order.shipped",
  "order.unshipped",
  "parcel.shipped",
  "parcel.unshipped",
  "order.received",
  "order.cancelled",
  "refund.requested",
  "refund.agreed",
  "refund.offered",
  "refund.offerDeclined",
  "refund.rejected",
  "refund.returned",
  "refund.completed",
  "refund.closed",
  "product.published",
  "product.unpublished",
  "stock.changed",
] as const satisfies readonly Topic[];
