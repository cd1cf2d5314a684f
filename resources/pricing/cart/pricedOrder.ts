import type { LineAdjustment } from "./adjustment.ts";
import type { CartItem } from "./cartItem.ts";
import type { SourceVerdict } from "./chooseWinner.ts";
import type { PricingSource } from "./pricingSource.ts";

/** A priced line; amounts are cents. */
export interface PricedLine extends CartItem {
  /** The price of one, after the stage `unitPrice`. */
  price: number;
  /** `price` × `qty`. */
  total: number;
  /** The sum of the adjustments after the unit price; negative for a reduction. */
  adjusted: number;
  /** The part of the reductions that the platform bears. */
  platformShare: number;
  freightShare: number;
  /** What the buyer pays for the goods: `total` + `adjusted`. */
  paid: number;
  commission: number;
  /** The GST that `paid` includes. */
  tax: number;
}
/** The price of one shop's part of a cart. Amounts are cents. */
export interface PricedOrder<S extends PricingSource = PricingSource> {
  shopId: number;
  shopName: string;
  lines: readonly PricedLine[];
  /** Those of its lines; `line` is an index of `lines`. */
  adjustments: readonly LineAdjustment[];
  goodsTotal: number;
  couponAmount: number;
  freightFee: number;
  payPrice: number;
  /** Whether the shop is registered for GST, without which it charges none. */
  gstRegistered: boolean;
  /** The GST that `payPrice` includes. */
  tax: number;
  /** The GST that `freightFee` includes. */
  freightTax: number;
  /** The sources that won a stage and adjust these lines. */
  sources: readonly S[];
  /** What the sources of this shop and of the platform answered, in the order of the stages. */
  verdicts: readonly SourceVerdict[];
}
