import { couponKinds } from "../../../../pricing/index.ts";
import type { Order } from "../order.ts";

/**
 * Calculates the shop's income from an order: the payment and the platform's share of the coupon,
 * minus commission and refunds.
 */
export function calculateShopIncome(order: Order) {
  // The payment was refunded in full, so neither the shop nor the platform has earned anything.
  if (order.cancelReason === "groupFailed" || order.cancelReason === "outOfStock")
    return { platformCoupon: 0, commission: 0, net: 0 };
  const platformCoupon = order.lines.reduce(
    (sum, { platformShare }) => sum + (platformShare ?? 0),
    0,
  );
  const commissionReturned = order.lines.reduce(
    (sum, { commissionReturned: back }) => sum + (back ?? 0),
    0,
  );
  const commission = (order.commissionTotal ?? 0) - commissionReturned;
  return {
    platformCoupon,
    commission,
    net: order.payPrice + platformCoupon - order.refundAmount - commission,
  };
}

/** The rate of the commission, if it is the same for all lines. */
export function findCommissionRate({ lines }: Pick<Order, "lines">): number | null {
  const [rate, ...others] = new Set(lines.map(({ commissionRate }) => commissionRate));
  return rate === undefined || others.length > 0 ? null : rate;
}

interface CouponPart {
  kind: NonNullable<Order["adjustments"]>[number]["kind"];
  name: string | null;
  saved: number;
}
/** Lists what each coupon of an order takes off: the shop's, and the platform's. */
export function listCoupons({ adjustments }: Pick<Order, "adjustments">): readonly CouponPart[] {
  const parts: CouponPart[] = [];
  for (const { kind, label, amount } of adjustments ?? []) {
    if (!couponKinds.includes(kind)) continue;
    const known = parts.find((part) => part.kind === kind && part.name === label);
    if (known) known.saved -= amount ?? 0;
    else parts.push({ kind, name: label, saved: -(amount ?? 0) });
  }
  return parts;
}

/** Calculates what free delivery takes off the freight of an order, and under which name. */
export function calculateFreeDelivery({ adjustments }: Pick<Order, "adjustments">): {
  name: string;
  saved: number;
} {
  const parts = (adjustments ?? []).filter(({ kind }) => kind === "freeDelivery");
  return {
    name: parts[0]?.label ?? "",
    saved: parts.reduce((sum, { amount }) => sum - (amount ?? 0), 0),
  };
}
