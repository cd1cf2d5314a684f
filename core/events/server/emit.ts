import { insertMany } from "../../server/insertMany.ts";
import type { TransactionContext } from "../../server/transactionContext.ts";
import type { Payload, Topic } from "../topics.ts";
import { wakeConsumers } from "./wakeConsumers.ts";

/** Something that has happened to a record, by its topic. */
export type DomainEvent = {
  [T in Topic]: {
    topic: T;
    /** The id of the record. */
    key: number;
    /** The shop of the record; null for what concerns the platform only. */
    shopId: number | null;
    payload: Payload<T>;
  };
}[Topic];

/** What of a transaction context an event needs. */
export type EmitContext = Pick<TransactionContext, "engine" | "tx" | "now" | "actor">;

/**
 * Writes domain events with the commit of the transaction: an event exists if and only if what it
 * says has happened. It costs no round trip of its own. Consumers handle it after the commit; the
 * code that emits knows none of them.
 *
 * @example
 * ```ts
 * emit(ctx, {
 *   topic: "order.unshipped",
 *   key: 120,
 *   shopId: 3,
 *   payload: { orderId: 120, number: "#1043" },
 * });
 * ```
 */
export function emit(ctx: EmitContext, ...events: readonly DomainEvent[]): void {
  if (events.length === 0) return;
  const { engine, tx, now, actor } = ctx;
  tx.atEnd(
    insertMany(
      "domain_events",
      events.map((event) => ({
        ...event,
        actorKind: actor.kind,
        actorId: actor.id,
        actorName: actor.name,
        addTime: now.toISOString(),
      })),
    ),
  );
  tx.afterCommit(() =>
    wakeConsumers(
      engine,
      events.map(({ topic }) => topic),
    ),
  );
}
