import { defineConsumer } from "../../../core/events/server/defineConsumer.ts";
import { creditOrder } from "./commands/creditOrder.ts";

/** Gives the points of a completed order, and takes back those of its refunds. */
export const creditPoints = defineConsumer({
  name: "creditPoints",
  topics: ["order.received", "refund.completed"],
  begins: "now",
  async handle(ctx, events) {
    for (const { topic, payload } of events)
      await creditOrder(ctx, {
        orderId: payload.orderId,
        isCompletion: topic === "order.received",
      });
  },
});
