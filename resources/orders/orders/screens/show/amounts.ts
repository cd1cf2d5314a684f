import type { Order } from "../order.ts";

/** What the shop gets of an order: what was paid and what the platform bears of the coupon, less commission and refunds. */
export function shareOfShop(order: Order) {
  // What was paid for nothing went back as it came, and nobody has earned of it.
  if (order.cancelReason === "groupFailed" || order.cancelReason === "outOfStock")
    return { platformCoupon: 0, commission: 0, net: 0 };
  const platformCoupon = order.lines.reduce((sum, { couponPlatform }) => sum + (couponPlatform ?? 0), 0);
  const commissionReturned = order.lines.reduce((sum, { commissionReturned: back }) => sum + (back ?? 0), 0);
  const commission = order.commissionTotal - commissionReturned;
  return { platformCoupon, commission, net: order.payPrice + platformCoupon - order.refundAmount - commission };
}
