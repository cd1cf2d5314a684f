import type { Database } from "../database/openDatabase.ts";
import type { Engine } from "../engine.ts";
import type { Progress } from "./progress.ts";

/**
 * Arguments of a run of a job.
 *
 * @example
 * ```ts
 * async function deleteOldCodes({ database, now, progress }: JobContext) {
 *   const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000).toISOString();
 *   await progress.handle("codes", () =>
 *     writePool(database.pool, compiler.deleteFrom("codes").where("expires_at", "<", yesterday)),
 *   );
 * }
 * ```
 */
export interface JobContext {
  engine: Engine;
  /** The database of the engine, for statements without a transaction of their own. */
  database: Database;
  /**
   * The instant to compare deadlines with, instead of the clock, so that a test can travel in time.
   */
  now: Date;
  /** Counts the rows that the run handles, and isolates their failures. */
  progress: Progress;
}
/** Background work that runs at an interval. See `defineJob`. */
export interface Job<N extends string = string> {
  /** Camel case; identifies the job in its history and in messages. */
  readonly name: N;
  /** Interval in minutes, 1 to 1,440, counted from the epoch. */
  readonly everyMinutes: number;
  run(context: JobContext): Promise<void>;
}
const maxMinutes = 24 * 60;

/**
 * Declares background work. Deadlines are stored on the rows, so a job only finds the due rows by
 * an index, and handles each in a separate transaction that locks it and checks its state again: a
 * run that is killed, repeated or run by two processes concurrently therefore changes nothing
 * twice.
 *
 * @throws {RangeError} when `everyMinutes` is not an integer from 1 to 1,440.
 * @example
 * ```ts
 * export const pauseSuppliers = defineJob({
 *   name: "pauseSuppliers",
 *   everyMinutes: 60,
 *   run: ({ engine, now, progress }) =>
 *     progress.handleMany("suppliers", () =>
 *       transaction(engine.database.pool, { tenant: "none" }, "write", async (tx) => {
 *         const paused = await tx.run(sql`
 *           update suppliers set status = 'paused'
 *           where id in (
 *             select id from suppliers where status = 'active' and contract_until < ${now}
 *             order by id limit 500 for update skip locked
 *           )
 *           returning id`);
 *         return paused.length;
 *       }),
 *     ),
 * });
 * ```
 */
export function defineJob<const N extends string>(job: Job<N>): Job<N> {
  if (!Number.isInteger(job.everyMinutes) || job.everyMinutes < 1 || job.everyMinutes > maxMinutes)
    throw new RangeError(
      `the job ${job.name}: everyMinutes is ${job.everyMinutes}, and has to be 1 to ${maxMinutes}`,
    );
  return job;
}

/**
 * Returns the next due time of a job: intervals are counted from the epoch, so that all processes
 * agree on them.
 */
export function getNextDueTime({ everyMinutes }: Pick<Job, "everyMinutes">, after: Date): Date {
  const period = everyMinutes * 60_000;
  return new Date((Math.floor(after.getTime() / period) + 1) * period);
}
