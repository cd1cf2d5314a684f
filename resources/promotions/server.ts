/** Server functions of the domain, for other domains and the server. */

export { presentCoupon } from "./coupons/commands/presentCoupon.ts";
export { findCouponSources } from "./coupons/queries/findCouponSources.ts";
export { promotionErrors } from "./errors.ts";
export { cardSaleSql } from "./flashSales/queries/cardSaleSql.ts";
export { checkNoFlashSale } from "./flashSales/queries/checkNoFlashSale.ts";
export { findFlashSource } from "./flashSales/queries/findFlashSource.ts";
export { readFlashPlans } from "./flashSales/queries/readFlashPlans.ts";
export { findFreeDeliverySources } from "./freeDeliveries/queries/findFreeDeliverySources.ts";
export { endCardPayments } from "./giftCardSales/commands/cardPayments.ts";
export { cardRefunds } from "./giftCardSales/commands/cardRefunds.ts";
export { applyCardSale } from "./giftCardSales/commands/sellGiftCard.ts";
export { giftCardPayments } from "./giftCards/commands/giftCardPayments.ts";
export { guessCards } from "./giftCards/commands/guessCards.ts";
export {
  type CardShare,
  holdGiftCards,
  requireCards,
  shareCards,
} from "./giftCards/commands/holdGiftCards.ts";
export { checkNoGroup } from "./groupActivities/queries/checkNoGroup.ts";
export { findGroupSource } from "./groupActivities/queries/findGroupSource.ts";
export { findPlatformCouponSources } from "./platformCoupons/queries/findPlatformCouponSources.ts";
export { assertExclusive } from "./pointGoods/commands/assertExclusive.ts";
export { findPointSource } from "./pointGoods/queries/findPointSource.ts";
export { guessVouchers } from "./vouchers/commands/guessVouchers.ts";
export { findVoucherSources } from "./vouchers/queries/findVoucherSources.ts";
