import { defineQueue } from "../../../framework/server/jobs/defineQueue.ts";
import { consumeEvents } from "./consumeEvents.ts";

interface ConsumerTask {
  consumer: string;
}
/**
 * Milliseconds after which a task leaves further events to the next one, so that no consumer waits
 * long for a worker under a load that goes on.
 */
const longestMs = 5000;

/** Handles what a consumer has not handled yet. One task of a consumer waits at a time. */
export const consumeEventsQueue = defineQueue({
  name: "consumeEvents",
  retry: { limit: 3, delaySeconds: 5 },
  // Each consumer of the app at the same time.
  concurrency: 6,
  getKey: ({ consumer }: ConsumerTask) => consumer,
  async run(task: ConsumerTask, { engine }): Promise<void> {
    const startedAt = performance.now();
    await consumeEvents(engine, task.consumer, { longestMs });
    // Under a load that goes on, events may have come since its last look.
    if (performance.now() >= startedAt + longestMs)
      engine.queues?.requestSoon(consumeEventsQueue, task);
  },
});
