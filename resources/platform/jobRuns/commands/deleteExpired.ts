import { type RawBuilder, sql } from "kysely";
import { idempotencyDays } from "../../../../core/server/storefront/idempotencyDays.ts";
import { addDays } from "../../../../core/server/transactionContext.ts";
import { writePool } from "../../../../framework/server/database/writePool.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import type { TableOrView, TableRow } from "../../../../framework/server/tables/DB.ts";
import { deleteContents } from "../../outbox/commands/deleteContents.ts";

/** Rows of a table that are deleted, by a condition at a time. */
interface Leftover {
  table: TableOrView;
  isDue(now: Date): RawBuilder<unknown>;
}

/** Rows whose column holds a time at least `days` ago. */
const olderThan = <T extends TableOrView>(
  table: T,
  column: keyof TableRow<T> & string,
  days = 0,
): Leftover => ({
  table,
  isDue: (now) => sql`${sql.ref(column)} < ${addDays(now, -days)}`,
});

const leftovers: readonly Leftover[] = [
  olderThan("sessions", "expires_at"),
  olderThan("buyer_sessions", "expires_at"),
  olderThan("idempotency_keys", "add_time", idempotencyDays),
  olderThan("codes", "expires_at", 1),
  olderThan("captchas", "expires_at"),
  olderThan("tickets", "expires_at"),
  olderThan("failures", "add_time", 1),
  olderThan("imports", "add_time", 2),
  olderThan("leases", "until", 1),
  olderThan("notices", "add_time", 60),
  olderThan("webhook_deliveries", "add_time", 30),
  {
    table: "job_runs",
    // Failed runs are retained longer, for investigation.
    isDue: (now) => sql`status <> 'running' and finished_at
      < case when status = 'failed' then ${addDays(now, -90)}::timestamptz else ${addDays(now, -30)} end`,
  },
];
/** Rows that one statement deletes, so that it does not block others for long. */
const batch = 2000;

/**
 * Deletes expired rows, which would otherwise remain until their member's next request, if ever.
 */
export async function deleteExpired(context: JobContext): Promise<void> {
  const { database, now, progress } = context;
  for (const { table, isDue } of leftovers)
    await progress.handleMany(table, async () => {
      const from = sql.table(table);
      const deleted = await writePool(
        database.pool,
        sql`
          delete from ${from} where ctid in (
            select ctid from ${from} where ${isDue(now)} limit ${batch} for update skip locked
          ) returning 1`,
      );
      return deleted.length;
    });
  await deleteContents(context);
}
