import { setTimeout as sleep } from "node:timers/promises";
import type { Engine } from "../../../framework/server/engine.ts";
import { isRetryable } from "../../../framework/server/retry.ts";
import {
  inTransaction,
  systemActor,
  type TransactionContext,
} from "../../server/transactionContext.ts";
import { beginRun, endRun } from "./consumerRuns.ts";
import { type Consumer, eventConsumers, findConsumer, type StoredEvent } from "./defineConsumer.ts";
import { lockCursor, moveCursor } from "./eventCursors.ts";
import { handleEventQueue } from "./handleEventQueue.ts";
import { hasEventsAfter, readNextEvents } from "./readEvents.ts";

/**
 * Milliseconds in which events are collected after a batch that was not full: under load a consumer
 * handles them together.
 */
const collectMs = 1000;
/**
 * Batches after which a run stays for further events of its process, where another process has
 * handled all.
 */
const busyBatches = 3;
/** Milliseconds between two looks for events that a running transaction holds back. */
const pausesMs = [20, 50, 100, 250, 500, 1000, 2000, 2000, 2000];

/**
 * Handles the events that a consumer has not handled yet; returns their number. It waits some
 * seconds for transactions that hold events back, and leaves what they hold back longer to the next
 * run. Two runs of one consumer follow each other. Where events go on and on, it ends after
 * `longestMs`.
 */
export async function consumeEvents(
  engine: Engine,
  name: string,
  { longestMs = Number.POSITIVE_INFINITY }: { longestMs?: number } = {},
): Promise<number> {
  const consumer = findConsumer(engine, name);
  // A consumer that was removed leaves its last task behind.
  if (!consumer) return 0;
  const until = performance.now() + longestMs;
  const run = beginRun(engine, name);
  let handled = 0;
  let batches = 0;
  try {
    for (let looks = 0; ; ) {
      // Events that are written from here on request another look.
      run.isRequested = false;
      const { count, next } = await consumeBatch(engine, consumer);
      handled += count;
      if (performance.now() >= until) return handled;
      if (next === "none" || next === "heldBack") {
        const pause = next === "heldBack" ? pausesMs[looks] : undefined;
        const isBusy = batches >= busyBatches;
        if (pause !== undefined || run.isRequested || isBusy) await sleep(pause ?? collectMs);
        if (pause === undefined && !run.isRequested) return handled;
        looks = pause === undefined ? 0 : looks + 1;
      } else {
        looks = 0;
        batches += 1;
        if (next === "few") await sleep(collectMs);
      }
    }
  } finally {
    endRun(engine, name, run);
  }
}

interface Consumed {
  /** The number of events of the consumer's topics. */
  count: number;
  /** What follows: nothing, a whole batch perhaps, a few, or what a transaction holds back. */
  next: "none" | "many" | "few" | "heldBack";
}

/** Handles the next events and moves the cursor in one transaction. */
async function consumeBatch(engine: Engine, consumer: Consumer): Promise<Consumed> {
  const consume = (handle: typeof handleTogether) =>
    inTransaction(engine, { actor: systemActor }, async (ctx): Promise<Consumed> => {
      const cursor = await lockCursor(ctx.tx, consumer);
      const { topics, batch } = consumer;
      const { events, last, isFull } = await readNextEvents(ctx.tx, cursor, topics, batch);
      if (!last)
        return { count: 0, next: (await hasEventsAfter(ctx.tx, cursor)) ? "heldBack" : "none" };
      if (events.length > 0) await handle(ctx, consumer, events);
      await moveCursor(ctx.tx, consumer.name, last);
      if (isFull) return { count: events.length, next: "many" };
      return { count: events.length, next: (await hasEventsAfter(ctx.tx, last)) ? "few" : "none" };
    });
  try {
    return await consume(handleTogether);
  } catch (error) {
    if (isRetryable(error)) throw error;
    return await consume(handleEach);
  }
}

const handleTogether = (
  ctx: TransactionContext,
  consumer: Consumer,
  events: readonly StoredEvent[],
): Promise<void> => consumer.handle(ctx, events);

/**
 * Handles events one by one. One that fails becomes a task of its own, which is repeated and at
 * last shown among the failed tasks, and does not hold back the others.
 */
async function handleEach(
  ctx: TransactionContext,
  consumer: Consumer,
  events: readonly StoredEvent[],
): Promise<void> {
  const { engine, tx } = ctx;
  for (const event of events) {
    try {
      await tx.savepoint(() => consumer.handle(ctx, [event]));
    } catch (error) {
      if (isRetryable(error) || !engine.queues) throw error;
      await engine.queues.send(tx, handleEventQueue, { consumer: consumer.name, event: event.id });
    }
  }
}

/** Handles what all consumers have not handled yet; returns the number of events. */
export async function consumeAll(engine: Engine): Promise<number> {
  let handled = 0;
  for (const { name } of engine.services.get(eventConsumers))
    handled += await consumeEvents(engine, name);
  return handled;
}
