import { defineConsumer } from "../../../core/events/server/defineConsumer.ts";
import { markDays } from "./commands/markDays.ts";

/**
 * Marks the days of shops whose orders or comments have changed, for the job that sums them up: a
 * day is summed up once for all that has happened since, however much that is.
 */
export const markShopDays = defineConsumer({
  name: "markShopDays",
  topics: [
    "order.paid",
    "order.shipped",
    "order.unshipped",
    "order.cancelled",
    "refund.completed",
    "comment.added",
  ],
  batch: 1000,
  async handle({ tx }, events) {
    const orderIds = new Set<number>();
    const commentIds = new Set<number>();
    for (const event of events) {
      if (event.topic === "comment.added") commentIds.add(event.key);
      else orderIds.add(event.payload.orderId);
    }
    await markDays(tx, { orderIds: [...orderIds], commentIds: [...commentIds] });
  },
});
