import type PgBoss from "pg-boss";
import type { StoredTask } from "./task.ts";

/** A task that a worker has taken, with its attempts and its last error. */
export type TakenTask = PgBoss.JobWithMetadata<StoredTask>;

/** The workers of one queue, and what they do. */
export interface WorkerOptions {
  name: string;
  /** Number of tasks that this process handles at a time. */
  count: number;
  /** Seconds after which a worker looks for tasks that other processes have sent. */
  pollingSeconds: number;
  /** Handles a task; an attempt that throws has failed. */
  handle(task: TakenTask): Promise<void>;
}

/**
 * Adds pg-boss workers for a queue, each of which handles one task at a time. Returns a function
 * that wakes them. A worker of pg-boss 10 pauses after every task; here it looks for the next one
 * at once.
 */
export async function addWorkers(
  boss: PgBoss,
  { name, count, pollingSeconds, handle }: WorkerOptions,
): Promise<() => void> {
  const options = { includeMetadata: true, pollingIntervalSeconds: pollingSeconds } as const;
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1)
    ids.push(
      await boss.work<StoredTask>(name, options, async (tasks) => {
        try {
          for (const task of tasks) await handle(task);
        } finally {
          const id = ids[index];
          if (id !== undefined) boss.notifyWorker(id);
        }
      }),
    );
  return () => {
    for (const id of ids) boss.notifyWorker(id);
  };
}
