import { allocate } from "../../../core/allocate.ts";
import { applyRate } from "../../../core/money.ts";
import type { CartItem } from "./cartItem.ts";
import type { GroupPlan } from "./groupPlan.ts";

/** A priced line; amounts are cents. */
export interface PricedLine extends CartItem {
  total: number;
  couponShare: number;
  couponPlatform: number;
  freightShare: number;
  paid: number;
  commission: number;
}
/** The price of one shop's part of a cart. */
export interface PricedOrder {
  shopId: number;
  shopName: string;
  lines: readonly PricedLine[];
  goodsTotal: number;
  couponAmount: number;
  freightFee: number;
  payPrice: number;
  /** Set where it is bought in a group. */
  group?: GroupPlan | null;
}
/**
 * A coupon's discount on one shop's lines: the share of each line, and the part that the platform
 * bears.
 */
export interface CouponAllocation {
  discounts: readonly number[];
  platform: readonly number[];
}

/**
 * Prices one shop's lines: goods, coupon, freight, in this order; fixes the commission of each
 * line.
 */
export function priceLines(
  cartItems: readonly CartItem[],
  freight: readonly number[],
  reduction: CouponAllocation | null,
): Omit<PricedOrder, "shopId" | "shopName"> {
  const lines = cartItems.map((cartItem, place) => {
    const total = cartItem.price * cartItem.qty;
    const couponShare = reduction?.discounts[place] ?? 0;
    const couponPlatform = reduction?.platform[place] ?? 0;
    const netTotal = total - couponShare;
    return {
      ...cartItem,
      total,
      couponShare,
      couponPlatform,
      freightShare: freight[place] ?? 0,
      paid: netTotal,
      commission: applyRate(netTotal + couponPlatform, cartItem.commissionRate),
    };
  });
  const sum = (of: (line: PricedLine) => number) => lines.reduce((all, line) => all + of(line), 0);
  const goodsTotal = sum(({ total }) => total);
  const couponAmount = sum(({ couponShare }) => couponShare);
  const freightFee = sum(({ freightShare }) => freightShare);
  return {
    lines,
    goodsTotal,
    couponAmount,
    freightFee,
    payPrice: goodsTotal - couponAmount + freightFee,
  };
}

/**
 * Allocates a change of an order's price to its lines in proportion to their cost; no line becomes
 * negative.
 */
export const allocateAdjustment = (
  lines: readonly { total: number; couponShare: number }[],
  diff: number,
): number[] =>
  allocate(
    diff,
    lines.map(({ total, couponShare }) => total - couponShare),
  );
