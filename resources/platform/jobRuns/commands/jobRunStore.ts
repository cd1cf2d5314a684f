import { sql } from "kysely";
import { queryValue } from "../../../../framework/server/database/queryPool.ts";
import type { Engine } from "../../../../framework/server/engine.ts";
import {
  type JobRunStore,
  type StartedRun,
  silentSeconds,
} from "../../../../framework/server/jobs/jobRunStore.ts";
import type { RowFailure } from "../../../../framework/server/jobs/progress.ts";
import { publishChange } from "../../../../framework/server/publishChange.ts";
import { lockKeys } from "../../../../framework/server/sql/lockKeys.ts";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import { type Tx, transaction } from "../../../../framework/server/transaction.ts";
import { jobRuns } from "../jobRuns.ts";
import { mergeRuns } from "../queries/mergeRuns.ts";

/** Code stored for a run whose process stopped sending heartbeats; it is translated when read. */
export const lost = "lost";
const isSilent = sql`beat_at < clock_timestamp() - make_interval(secs => ${sql.lit(silentSeconds)})`;

async function saveFailures(tx: Tx, run: number, failures: readonly RowFailure[]): Promise<void> {
  if (failures.length === 0) return;
  const rows = failures.map(
    ({ ref, message }, position) => sql`(${run}::bigint, ${position}::integer, ${ref}, ${message})`,
  );
  await tx.run(
    sql`insert into job_runs_errors (parent_id, position, ref, message) values ${sql.join(rows)}`,
  );
}
/** Marks runs of unresponsive processes as failed, of one job or of all. */
async function failLostRuns(tx: Tx, job: string | null): Promise<string[]> {
  const deleted = await tx.run(sql<
    Pick<TableRow<"job_runs">, "id"> & Calculated<{ job: NonNullable<TableRow<"job_runs">["job"]> }>
  >`
    update job_runs set status = 'failed', finished_at = clock_timestamp(), upd_time = now()
    where status = 'running' and ${isSilent} and (${job}::text is null or job = ${job}) returning id, job`);
  for (const { id } of deleted) await saveFailures(tx, id, [{ ref: "", message: lost }]);
  return deleted.map((run) => run.job);
}

/** Stores active runs as rows of `jobRuns`. */
export function jobRunStore(engine: Engine): JobRunStore {
  const { pool } = engine.database;
  const write = <T>(work: (tx: Tx) => Promise<T>) =>
    transaction(pool, { tenant: "none" }, "write", work);
  return {
    begin: async (tx, { job, trigger, process, askedBy }) => {
      // Serializes concurrent requests for the same job.
      await lockKeys(tx, [`job:${job}`]);
      await failLostRuns(tx, job);
      const [run] = await tx.run(sql<
        Pick<TableRow<"job_runs">, "id"> &
          Calculated<{ now: NonNullable<TableRow<"job_runs">["started_at"]> }>
      >`
        insert into job_runs (job, status, trigger, started_at, beat_at, process, asked_by, add_by, upd_by)
        select ${job}, 'running', ${trigger}, clock_timestamp(), clock_timestamp(), ${process}, ${askedBy?.name ?? null},
          ${askedBy?.id ?? null}::bigint, ${askedBy?.id ?? null}::bigint
        where not exists (select from job_runs where job = ${job} and status = 'running')
        returning id, started_at as now`);
      if (!run) return null;
      await publishChange(engine, tx, jobRuns, {});
      return { id: run.id, now: new Date(run.now) } satisfies StartedRun;
    },
    heartbeat: async (id, { found, done, failed }) => {
      const { rowCount } = await pool.query(
        "update job_runs set beat_at = clock_timestamp(), found = $2, done = $3, failed = $4 where id = $1 and status = 'running'",
        [id, found, done, failed],
      );
      return rowCount === 1;
    },
    end: (id, { status, found, done, failed, failures }) =>
      write(async (tx) => {
        const [ended] = await tx.run(sql<
          Calculated<{ job: NonNullable<TableRow<"job_runs">["job"]> }>
        >`
          update job_runs set status = ${status}, finished_at = clock_timestamp(), upd_time = now(),
            found = ${found}, done = ${done}, failed = ${failed}
          where id = ${id} and status = 'running' returning job`);
        // Another process has already ended the run.
        if (!ended) return;
        await saveFailures(tx, id, failures);
        await mergeRuns(tx, ended.job, id);
        await publishChange(engine, tx, jobRuns, {});
      }),
    failStale: async () => {
      const hasLost = await queryValue(
        pool,
        sql<boolean>`select exists (select from job_runs where status = 'running' and beat_at < clock_timestamp() - make_interval(secs => ${silentSeconds}))`,
      );
      if (!hasLost) return [];
      return write(async (tx) => {
        const jobs = await failLostRuns(tx, null);
        await publishChange(engine, tx, jobRuns, {});
        return jobs;
      });
    },
  };
}
