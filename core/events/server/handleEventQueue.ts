import { defineQueue } from "../../../framework/server/jobs/defineQueue.ts";
import { inTransaction, systemActor } from "../../server/transactionContext.ts";
import { findConsumer } from "./defineConsumer.ts";
import { readEvent } from "./readEvents.ts";

/** Handles one event that its consumer has failed at, again after growing pauses, for hours. */
export const handleEventQueue = defineQueue({
  name: "handleEvent",
  retry: { limit: 8, delaySeconds: 30 },
  getKey: ({ consumer, event }: { consumer: string; event: number }) => `${consumer} ${event}`,
  getRecordId: ({ event }) => event,
  async run({ consumer: name, event: id }, { engine }) {
    // A consumer that was removed leaves its tasks behind.
    const consumer = findConsumer(engine, name);
    if (!consumer) return;
    await inTransaction(engine, { actor: systemActor }, async (ctx) => {
      // An event may be deleted before its task is sent again.
      const event = await readEvent(ctx.tx, id);
      if (event) await consumer.handle(ctx, [event]);
    });
  },
});
