import { type CouponTerms, calculateReduction } from "../coupons/couponTerms.ts";
import type { SalePrice } from "./saleTerms.ts";

/** A coupon that customers can use for the product of a sale. */
export interface SaleCoupon extends CouponTerms {
  name: string | null;
}
/** The purchase that costs least per unit. Amounts are cents. */
export interface LowestPrice {
  coupon: string;
  qty: number;
  total: number;
}

/** Returns how many units of a SKU reach the minimum of a coupon; null if none may buy as many. */
function findQty(
  { price, allocated, limitNum }: SalePrice,
  minimum: number,
  limit: number,
): number | null {
  if (!price || !allocated) return null;
  const qty = Math.max(1, Math.ceil(minimum / price));
  const most = Math.min(allocated, limitNum || allocated, limit || allocated);
  return qty <= most ? qty : null;
}

/**
 * Finds the purchase of one SKU that costs least per unit once a coupon comes on top of the flash
 * price; null if no coupon applies. `limit` is the maximum of units per buyer, 0 without one.
 */
export function findLowestPrice(
  prices: readonly SalePrice[],
  coupons: readonly SaleCoupon[],
  limit: number,
): LowestPrice | null {
  const [lowest] = prices
    .flatMap((price) =>
      coupons.flatMap((coupon): LowestPrice[] => {
        const qty = findQty(price, coupon.fullAmount, limit);
        if (qty === null) return [];
        const full = (price.price ?? 0) * qty;
        const off = calculateReduction(coupon, full);
        return off > 0 ? [{ coupon: coupon.name ?? "", qty, total: full - off }] : [];
      }),
    )
    .toSorted((one, other) => one.total * other.qty - other.total * one.qty);
  return lowest ?? null;
}
