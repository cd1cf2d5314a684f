/**
 * Every topic of a domain event, with an example of its payload: the type of the payload is that of
 * its example, and a test delivery of a webhook sends it. A payload holds ids, numbers and amounts
 * in cents; whoever needs more reads the record.
 */
export const topics = {
  "order.placed": { orderId: 120, number: "#1043", amount: 8690 },
  // An order that waits for its group is shipped only once the group is complete.
  "order.paid": {
    orderId: 120,
    number: "#1043",
    amount: 8690,
    method: "wxPay",
    waitsForGroup: false,
  },
  // The group of a paid order is complete.
  "order.groupCompleted": { orderId: 120 },
  "order.shipped": {
    orderId: 120,
    number: "#1043",
    courier: "auspost",
    trackingNumber: "33ABC0001",
  },
  // The shipping of an order was undone.
  "order.unshipped": { orderId: 120, number: "#1043" },
  // One of the parcels of an order is on its way; the last one is followed by `order.shipped`.
  "parcel.shipped": {
    parcelId: 18,
    number: "#1043-1",
    orderId: 120,
    courier: "auspost",
    trackingNumber: "33ABC0001",
  },
  // The shipping of a parcel was undone.
  "parcel.unshipped": { parcelId: 18, number: "#1043-1", orderId: 120 },
  // The buyer has the goods: delivered, or collected at the shop.
  "order.received": { orderId: 120, number: "#1043", pickup: false },
  // `paid` says whether it was paid before; a payment that cancels its order has not paid it.
  "order.cancelled": { orderId: 120, number: "#1043", reason: "buyer", paid: false },
  // A buyer has commented on a line, or the time for it has passed.
  "comment.added": { commentId: 64, orderId: 120 },
  "refund.requested": { refundId: 31, number: "R-104", orderId: 120, amount: 2450 },
  "refund.agreed": { refundId: 31, number: "R-104", orderId: 120, amount: 2450 },
  "refund.offered": { refundId: 31, number: "R-104", orderId: 120, amount: 2450 },
  "refund.offerDeclined": { refundId: 31, number: "R-104", orderId: 120, amount: 2450 },
  "refund.rejected": { refundId: 31, number: "R-104", orderId: 120, amount: 2450 },
  // The buyer has sent the goods back.
  "refund.returned": { refundId: 31, number: "R-104", orderId: 120, amount: 2450 },
  "refund.completed": { refundId: 31, number: "R-104", orderId: 120, amount: 2450 },
  // The buyer has asked the platform to decide.
  "refund.escalated": { refundId: 31, number: "R-104", orderId: 120, amount: 2450 },
  // The buyer has withdrawn the request, the platform has dismissed it, or a deadline has passed.
  "refund.closed": { refundId: 31, number: "R-104", orderId: 120, amount: 2450 },
  "product.published": { goodsId: 14 },
  "product.unpublished": { goodsId: 14 },
  // A trigger on the stock movements writes it, so that no way to change stock is left out.
  "stock.changed": { skuId: 52, goodsId: 14, cause: "sale", change: -1, after: 19 },
  // The platform has paid a withdrawal, or the amount has returned to the balance.
  "withdrawal.paid": { withdrawalId: 9 },
  "withdrawal.returned": { withdrawalId: 9 },
  // The platform has answered a dispute about a statement.
  "dayStatement.answered": { statementId: 17 },
  "monthStatement.answered": { statementId: 17 },
  // The platform has decided about the application of a shop.
  "shop.approved": { shopId: 3 },
  "shop.declined": { shopId: 3 },
  // The platform has closed a shop, or opened it again.
  "shop.closed": { shopId: 3 },
  "shop.reopened": { shopId: 3 },
  // A buyer has earned points, or refunds have taken some back.
  "buyer.pointsEarned": { buyerId: 31, points: 87 },
  // The platform has changed the levels of buyers.
  "level.changed": { levelId: 2 },
  // A webhook has failed for days, and receives no further events.
  "webhook.disabled": { webhookId: 3 },
  // A provider has refused a refund for good, and the platform has to pay the buyer.
  "providerRefund.declined": { providerRefundId: 5, amount: 2450 },
  // A provider has refunded what the platform had paid in another way.
  "providerRefund.paidTwice": { providerRefundId: 5, amount: 2450 },
} satisfies Readonly<Record<`${string}.${string}`, object>>;

/** The name of a topic: what something happened to, and what. */
export type Topic = keyof typeof topics;

/** What the events of a topic say. */
export type Payload<T extends Topic> = Readonly<(typeof topics)[T]>;

export const isTopic = (name: string): name is Topic => Object.hasOwn(topics, name);
