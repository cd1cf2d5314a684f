import { sql } from "kysely";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

const selectFailures = (run: unknown) =>
  sql`(select coalesce(array_agg(ref || ': ' || message order by position), '{}') from job_runs_errors where parent_id = ${run})`;

/**
 * Merges runs of a job, which may run every minute: of the scheduled runs that did nothing, only
 * the newest is retained, and a run that fails in the same way as the previous one replaces it.
 */
export async function mergeRuns(tx: Tx, job: string, id: number): Promise<void> {
  const didNothing = sql<boolean>`job = ${job} and status = 'done' and done = 0 and asked_by is null`;
  await tx.run(
    tx.db
      .deleteFrom("job_runs")
      .where("id", "<", id)
      .where(didNothing)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom("job_runs").select("id").where("id", "=", id).where(didNothing)),
      ),
  );
  const [same] = await tx.run(sql<Pick<TableRow<"job_runs">, "id" | "times">>`
    select before.id, before.times from job_runs run
      join lateral (select * from job_runs where job = ${job} and id < ${id} order by id desc limit 1) before on true
    where run.id = ${id} and run.status = 'failed' and run.done = 0 and run.asked_by is null
      and before.status = 'failed' and before.done = 0 and before.asked_by is null
      and ${selectFailures(sql.ref("run.id"))} = ${selectFailures(sql.ref("before.id"))}`);
  if (!same) return;
  await tx.run(tx.db.deleteFrom("job_runs").where("id", "=", same.id));
  await tx.run(
    tx.db
      .updateTable("job_runs")
      .set({ times: same.times + 1 })
      .where("id", "=", id),
  );
}
