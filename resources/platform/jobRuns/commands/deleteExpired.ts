import { idempotencyDays } from "../../../../core/server/storefront/idempotencyDays.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import { deleteContents } from "../../outbox/commands/deleteContents.ts";

/** Expired rows by table, as SQL conditions; `$1` is the current time. */
const leftovers: Readonly<Record<string, string>> = {
  sessions: "expires_at < $1",
  buyer_sessions: "expires_at < $1",
  idempotency_keys: `add_time < $1::timestamptz - interval '${idempotencyDays} days'`,
  codes: "expires_at < $1::timestamptz - interval '1 day'",
  captchas: "expires_at < $1",
  tickets: "expires_at < $1",
  failures: "add_time < $1::timestamptz - interval '1 day'",
  imports: "add_time < $1::timestamptz - interval '2 days'",
  leases: "until < $1::timestamptz - interval '1 day'",
  notices: "add_time < $1::timestamptz - interval '60 days'",
  // Failed runs are retained longer, for investigation.
  job_runs:
    "status <> 'running' and finished_at < $1::timestamptz - case when status = 'failed' then interval '90 days' else interval '30 days' end",
};
/** Rows that one statement deletes, so that it does not block others for long. */
const batch = 2000;

/**
 * Deletes expired rows, which would otherwise remain until their member's next request, if ever.
 */
export async function deleteExpired(context: JobContext): Promise<void> {
  const { database, now, progress } = context;
  for (const [table, due] of Object.entries(leftovers))
    await progress.handleMany(table, async () => {
      const { rowCount } = await database.pool.query(
        `delete from ${table} where ctid in (select ctid from ${table} where ${due} limit ${batch} for update skip locked)`,
        [now.toISOString()],
      );
      return rowCount ?? 0;
    });
  await deleteContents(context);
}
