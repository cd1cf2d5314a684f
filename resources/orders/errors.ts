import { defineErrors } from "../../framework/server/defineErrors.ts";
import { createDomainError } from "../../framework/server/domainError.ts";

/** Error codes of orders, group orders, refunds, comments and pick-up. */
export const orderErrors = defineErrors({
  "goods.priceChanged": {
    type: "rejected",
    params: { amount: "money" },
    message: "resources.orders.errors.priceChanged",
  },
  "order.statusNotAllowed": {
    type: "conflict",
    params: { action: "messageKey", state: "messageKey" },
    message: "errors.record.statusNotAllowed",
  },
  "order.refundOpen": { type: "rejected", message: "resources.orders.errors.refundOpen" },
  "order.partlyShipped": { type: "rejected", message: "resources.refunds.errors.partlyShipped" },
  "order.trackingRequired": {
    type: "rejected",
    message: "resources.orders.errors.trackingRequired",
  },
  "order.addressChangesFreight": {
    type: "rejected",
    message: "resources.orders.errors.addressChangesFreight",
  },
  "order.isPickup": { type: "rejected", message: "resources.orders.errors.isPickup" },
  "order.paymentStarted": { type: "rejected", message: "resources.orders.errors.paymentStarted" },
  "order.undoExpired": { type: "rejected", message: "resources.orders.errors.undoExpired" },
  "order.notSorted": { type: "rejected", message: "resources.orders.errors.notSorted" },
  "order.groupNotReady": { type: "rejected", message: "resources.orders.errors.groupNotReady" },
  "pickup.codeInvalid": { type: "rejected", message: "resources.orders.errors.pickupCodeInvalid" },
  "pickup.codeUsed": { type: "rejected", message: "resources.orders.errors.pickupCodeUsed" },
  "parcel.empty": { type: "rejected", message: "resources.orders.errors.parcelEmpty" },
  "parcel.quantityExceedsRemaining": {
    type: "rejected",
    params: { goods: "text", qty: "number", left: "number" },
    message: "resources.orders.errors.parcelExceedsRemaining",
  },
  "refund.statusNotAllowed": {
    type: "conflict",
    params: { action: "messageKey", state: "messageKey" },
    message: "errors.record.statusNotAllowed",
  },
  "refund.amountExceedsMax": {
    type: "rejected",
    params: { max: "money" },
    message: "resources.refunds.errors.amountExceedsMax",
  },
  "refund.quantityExceedsRemaining": {
    type: "rejected",
    params: { left: "number" },
    message: "resources.refunds.errors.quantityExceedsRemaining",
  },
  "refund.shippingExceedsRemaining": {
    type: "rejected",
    params: { max: "money" },
    message: "resources.refunds.errors.shippingExceedsRemaining",
  },
  "refund.windowClosed": { type: "rejected", message: "resources.refunds.errors.windowClosed" },
  "refund.alreadyOpen": { type: "rejected", message: "resources.refunds.errors.alreadyOpen" },
  "refund.returnAddressMissing": {
    type: "rejected",
    message: "resources.refunds.errors.returnAddressMissing",
  },
  "refund.reasonRequired": { type: "rejected", message: "resources.refunds.errors.reasonRequired" },
  "refund.notShipped": { type: "rejected", message: "resources.refunds.errors.notShipped" },
  "refund.alreadyEscalated": {
    type: "rejected",
    message: "resources.refunds.errors.alreadyEscalated",
  },
  "refund.inProgress": { type: "rejected", message: "resources.refunds.errors.inProgress" },
  "refund.trackingRequired": {
    type: "rejected",
    message: "resources.refunds.errors.trackingRequired",
  },
  "refund.offerNotLower": {
    type: "rejected",
    params: { max: "money" },
    message: "resources.refunds.errors.offerNotLower",
  },
  "refund.offerNotHigher": {
    type: "rejected",
    params: { min: "money" },
    message: "resources.refunds.errors.offerNotHigher",
  },
  "refund.keyReused": { type: "conflict", message: "resources.refunds.errors.keyReused" },
  "refund.nothingToRetry": { type: "rejected", message: "resources.refunds.errors.nothingToRetry" },
  "comment.alreadyExists": { type: "rejected", message: "resources.comments.errors.alreadyExists" },
  "comment.windowClosed": { type: "rejected", message: "resources.comments.errors.windowClosed" },
  "comment.alreadyFollowedUp": {
    type: "rejected",
    message: "resources.comments.errors.alreadyFollowedUp",
  },
  "comment.contentRequired": {
    type: "rejected",
    message: "resources.comments.errors.contentRequired",
  },
  "comment.statusNotAllowed": {
    type: "conflict",
    params: { action: "messageKey", state: "messageKey" },
    message: "errors.record.statusNotAllowed",
  },
});
export const domainError = createDomainError(orderErrors);
