import { defineQueue } from "../../../framework/server/jobs/defineQueue.ts";
import { attemptDelivery, recordFailure } from "./commands/attemptDelivery.ts";

/** Sends a message: at once, then after growing pauses for 8 to 17 hours. */
export const deliverMessage = defineQueue({
  name: "deliverMessage",
  retry: { limit: 10, delaySeconds: 30 },
  concurrency: 4,
  // Longer than the timeouts of the transports.
  timeoutSeconds: 120,
  getKey: ({ id }: { id: number }) => String(id),
  getRecordId: ({ id }) => id,
  run: ({ id }, context) => attemptDelivery(id, context),
  onFailure: ({ id }, context) => recordFailure(id, context),
});
