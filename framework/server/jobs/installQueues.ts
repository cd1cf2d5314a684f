import { sql } from "kysely";
import type pg from "pg";
import type { Database } from "../database/openDatabase.ts";
import { queryValue } from "../database/queryPool.ts";
import type { BossQueueRow } from "./bossTables.ts";
import { deadLetterQueue, getQueueSettings, type Queue } from "./defineQueue.ts";
import { createRunQueue } from "./runQueue.ts";

/** An otherwise unused advisory lock number. */
const lock = 7_305_310_920;

/** The queue of the runs of jobs, which store their failures themselves. */
const runQueue: Queue = createRunQueue(null);

/** What pg-boss keeps of a queue; a difference is written when a process starts. */
const toStored = (queue: Queue) => {
  const { retry, timeoutSeconds } = getQueueSettings(queue);
  return {
    name: queue.name,
    policy: queue.getKey ? ("short" as const) : ("standard" as const),
    retryLimit: retry.limit,
    retryDelay: retry.delaySeconds,
    retryBackoff: true,
    expireInSeconds: timeoutSeconds,
    ...(queue.name !== runQueue.name && { deadLetter: deadLetterQueue }),
  };
};

/**
 * Creates the tables of pg-boss and of the queues where they are missing, the queue of the runs of
 * jobs included, so that every later transaction can send. Where nothing is missing, it costs two
 * small queries. Processes that start at the same time create them one after another.
 */
export async function installQueues(
  { pool }: Database,
  appQueues: readonly Queue[],
): Promise<void> {
  const queues = [runQueue, ...appQueues.filter(({ name }) => name !== runQueue.name)];
  if ((await findMissing(pool, queues)).isComplete) return;
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lock]);
    await createMissing(client, queues);
  } catch (error) {
    // pg-boss opens transactions itself.
    await client.query("rollback");
    throw error;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [lock]).catch(() => {});
    client.release();
  }
}

/** Creates what is missing, on a connection that holds the lock. */
async function createMissing(client: pg.PoolClient, queues: readonly Queue[]): Promise<void> {
  const { known, missing, isComplete } = await findMissing(client, queues);
  if (isComplete) return;
  const { default: Boss } = await import("pg-boss");
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  const boss = new Boss({ db, schedule: false, supervise: false });
  if (!known) {
    await boss.start();
    await boss.stop({ graceful: false, close: false });
  }
  await boss.createQueue(deadLetterQueue, { name: deadLetterQueue, retryLimit: 10 });
  for (const queue of missing) {
    const { name, ...options } = toStored(queue);
    if (known?.has(name)) await boss.updateQueue(name, { name, ...options });
    else await boss.createQueue(name, { name, ...options });
  }
}

/** Finds the queues that are not stored as they are declared; `known` is null without tables. */
async function findMissing(source: pg.Pool | pg.PoolClient, queues: readonly Queue[]) {
  const stored = await readQueues(source);
  const known = stored && new Map(stored.map((queue) => [queue.name, queue]));
  const missing = queues.filter((queue) => {
    const { name, policy, retryLimit, retryDelay, expireInSeconds } = toStored(queue);
    const found = known?.get(name);
    return (
      found?.policy !== policy ||
      found.retry_limit !== retryLimit ||
      found.retry_delay !== retryDelay ||
      found.expire_seconds !== expireInSeconds
    );
  });
  return { known, missing, isComplete: missing.length === 0 && known?.has(deadLetterQueue) };
}

async function readQueues(source: pg.Pool | pg.PoolClient): Promise<BossQueueRow[] | null> {
  const isInstalled = await queryValue(
    source,
    sql<boolean>`select to_regclass('pgboss.queue') is not null`,
  );
  if (!isInstalled) return null;
  const queues = await source.query<BossQueueRow>(
    "select name, policy, retry_limit, retry_delay, expire_seconds from pgboss.queue",
  );
  return queues.rows;
}
