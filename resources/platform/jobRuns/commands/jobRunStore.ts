import { sql } from "kysely";
import { insertMany } from "../../../../core/server/insertMany.ts";
import { queryPool } from "../../../../framework/server/database/queryPool.ts";
import { writePool } from "../../../../framework/server/database/writePool.ts";
import type { Engine } from "../../../../framework/server/engine.ts";
import {
  type JobRunStore,
  type StartedRun,
  silentSeconds,
} from "../../../../framework/server/jobs/jobRunStore.ts";
import type { RowFailure } from "../../../../framework/server/jobs/progress.ts";
import { publishChange } from "../../../../framework/server/publishChange.ts";
import { lockKeys } from "../../../../framework/server/sql/lockKeys.ts";
import { compiler } from "../../../../framework/server/tables/compiler.ts";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import { sqlNow } from "../../../../framework/server/tables/sqlNow.ts";
import { type Tx, transaction } from "../../../../framework/server/transaction.ts";
import { jobRuns } from "../jobRuns.ts";
import { mergeRuns } from "../queries/mergeRuns.ts";

/** Code stored for a run whose process stopped sending heartbeats; it is translated when read. */
export const lost = "lost";
/** The time of a statement itself, since a run lasts longer than its transactions. */
const clockTime = sql<string>`clock_timestamp()`;
const isSilent = sql<boolean>`beat_at < clock_timestamp() - make_interval(secs => ${sql.lit(silentSeconds)})`;

async function saveFailures(tx: Tx, run: number, failures: readonly RowFailure[]): Promise<void> {
  if (failures.length === 0) return;
  await tx.run(
    insertMany(
      "job_runs_errors",
      failures.map(({ ref, message }, position) => ({ parentId: run, position, ref, message })),
    ),
  );
}
/** Marks runs of unresponsive processes as failed, of one job or of all. */
async function failLostRuns(tx: Tx, job: string | null): Promise<string[]> {
  const failed = await tx.run(
    tx.db
      .updateTable("job_runs")
      .set({ status: "failed", finished_at: clockTime, upd_time: sqlNow })
      .where("status", "=", "running")
      .where(isSilent)
      .$if(job !== null, (query) => query.where(sql<string>`job`, "=", job))
      .returning(({ ref }) => ["id", ref("job").$notNull().as("job")]),
  );
  for (const { id } of failed) await saveFailures(tx, id, [{ ref: "", message: lost }]);
  return failed.map((run) => run.job);
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
      // The list has one row a job: its newest run.
      await tx.run(
        tx.db
          .updateTable("job_runs")
          .set({ latest: sql<boolean>`id = ${run.id}` })
          .where(sql<string>`job`, "=", job)
          .where(({ eb, or }) => or([eb("id", "=", run.id), eb("latest", "=", true)])),
      );
      await publishChange(engine, tx, jobRuns, {});
      return { id: run.id, now: new Date(run.now) } satisfies StartedRun;
    },
    heartbeat: async (id, { found, done, failed }) => {
      const running = await writePool(
        pool,
        compiler
          .updateTable("job_runs")
          .set("beat_at", clockTime)
          .set({ found, done, failed })
          .where("id", "=", id)
          .where("status", "=", "running")
          .returning("id"),
      );
      return running.length === 1;
    },
    end: (id, { status, found, done, failed, failures, skipped }) =>
      write(async (tx) => {
        const ended = await tx.first(
          tx.db
            .updateTable("job_runs")
            .set({ status, finished_at: clockTime, upd_time: sqlNow, found, done, failed })
            .where("id", "=", id)
            .where("status", "=", "running")
            .returning(({ ref }) => ref("job").$notNull().as("job")),
        );
        // Another process has already ended the run.
        if (!ended) return;
        await saveFailures(tx, id, [...failures, ...skipped]);
        await mergeRuns(tx, ended.job, id);
        await publishChange(engine, tx, jobRuns, {});
      }),
    failStale: async () => {
      const silent = await queryPool(
        pool,
        compiler
          .selectFrom("job_runs")
          .select("id")
          .where("status", "=", "running")
          .where(isSilent)
          .limit(1),
      );
      if (silent.length === 0) return [];
      return write(async (tx) => {
        const jobs = await failLostRuns(tx, null);
        await publishChange(engine, tx, jobRuns, {});
        return jobs;
      });
    },
  };
}
