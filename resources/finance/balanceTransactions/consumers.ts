import { defineConsumer } from "../../../core/events/server/defineConsumer.ts";
import { keepPayout } from "./commands/keepPayout.ts";

/** Keeps what explains the last payout of each shop that was paid. */
export const keepPayouts = defineConsumer({
  name: "keepPayouts",
  topics: ["withdrawal.paid"],
  async handle({ tx }, events) {
    const shops = new Set(events.flatMap(({ shopId }) => shopId ?? []));
    for (const shop of [...shops].sort((one, other) => one - other)) await keepPayout(tx, shop);
  },
});
