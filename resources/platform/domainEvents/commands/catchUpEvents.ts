import { sql } from "kysely";
import { consumeEvents } from "../../../../core/events/server/consumeEvents.ts";
import { eventConsumers } from "../../../../core/events/server/defineConsumer.ts";
import { resetCursors } from "../../../../core/events/server/resetCursors.ts";
import { addDays } from "../../../../core/server/transactionContext.ts";
import { writePool } from "../../../../framework/server/database/writePool.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";

/** Days for which events are stored after every consumer has handled them. */
const storedDays = 30;
const batch = 2000;

/**
 * Handles events whose process died before it woke their consumers, and deletes old ones. Each
 * consumer is independent of the failures of the others.
 */
export async function catchUpEvents({
  engine,
  database,
  now,
  progress,
}: JobContext): Promise<void> {
  const consumers = engine.services.get(eventConsumers);
  await progress.handleMany("event_cursors", async () => ((await resetCursors(engine)) ? 1 : 0));
  for (const { name } of consumers)
    await progress.handleMany(name, () => consumeEvents(engine, name));

  const names = consumers.map(({ name }) => name);
  await progress.handleMany("event_cursors", async () => {
    const removed = await writePool(
      database.pool,
      sql`delete from event_cursors where consumer <> all(${names}::text[]) returning 1`,
    );
    return removed.length;
  });
  await progress.handleMany("domain_events", async () => {
    const deleted = await writePool(
      database.pool,
      sql`
        delete from domain_events where id in (
          select id from domain_events
          where add_time < ${addDays(now, -storedDays).toISOString()} and (xid, id) <= (
            select c.xid, c.id from event_cursors c order by c.xid, c.id limit 1
          )
          order by id limit ${batch} for update skip locked
        ) returning 1`,
    );
    return deleted.length;
  });
}
