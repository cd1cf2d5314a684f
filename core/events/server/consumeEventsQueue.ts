import { defineQueue } from "../../../framework/server/jobs/defineQueue.ts";
import { consumeEvents } from "./consumeEvents.ts";

/** Handles what a consumer has not handled yet. One task of a consumer waits at a time. */
export const consumeEventsQueue = defineQueue({
  name: "consumeEvents",
  retry: { limit: 3, delaySeconds: 5 },
  concurrency: 2,
  getKey: ({ consumer }: { consumer: string }) => consumer,
  async run({ consumer }, { engine }) {
    await consumeEvents(engine, consumer);
  },
});
