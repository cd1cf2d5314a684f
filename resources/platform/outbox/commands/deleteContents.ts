import { sql } from "kysely";
import { inTransaction, systemActor } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import { deliverMessage } from "../queues.ts";

const batch = 200;

/**
 * Deletes the contents of messages that could not be sent and are of no use any more. They cannot
 * be sent again, so their failed tasks are dismissed.
 */
export const deleteContents = ({ engine, now, progress }: JobContext): Promise<void> =>
  progress.handleMany("outbox", () =>
    inTransaction(engine, { actor: systemActor, now }, async (ctx) => {
      const isUseless = sql<boolean>`t.id in (
        select id from outbox where status = 'failed' and body is not null and expires_at <= ${now.toISOString()}
        order by id limit ${sql.lit(batch)} for update skip locked)`;
      const useless = await updateRows(ctx, "outbox", isUseless, { body: null });
      if (useless.length === 0) return 0;
      const inputs = useless.map((id) => JSON.stringify({ id }));
      const isFailed = sql<boolean>`
        t.queue = ${deliverMessage.name} and t.status = 'failed' and t.input in (${sql.join(inputs)})`;
      await updateRows(ctx, "failedTasks", isFailed, { status: "dismissed" });
      return useless.length;
    }),
  );
