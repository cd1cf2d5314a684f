import { defineConsumer } from "../../../core/events/server/defineConsumer.ts";
import { webhookTopics } from "../webhooks/topics.ts";
import { addEventDeliveries } from "./commands/addDeliveries.ts";

/** Sends the events of shops to their webhooks. */
export const sendToWebhooks = defineConsumer({
  name: "sendToWebhooks",
  topics: webhookTopics,
  handle: addEventDeliveries,
});
