import { defineConsumer } from "../../../core/events/server/defineConsumer.ts";
import { releasePlatformCoupon } from "./commands/usePlatformCoupon.ts";

/** Releases the platform's coupon of orders that were all cancelled, or refunded as a whole. */
export const releasePlatformCoupons = defineConsumer({
  name: "releasePlatformCoupons",
  topics: ["order.cancelled"],
  async handle(ctx, events) {
    for (const { payload } of events)
      await releasePlatformCoupon(ctx, payload.orderId, payload.paid ? "refunded" : "cancelled");
  },
});
