import { defineQueue } from "../../../framework/server/jobs/defineQueue.ts";
import { attemptDelivery } from "./commands/attemptDelivery.ts";

/** Sends an event to a webhook: at once, then after growing pauses for a day. */
export const deliverWebhook = defineQueue({
  name: "deliverWebhook",
  // 30 seconds, doubled each time, is more than a day: the delivery itself ends after one.
  retry: { limit: 12, delaySeconds: 30 },
  concurrency: 4,
  timeoutSeconds: 60,
  getKey: ({ id }: { id: number }) => String(id),
  getRecordId: ({ id }) => id,
  run: ({ id }, context) => attemptDelivery(id, context),
});
