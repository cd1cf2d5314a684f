import type { Database } from "../database/openDatabase.ts";
import type { Engine } from "../engine.ts";
import type { Tx } from "../transaction.ts";

/**
 * Arguments of an attempt at a task.
 *
 * @example
 * ```ts
 * async function greet({ id }: { id: number }, { database, attempt }: TaskContext) {
 *   console.log(`attempt ${attempt}`);
 *   await writePool(
 *     database.pool,
 *     compiler.updateTable("suppliers").set({ remark: "Greeted" }).where("id", "=", id),
 *   );
 * }
 * ```
 */
export interface TaskContext {
  engine: Engine;
  /** The database of the engine, for statements without a transaction of their own. */
  database: Database;
  now: Date;
  /** Number of this attempt, from 1. */
  attempt: number;
}
/**
 * What is known of a task that has failed in every attempt.
 *
 * @example
 * ```ts
 * async function recordFailure({ id }: { id: number }, { tx, error }: FailureContext) {
 *   await tx.run(sql`update suppliers set remark = ${error} where id = ${id}`);
 * }
 * ```
 */
export interface FailureContext {
  engine: Engine;
  /** The transaction that stores the failed task, as the system. */
  tx: Tx;
  /** The sentence of the last attempt's error. */
  error: string;
}
/** When a failed task is attempted again. */
export interface RetryPolicy {
  /** Attempts after the first one. */
  readonly limit: number;
  /** Seconds before the first retry; each further pause is twice as long, with some jitter. */
  readonly delaySeconds: number;
}
/**
 * Work that a command sends as part of its transaction; a resource declares its name. See
 * `defineQueue`.
 */
export interface Queue<N extends string = string, I extends object = object> {
  /** Camel case; identifies the queue in the database, and in messages. */
  readonly name: N;
  /** Defaults to 5 retries, the first after 30 seconds. */
  readonly retry?: RetryPolicy;
  /** Number of tasks that one process handles at a time; defaults to 2. */
  readonly concurrency?: number;
  /**
   * Seconds after which an attempt counts as failed, because its process has died; defaults to 120.
   * An attempt must not take longer.
   */
  readonly timeoutSeconds?: number;
  /**
   * Returns what identifies the task: while one with the same key waits, another is not added.
   * Without it, every task is added.
   */
  getKey?(input: I): string;
  /**
   * Returns the id of the record that the task is about, of the resource that declares the queue;
   * the list of failed tasks links to it.
   */
  getRecordId?(input: I): number;
  /** Handles a task. A task whose attempt throws is attempted again. */
  run(input: I, context: TaskContext): Promise<void>;
  /** Records on the task's record that every attempt has failed, with the failed task. */
  onFailure?(input: I, context: FailureContext): Promise<void>;
}

const defaults = { retry: { limit: 5, delaySeconds: 30 }, concurrency: 2, timeoutSeconds: 120 };

/** Returns the settings of a queue, with the defaults filled in. */
export const getQueueSettings = ({
  retry = defaults.retry,
  concurrency = defaults.concurrency,
  timeoutSeconds = defaults.timeoutSeconds,
}: Queue) => ({ retry, concurrency, timeoutSeconds });

/** Queue of the tasks that have failed in every attempt. */
export const deadLetterQueue = "deadLetters";

/**
 * Declares a queue. `engine.queues.send` adds a task in the transaction of a command: the task
 * exists if and only if the transaction commits. A task is handled at least once, by one process at
 * a time, so `run` first checks whether its work is still to be done. A task that fails in every
 * attempt is stored with its error, and can be sent again.
 *
 * @throws {RangeError} when a retry policy, concurrency or timeout is out of range.
 * @example
 * ```ts
 * export const greetSupplier = defineQueue({
 *   name: "greetSupplier",
 *   retry: { limit: 3, delaySeconds: 60 },
 *   getKey: ({ id }: { id: number }) => String(id),
 *   getRecordId: ({ id }) => id,
 *   run: async ({ id }, { engine }) => {
 *     await transaction(engine.database.pool, { tenant: "none" }, "write", (tx) =>
 *       tx.run(sql`update suppliers set remark = 'Greeted' where id = ${id}`),
 *     );
 *   },
 * });
 * ```
 */
export function defineQueue<const N extends string, I extends object>(
  queue: Queue<N, I>,
): Queue<N, I> {
  const { retry, concurrency, timeoutSeconds } = getQueueSettings(queue);
  const settings = { ...retry, concurrency, timeoutSeconds };
  for (const [name, value] of Object.entries(settings))
    if (!Number.isInteger(value) || value < (name === "limit" ? 0 : 1))
      throw new RangeError(`the queue ${queue.name}: ${name} is ${value}`);
  if (queue.name === deadLetterQueue)
    throw new RangeError(`the queue ${queue.name}: the name belongs to the framework`);
  return queue;
}
