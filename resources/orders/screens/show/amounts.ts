import type { Order } from "../order.ts";

/** What the shop gets of an order: what was paid and what the platform bears of the coupon, less commission and refunds. */
export function shareOfShop(order: Order) {
  const platformCoupon = order.lines.reduce((sum, { couponPlatform }) => sum + (couponPlatform ?? 0), 0);
  const commissionReturned = order.lines.reduce((sum, { commissionReturned: back }) => sum + (back ?? 0), 0);
  const commission = order.commissionTotal - commissionReturned;
  return { platformCoupon, commission, net: order.payPrice + platformCoupon - order.refundAmount - commission };
}
