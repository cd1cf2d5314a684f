import type { Engine } from "../../../framework/server/engine.ts";
import { defineService } from "../../../framework/server/services.ts";
import type { Actor, TransactionContext } from "../../server/transactionContext.ts";
import type { Payload, Topic } from "../topics.ts";

type AnyEvent = {
  [K in Topic]: {
    id: number;
    topic: K;
    /** The id of the record that the event is about. */
    key: number;
    shopId: number | null;
    payload: Payload<K>;
    actor: Actor;
    /** When it happened. */
    at: Date;
  };
}[Topic];
/** An event as its consumers receive it. */
export type StoredEvent<T extends Topic = Topic> = Extract<AnyEvent, { topic: T }>;

/** What handles the events of some topics. See `defineConsumer`. */
export interface Consumer {
  readonly name: string;
  readonly topics: readonly Topic[];
  readonly begins: Beginning;
  readonly batch: number;
  handle(ctx: TransactionContext, events: readonly StoredEvent[]): Promise<void>;
}
/** Events of any topic that one transaction handles; it holds back the other consumers. */
const defaultBatch = 250;
/** With what a consumer without a cursor begins: the events that are stored, or later ones. */
export type Beginning = "stored" | "now";

/** The consumers of the app. */
export const eventConsumers = defineService<readonly Consumer[]>("eventConsumers");

/** Returns a consumer by its name; undefined if the app has none. */
export const findConsumer = (engine: Engine, name: string): Consumer | undefined =>
  engine.services.get(eventConsumers).find((consumer) => consumer.name === name);

/**
 * Declares a consumer of domain events. `handle` receives the events of its topics in a transaction
 * of the system, ordered by the transactions that wrote them, and the cursor of the consumer moves
 * in the same transaction: what `handle` writes with `ctx.tx` is written once for each event. What
 * it does elsewhere may be repeated. An event that it throws at is handled alone, with retries, and
 * the others go on without it; so it must not rely on the order of two events.
 *
 * A resource defines its consumers in `consumers.ts` in its folder; they are found by that name.
 *
 * @example
 * ```ts
 * export const countShipments = defineConsumer({
 *   name: "countShipments",
 *   topics: ["order.shipped", "order.unshipped"],
 *   async handle({ tx }, events) {
 *     const shipped = events.filter(({ topic }) => topic === "order.shipped").length;
 *     const change = 2 * shipped - events.length;
 *     await tx.run(sql`update branches set supplier_count = supplier_count + ${change}`);
 *   },
 * });
 * ```
 */
export function defineConsumer<const T extends Topic>(consumer: {
  /** Camel case; identifies the cursor in the database. */
  readonly name: string;
  readonly topics: readonly T[];
  /**
   * `stored`, the default, for what can be made again from the past; `now` for what must not: a
   * mail about it, or a count of it. A migration then adds its first cursor.
   */
  readonly begins?: Beginning;
  /**
   * Events of any topic that one transaction handles, 250 by default. A consumer whose statements
   * handle all of them at once can take more: a row that many events change is written once.
   */
  readonly batch?: number;
  handle(ctx: TransactionContext, events: readonly StoredEvent<T>[]): Promise<void>;
}): Consumer {
  const { name, topics, begins = "stored", batch = defaultBatch, handle } = consumer;
  const isOwn = (event: StoredEvent): event is StoredEvent<T> =>
    topics.some((topic) => topic === event.topic);
  return {
    name,
    topics,
    begins,
    batch,
    handle: (ctx, events) => handle(ctx, events.filter(isOwn)),
  };
}
