import { allocate } from "../../../core/allocate.ts";
import type { PricingSource, StagedCart, Verdict } from "../../pricing/index.ts";
import type { receivedStates } from "../receivedCoupons/receivedCoupons.ts";
import { type CouponTerms, calculateReduction } from "./couponTerms.ts";

/** A piece that a buyer has collected, of a shop or of the platform, as of the time of a cart. */
export interface HeldPiece extends CouponTerms {
  id: number;
  name: string;
  status: keyof typeof receivedStates;
  validFrom: Date;
  /** The first instant at which it is no longer valid. */
  validTo: Date | null;
  /** The products of the cart that it is for. */
  goodsIds: ReadonlySet<number>;
}
/** A piece of a shop's coupon. */
export interface HeldCoupon extends HeldPiece {
  shopId: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** Why a piece cannot be used at a time, whatever is in the cart; null if it can. */
export function checkTime(
  { status, validFrom, validTo }: Pick<HeldPiece, "status" | "validFrom" | "validTo">,
  now: Date,
): Exclude<Verdict, { ok: true }> | null {
  if (status === "used") return { ok: false, reason: "used" };
  if (status === "expired" || (validTo && now >= validTo)) return { ok: false, reason: "expired" };
  return now < validFrom ? { ok: false, reason: "notYet", from: validFrom } : null;
}

/** The price of a cart with a coupon: it reduces the lines of its products in proportion. */
export function createCouponSource(
  coupon: HeldCoupon,
  { now, offered }: { now: Date; offered: boolean },
): PricingSource {
  const listAmounts = ({ lines }: StagedCart) =>
    lines.map(({ item, amount }) => (coupon.goodsIds.has(item.goodsId) ? amount : 0));
  return {
    type: "coupon",
    id: coupon.id,
    shopId: coupon.shopId,
    stage: "coupon",
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
      return allocate(calculateReduction(coupon, sum(amounts)), amounts).flatMap((share, line) =>
        share === 0 ? [] : [{ line, amount: -share }],
      );
    },
  };
}
