import { defineErrors } from "../../framework/server/defineErrors.ts";
import { createDomainError } from "../../framework/server/domainError.ts";

/** Error codes of promotions, and of buying in groups. */
export const promotionErrors = defineErrors({
  "goods.groupOngoing": {
    type: "rejected",
    message: "resources.groupActivities.errors.goodsGroupOngoing",
  },
  "group.soldInGroupsOnly": {
    type: "rejected",
    params: { goods: "text" },
    message: "resources.groupOrders.errors.soldInGroupsOnly",
  },
  "group.notOffered": { type: "rejected", message: "resources.groupOrders.errors.notOffered" },
  "group.ended": { type: "rejected", message: "resources.groupOrders.errors.ended" },
  "group.isOwn": { type: "rejected", message: "resources.groupOrders.errors.isOwn" },
  "group.alreadyJoined": {
    type: "rejected",
    message: "resources.groupOrders.errors.alreadyJoined",
  },
  "group.full": { type: "rejected", message: "resources.groupOrders.errors.full" },
  "group.limitReached": {
    type: "rejected",
    params: { smart_count: "count" },
    message: "resources.groupOrders.errors.limitReached",
  },
  "giftCard.notUsable": { type: "rejected", message: "resources.giftCards.errors.notUsable" },
  "giftCard.insufficientFunds": {
    type: "rejected",
    message: "resources.giftCards.errors.insufficientFunds",
  },
  "giftCard.soldNotReduced": {
    type: "rejected",
    message: "resources.giftCards.errors.soldNotReduced",
  },
  "giftCard.changeExceedsBalance": {
    type: "rejected",
    message: "resources.giftCards.errors.changeExceedsBalance",
  },
  "giftCard.notSold": { type: "rejected", message: "resources.giftCards.errors.notSold" },
  "giftCard.codeShown": { type: "rejected", message: "resources.giftCards.errors.codeShown" },
  "giftCard.nothingToRefund": {
    type: "rejected",
    message: "resources.giftCards.errors.nothingToRefund",
  },
  "giftCard.notExtended": { type: "rejected", message: "resources.giftCards.errors.notExtended" },
  "pointGoods.notOffered": { type: "rejected", message: "resources.pointGoods.errors.notOffered" },
  "pointGoods.soldOut": { type: "rejected", message: "resources.pointGoods.errors.soldOut" },
  "pointGoods.limitReached": {
    type: "rejected",
    params: { smart_count: "count", left: "count" },
    message: "resources.pointGoods.errors.limitReached",
  },
  "pointGoods.exclusive": { type: "rejected", message: "resources.pointGoods.errors.exclusive" },
  "coupon.notDistributed": {
    type: "rejected",
    message: "resources.coupons.errors.notDistributed",
  },
  "coupon.allClaimed": { type: "rejected", message: "resources.coupons.errors.allClaimed" },
  "coupon.limitReached": {
    type: "rejected",
    params: { smart_count: "count" },
    message: "resources.coupons.errors.limitReached",
  },
  "coupon.otherShop": {
    type: "rejected",
    params: { coupon: "text" },
    message: "resources.coupons.errors.otherShop",
  },
  "coupon.onePerShop": { type: "rejected", message: "resources.coupons.errors.onePerShop" },
  "coupon.minimum": {
    type: "rejected",
    params: { coupon: "text", missing: "money" },
    message: "resources.coupons.errors.minimum",
  },
  "coupon.notYet": {
    type: "rejected",
    params: { coupon: "text", from: "text" },
    message: "resources.coupons.errors.notYet",
  },
  "coupon.expired": {
    type: "rejected",
    params: { coupon: "text" },
    message: "resources.coupons.errors.expired",
  },
  "coupon.used": {
    type: "rejected",
    params: { coupon: "text" },
    message: "resources.coupons.errors.used",
  },
  "coupon.otherProducts": {
    type: "rejected",
    params: { coupon: "text" },
    message: "resources.coupons.errors.otherProducts",
  },
  "coupon.noSaving": {
    type: "rejected",
    params: { coupon: "text" },
    message: "resources.coupons.errors.noSaving",
  },
  "period.withoutEnd": {
    type: "rejected",
    message: "resources.promotionPeriods.errors.withoutEnd",
  },
  "voucher.notUsable": {
    type: "rejected",
    message: "resources.vouchers.errors.notUsable",
  },
  "voucher.onePerShop": {
    type: "rejected",
    message: "resources.vouchers.errors.onePerShop",
  },
  "voucher.minimum": {
    type: "rejected",
    params: { voucher: "text", missing: "money" },
    message: "resources.vouchers.errors.minimum",
  },
  "voucher.limitReached": {
    type: "rejected",
    params: { voucher: "text", smart_count: "count" },
    message: "resources.vouchers.errors.limitReached",
  },
  "voucher.otherProducts": {
    type: "rejected",
    params: { voucher: "text" },
    message: "resources.vouchers.errors.otherProducts",
  },
  "voucher.beaten": {
    type: "rejected",
    params: { voucher: "text" },
    message: "resources.vouchers.errors.beaten",
  },
  "voucher.noSaving": {
    type: "rejected",
    params: { voucher: "text" },
    message: "resources.vouchers.errors.noSaving",
  },
  "voucher.over": {
    type: "rejected",
    message: "resources.vouchers.errors.over",
  },
});
export const domainError = createDomainError(promotionErrors);
