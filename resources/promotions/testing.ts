/** What only tests and the demo call directly; production code does not import it. */

export { claimCoupon } from "./coupons/commands/claimCoupon.ts";
export { expireCoupon, expirePiece } from "./coupons/commands/expireCoupons.ts";
export { releaseGoods, reserveGoods } from "./flashSales/commands/reserveGoods.ts";
export { toDueTime } from "./flashSales/saleTerms.ts";
