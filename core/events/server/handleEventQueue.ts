import { sql } from "kysely";
import { defineQueue } from "../../../framework/server/jobs/defineQueue.ts";
import type { Tx } from "../../../framework/server/transaction.ts";
import { inTransaction, systemActor } from "../../server/transactionContext.ts";
import { findConsumer } from "./defineConsumer.ts";
import { readEvent } from "./readEvents.ts";

/**
 * Handles one event that its consumer has failed at, again after growing pauses, for hours. What
 * it writes is written once, also where the process dies before the task is over.
 */
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
      if (event && (await isFirst(ctx.tx, name, id))) await consumer.handle(ctx, [event]);
    });
  },
});

/** Remembers that a consumer has handled an event alone; returns false where it had before. */
async function isFirst(tx: Tx, consumer: string, event: number): Promise<boolean> {
  const added = await tx.first(sql`
    insert into event_repeats (consumer, event_id) values (${consumer}, ${event})
    on conflict do nothing returning event_id`);
  return added !== undefined;
}
