import { sql } from "kysely";
import { writePool } from "../framework/server/database/writePool.ts";
import type { Engine } from "../framework/server/engine.ts";

/** Adds a failed, a retried and a manual job run. */
export const addJobRuns = (engine: Engine): Promise<unknown> =>
  writePool(
    engine.database.pool,
    sql`
    with run as (
      insert into job_runs (job, status, trigger, started_at, finished_at, beat_at, found, done, failed, times, asked_by, process)
      values ('sendMoneyBacks', 'failed', 'schedule', now() - interval '30 hours', now() - interval '30 hours', now() - interval '30 hours', 3, 2, 1, 1, null, 'demo'),
        ('sendMoneyBacks', 'done', 'retry', now() - interval '29 hours', now() - interval '29 hours', now() - interval '29 hours', 1, 1, 0, 1, 'Priya Nair', 'demo'),
        ('auditMoney', 'done', 'manual', now() - interval '28 hours', now() - interval '28 hours', now() - interval '28 hours', 0, 0, 0, 1, 'Priya Nair', 'demo')
      returning id, status)
    insert into job_runs_errors (parent_id, position, ref, message) select id, 0, 'B20261120', 'the provider is closed' from run where status = 'failed'`,
  );
