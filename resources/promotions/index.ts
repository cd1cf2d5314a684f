/** Declarations, types and pure functions of the domain, for everything outside of it. */

export { coupons } from "./coupons/coupons.ts";
export { discountRate } from "./coupons/discount/discountRateKind.ts";
export { type CardSale, cardSaleShape, serializeCardSale } from "./flashSales/cardSale.ts";
export {
  flashSaleExample,
  flashSaleShape,
  serializeFlashSale,
} from "./flashSales/flashSaleShape.ts";
export { flashSales } from "./flashSales/flashSales.ts";
export { freeDeliveries } from "./freeDeliveries/freeDeliveries.ts";
export { giftCardSales } from "./giftCardSales/giftCardSales.ts";
export { giftCards } from "./giftCards/giftCards.ts";
export { groupActivities } from "./groupActivities/groupActivities.ts";
export { priceAlone, priceInGroup } from "./groupActivities/groupPrice.ts";
export { groupTypes, maxGroupSize } from "./groupActivities/groupTypes.ts";
export { platformCoupons } from "./platformCoupons/platformCoupons.ts";
export { pointGoods } from "./pointGoods/pointGoods.ts";
export { promotionPeriods } from "./promotionPeriods/promotionPeriods.ts";
export { receivedCoupons } from "./receivedCoupons/receivedCoupons.ts";
export { receivedPlatformCoupons } from "./receivedPlatformCoupons/receivedPlatformCoupons.ts";
export { vouchers } from "./vouchers/vouchers.ts";
export { voucherUses } from "./voucherUses/voucherUses.ts";
