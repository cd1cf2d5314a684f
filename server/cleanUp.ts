import { defineJob } from "../framework/server/jobs/job.ts";
import { keptDays } from "./storefront/idempotency.ts";

/** What nobody will ask for again, by its table and the rows that are due; `$1` is now. */
const leftovers: Readonly<Record<string, string>> = {
  sessions: "expires_at < $1",
  buyer_sessions: "expires_at < $1",
  idempotency_keys: `add_time < $1::timestamptz - interval '${keptDays} days'`,
  codes: "expires_at < $1::timestamptz - interval '1 day'",
  captchas: "expires_at < $1",
  tickets: "expires_at < $1",
  failures: "add_time < $1::timestamptz - interval '1 day'",
  imports: "add_time < $1::timestamptz - interval '2 days'",
  leases: "until < $1::timestamptz - interval '1 day'",
  notices: "add_time < $1::timestamptz - interval '60 days'",
  // What went wrong is worth a look back for longer.
  job_runs:
    "status <> 'running' and finished_at < $1::timestamptz - case when status = 'failed' then interval '90 days' else interval '30 days' end",
};
/** What one statement removes, so that nobody waits long for it. */
const batch = 2000;

/** Removes what has expired and would otherwise be kept until the same member, or anybody at all, comes back. */
export const cleanUp = defineJob({
  name: "cleanUp",
  everyMinutes: 60,
  run: async ({ database, now, progress }) => {
    for (const [table, due] of Object.entries(leftovers))
      await progress.handleMany(table, async () => {
        const { rowCount } = await database.pool.query(
          `delete from ${table} where ctid in (select ctid from ${table} where ${due} limit ${batch} for update skip locked)`,
          [now.toISOString()],
        );
        return rowCount ?? 0;
      });
  },
});
