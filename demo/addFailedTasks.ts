import { sql } from "kysely";
import { writePool } from "../framework/server/database/writePool.ts";
import type { Engine } from "../framework/server/engine.ts";

/**
 * Adds a failed task, one that succeeded after a retry, and a dismissed one, of refunds that are
 * completed: a retry changes nothing.
 */
export const addFailedTasks = (engine: Engine): Promise<unknown> =>
  writePool(
    engine.database.pool,
    sql`
    insert into failed_tasks (queue, status, error, input, add_time, upd_time)
    select 'dispatchRefund', (array['failed', 'succeeded', 'dismissed'])[place],
      'timeout exceeded when trying to connect', json_build_object('id', id, 'now', add_time)::text,
      now() - make_interval(hours => 28 + 3 * place), now() - make_interval(hours => 27 + 3 * place)
    from (select id, add_time, row_number() over (order by id desc)::int as place from money_backs where status = 'done') b
    where place <= 3 order by place desc`,
  );
