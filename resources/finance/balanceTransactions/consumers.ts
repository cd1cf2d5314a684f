import { defineConsumer } from "../../../core/events/server/defineConsumer.ts";
import { storePayout } from "./commands/storePayout.ts";

/** Stores what explains the last payout of each shop that was paid. */
export const storePayouts = defineConsumer({
  name: "storePayouts",
  topics: ["withdrawal.paid"],
  async handle({ tx }, events) {
    const shops = new Set(events.flatMap(({ shopId }) => shopId ?? []));
    for (const shop of [...shops].sort((one, other) => one - other)) await storePayout(tx, shop);
  },
});
