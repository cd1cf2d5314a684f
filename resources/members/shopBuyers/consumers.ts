import { defineConsumer } from "../../../core/events/server/defineConsumer.ts";
import { summarizeBuyers } from "./commands/summarizeBuyers.ts";

/** Adds the buyers of new orders to their shops, and sums up what they have bought there. */
export const countShopBuyers = defineConsumer({
  name: "countShopBuyers",
  topics: ["order.placed", "order.paid", "order.cancelled", "refund.completed"],
  batch: 1000,
  handle: (ctx, events) =>
    summarizeBuyers(
      ctx,
      events.map(({ payload }) => payload.orderId),
    ),
});
