import { sql } from "kysely";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import { transaction } from "../../../../framework/server/transaction.ts";
import { deliverMessage } from "../queues.ts";

const batch = 200;

/**
 * Deletes the contents of messages that could not be sent and are of no use any more. They cannot
 * be sent again, so their failed tasks are dismissed.
 */
export const deleteContents = ({ database, now, progress }: JobContext): Promise<void> =>
  progress.handleMany("outbox", () =>
    transaction(database.pool, { tenant: "none" }, "write", async (tx) => {
      const useless = await tx.readValues(sql<number>`
        update outbox set body = null, version = version + 1, upd_time = now()
        where id in (
          select id from outbox where status = 'failed' and body is not null and expires_at <= ${now.toISOString()}
          order by id limit ${sql.lit(batch)} for update skip locked
        ) returning id`);
      const inputs = useless.map((id) => JSON.stringify({ id }));
      if (inputs.length > 0)
        await tx.run(
          tx.db
            .updateTable("failed_tasks")
            .set((eb) => ({
              status: "dismissed",
              version: eb("version", "+", 1),
              upd_time: now.toISOString(),
            }))
            .where("queue", "=", deliverMessage.name)
            .where("input", "in", inputs)
            .where("status", "=", "failed"),
        );
      return useless.length;
    }),
  );
