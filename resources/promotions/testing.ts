/** What only tests and the demo call directly; production code does not import it. */

export { claimCoupon } from "./coupons/commands/claimCoupon.ts";
export { expireCoupon, expirePiece } from "./coupons/commands/expireCoupons.ts";
export { releaseGoods, reserveGoods } from "./flashSales/commands/reserveGoods.ts";
export { toDueTime } from "./flashSales/saleTerms.ts";
export { expireCardSale } from "./giftCardSales/commands/expireCardSales.ts";
export { refundSale } from "./giftCardSales/commands/refundSale.ts";
export { orderGiftCard } from "./giftCardSales/commands/sellGiftCard.ts";
export { showCode } from "./giftCardSales/commands/showCode.ts";
export {
  activateCard,
  adjustCard,
  deactivateCard,
  extendCard,
  sendCard,
} from "./giftCards/commands/changeCards.ts";
export { expireGiftCard } from "./giftCards/commands/expireGiftCards.ts";
export { issueGiftCards } from "./giftCards/commands/issueGiftCards.ts";
export { claimPlatformCoupon } from "./platformCoupons/commands/claimPlatformCoupon.ts";
export {
  expirePlatformCoupon,
  expirePlatformPiece,
} from "./platformCoupons/commands/expirePlatformCoupons.ts";
export { addCodes } from "./vouchers/commands/addCodes.ts";
