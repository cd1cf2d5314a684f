import { defineConsumer } from "../../../core/events/server/defineConsumer.ts";
import { webhookTopics } from "../webhooks/topics.ts";
import { addEventDeliveries } from "./commands/addDeliveries.ts";

/** Sends the events of shops to their webhooks. */
export const sendToWebhooks = defineConsumer({
  name: "sendToWebhooks",
  topics: webhookTopics,
  async handle(ctx, events) {
    for (const event of events) await addEventDeliveries(ctx, event);
  },
});
