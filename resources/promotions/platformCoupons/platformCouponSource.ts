import { allocate } from "../../../core/allocate.ts";
import { applyRate } from "../../../core/money.ts";
import type { PricingSource, StagedCart } from "../../pricing/index.ts";
import { checkTime, type HeldPiece } from "../coupons/couponSource.ts";
import { calculateReduction } from "../coupons/couponTerms.ts";

/** A piece of a platform's coupon that a buyer has claimed, as of the time of a cart. */
export interface HeldPlatformCoupon extends HeldPiece {
  platformPercent: number;
}
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/**
 * The price of a cart of several shops with a coupon of the platform: it reduces the lines of its
 * products in proportion, and what the platform bears of it is split like it. Both add up to the
 * cent.
 */
export function createPlatformCouponSource(
  coupon: HeldPlatformCoupon,
  { now, offered }: { now: Date; offered: boolean },
): PricingSource {
  const listAmounts = ({ lines }: StagedCart) =>
    lines.map(({ item, amount }) => (coupon.goodsIds.has(item.goodsId) ? amount : 0));
  return {
    type: "platformCoupon",
    id: coupon.id,
    shopId: null,
    stage: "platformCoupon",
    label: coupon.name,
    offered,
    applicable(cart) {
      const timed = checkTime(coupon, now);
      if (timed) return timed;
      if (!cart.lines.some(({ item }) => coupon.goodsIds.has(item.goodsId)))
        return { ok: false, reason: "scope" };
      const total = sum(listAmounts(cart));
      if (total < coupon.fullAmount)
        return { ok: false, reason: "minimum", missing: coupon.fullAmount - total };
      const saves = calculateReduction(coupon, total);
      return saves > 0 ? { ok: true, saves } : { ok: false, reason: "noSaving" };
    },
    apply(cart) {
      const amounts = listAmounts(cart);
      const saves = calculateReduction(coupon, sum(amounts));
      const shares = allocate(saves, amounts);
      const borne = allocate(applyRate(saves, coupon.platformPercent), shares);
      return shares.flatMap((share, line) =>
        share === 0 ? [] : [{ line, amount: -share, platformAmount: borne[line] ?? 0 }],
      );
    },
  };
}
