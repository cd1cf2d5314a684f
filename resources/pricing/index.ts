/** Declarations, types and pure functions of the domain, for everything outside of it. */

export {
  type Adjustment,
  adjustmentKinds,
  couponKinds,
  type LineAdjustment,
  type Stage,
  sourceTypes,
  stages,
} from "./cart/adjustment.ts";
export { applyTax, type OrderTax, type TaxedLine } from "./cart/applyTax.ts";
export type { CartItem, Item } from "./cart/cartItem.ts";
export type { PricedOrder } from "./cart/pricedOrder.ts";
export type {
  Asker,
  CouponSelection,
  GroupSelection,
  PricingRequest,
  Trial,
} from "./cart/pricingRequest.ts";
export type { PricingSource, StagedCart, StagedLine, Verdict } from "./cart/pricingSource.ts";
export { reverseAdjustments } from "./cart/reverseAdjustments.ts";
