import { defineConsumer } from "../../../core/events/server/defineConsumer.ts";
import { creditInvitation } from "./commands/creditInvitation.ts";
import { creditOrder } from "./commands/creditOrder.ts";
import { releasePoints } from "./commands/releasePoints.ts";

/**
 * Gives the points of a completed order and of the invitation of its buyer, and takes back those of
 * refunds.
 */
export const creditPoints = defineConsumer({
  name: "creditPoints",
  topics: ["order.received", "refund.completed"],
  begins: "now",
  async handle(ctx, events) {
    for (const { topic, payload } of events) {
      const { orderId } = payload;
      const isCompletion = topic === "order.received";
      await creditOrder(ctx, { orderId, isCompletion });
      if (isCompletion) await creditInvitation(ctx, orderId);
    }
  },
});

/** Releases the points that are held for unpaid orders that were cancelled. */
export const releaseHeldPoints = defineConsumer({
  name: "releaseHeldPoints",
  topics: ["order.cancelled"],
  begins: "now",
  async handle(ctx, events) {
    for (const { key } of events) await releasePoints(ctx, key);
  },
});
