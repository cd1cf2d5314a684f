import { defineConsumer } from "../../../core/events/server/defineConsumer.ts";
import { giveGifts, voidGifts } from "./commands/giveGifts.ts";
import { releaseCoupon } from "./commands/releaseCoupons.ts";

/** Gives the coupons that come with a purchase, once its order is completed. */
export const giveCoupons = defineConsumer({
  name: "giveCoupons",
  topics: ["order.received"],
  async handle(ctx, events) {
    for (const { key } of events) await giveGifts(ctx, key);
  },
});

/**
 * Releases the coupon of an order that was cancelled, or refunded as a whole before it was shipped,
 * and voids the gifts of a purchase that refunds have made too small.
 */
export const releaseCoupons = defineConsumer({
  name: "releaseCoupons",
  topics: ["order.cancelled", "refund.completed"],
  async handle(ctx, events) {
    for (const { topic, shopId, payload } of events) {
      if (shopId === null) continue;
      const order = { shopId, orderId: payload.orderId };
      if (topic === "refund.completed") await voidGifts(ctx, order);
      else await releaseCoupon(ctx, order, payload.paid ? "refunded" : "cancelled");
    }
  },
});
