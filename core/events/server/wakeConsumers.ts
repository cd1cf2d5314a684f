import type { Engine } from "../../../framework/server/engine.ts";
import type { Topic } from "../topics.ts";
import { consumeEventsQueue } from "./consumeEventsQueue.ts";
import { requestLook } from "./consumerRuns.ts";
import { eventConsumers } from "./defineConsumer.ts";

/**
 * Lets the consumers of topics handle their events shortly, after the commit that wrote them. Where
 * the process dies before, the job of the consumers does.
 */
export function wakeConsumers(engine: Engine, topics: readonly Topic[]): void {
  const { queues } = engine;
  if (!queues?.queue(consumeEventsQueue.name)) return;
  for (const consumer of engine.services.get(eventConsumers))
    if (
      topics.some((topic) => consumer.topics.includes(topic)) &&
      !requestLook(engine, consumer.name)
    )
      queues.requestSoon(consumeEventsQueue, { consumer: consumer.name });
}
