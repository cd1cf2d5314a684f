import { defineConsumer } from "../../../core/events/server/defineConsumer.ts";
import { releaseCancelled } from "./commands/releaseCancelled.ts";

/** Releases what gift cards hold for unpaid orders that were cancelled. */
export const releaseGiftCards = defineConsumer({
  name: "releaseGiftCards",
  topics: ["order.cancelled"],
  async handle(ctx, events) {
    for (const { key } of events) await releaseCancelled(ctx, key);
  },
});
