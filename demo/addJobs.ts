import type { Engine } from "../framework/server/engine.ts";

/** Adds a failed, a retried and a manual job run. */
const addRuns = (engine: Engine): Promise<unknown> =>
  engine.database.pool.query(`
    with run as (
      insert into job_runs (job, status, trigger, started_at, finished_at, beat_at, found, done, failed, times, asked_by, process)
      values ('sendMoneyBacks', 'failed', 'schedule', now() - interval '30 hours', now() - interval '30 hours', now() - interval '30 hours', 3, 2, 1, 1, null, 'demo'),
        ('sendMoneyBacks', 'done', 'retry', now() - interval '29 hours', now() - interval '29 hours', now() - interval '29 hours', 1, 1, 0, 1, 'Priya Nair', 'demo'),
        ('auditMoney', 'done', 'manual', now() - interval '28 hours', now() - interval '28 hours', now() - interval '28 hours', 0, 0, 0, 1, 'Priya Nair', 'demo')
      returning id, status)
    insert into job_runs_errors (parent_id, position, ref, message) select id, 0, 'B20261120', 'the provider is closed' from run where status = 'failed'`);
/** Adds a failed and a retried task, of refunds that are completed: a retry changes nothing. */
const addFailedTasks = (engine: Engine): Promise<unknown> =>
  engine.database.pool.query(`
    insert into failed_tasks (queue, status, error, input, add_time)
    select 'dispatchRefund', case place when 1 then 'failed' else 'retried' end,
      'timeout exceeded when trying to connect', json_build_object('id', id, 'now', add_time)::text,
      now() - make_interval(hours => 28 + 3 * place::int)
    from (select id, add_time, row_number() over (order by id desc) as place from money_backs where status = 'done') b
    where place <= 2 order by place desc`);
/** Adds runs of jobs and tasks of queues that did not succeed at once. */
export async function addJobs(engine: Engine): Promise<void> {
  await addRuns(engine);
  await addFailedTasks(engine);
}
