import { defineErrors } from "../../framework/server/defineErrors.ts";
import { createDomainError } from "../../framework/server/domainError.ts";

/** Error codes of orders, group orders, refunds, comments and pick-up. */
export const orderErrors = defineErrors({
  "goods.priceChanged": {
    status: 422,
    params: { amount: "money" },
    message: "resources.orders.errors.priceChanged",
  },
  "order.statusNotAllowed": {
    status: 409,
    params: { action: "messageKey", state: "messageKey" },
    message: "errors.record.statusNotAllowed",
  },
  "order.refundOpen": { status: 422, message: "resources.orders.errors.refundOpen" },
  "order.trackingRequired": { status: 422, message: "resources.orders.errors.trackingRequired" },
  "order.addressChangesFreight": {
    status: 422,
    message: "resources.orders.errors.addressChangesFreight",
  },
  "order.isPickup": { status: 422, message: "resources.orders.errors.isPickup" },
  "order.paymentStarted": { status: 422, message: "resources.orders.errors.paymentStarted" },
  "order.notSorted": { status: 422, message: "resources.orders.errors.notSorted" },
  "order.groupNotReady": { status: 422, message: "resources.orders.errors.groupNotReady" },
  "pickup.codeInvalid": { status: 422, message: "resources.orders.errors.pickupCodeInvalid" },
  "pickup.codeUsed": { status: 422, message: "resources.orders.errors.pickupCodeUsed" },
  "refund.statusNotAllowed": {
    status: 409,
    params: { action: "messageKey", state: "messageKey" },
    message: "errors.record.statusNotAllowed",
  },
  "refund.amountExceedsMax": {
    status: 422,
    params: { max: "money" },
    message: "resources.refunds.errors.amountExceedsMax",
  },
  "refund.quantityExceedsRemaining": {
    status: 422,
    params: { left: "number" },
    message: "resources.refunds.errors.quantityExceedsRemaining",
  },
  "refund.shippingExceedsRemaining": {
    status: 422,
    params: { max: "money" },
    message: "resources.refunds.errors.shippingExceedsRemaining",
  },
  "refund.windowClosed": { status: 422, message: "resources.refunds.errors.windowClosed" },
  "refund.alreadyOpen": { status: 422, message: "resources.refunds.errors.alreadyOpen" },
  "refund.returnAddressMissing": {
    status: 422,
    message: "resources.refunds.errors.returnAddressMissing",
  },
  "refund.reasonRequired": { status: 422, message: "resources.refunds.errors.reasonRequired" },
  "refund.notShipped": { status: 422, message: "resources.refunds.errors.notShipped" },
  "refund.alreadyEscalated": { status: 422, message: "resources.refunds.errors.alreadyEscalated" },
  "refund.inProgress": { status: 422, message: "resources.refunds.errors.inProgress" },
  "refund.trackingRequired": { status: 422, message: "resources.refunds.errors.trackingRequired" },
  "refund.nothingToRetry": { status: 422, message: "resources.refunds.errors.nothingToRetry" },
  "comment.alreadyExists": { status: 422, message: "resources.comments.errors.alreadyExists" },
  "comment.windowClosed": { status: 422, message: "resources.comments.errors.windowClosed" },
  "comment.alreadyFollowedUp": {
    status: 422,
    message: "resources.comments.errors.alreadyFollowedUp",
  },
  "comment.contentRequired": { status: 422, message: "resources.comments.errors.contentRequired" },
  "comment.statusNotAllowed": {
    status: 409,
    params: { action: "messageKey", state: "messageKey" },
    message: "errors.record.statusNotAllowed",
  },
  "group.limitReached": {
    status: 422,
    params: { smart_count: "count" },
    message: "resources.groupOrders.errors.limitReached",
  },
});
export const domainError = createDomainError(orderErrors);
