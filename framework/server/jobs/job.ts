import type { Database } from "../database/open.ts";
import type { Engine } from "../engine.ts";
import type { Progress } from "./progress.ts";

/** Arguments of a run. */
export interface JobContext {
  engine: Engine;
  database: Database;
  /**
   * The instant to compare deadlines with, instead of the clock, so that a test can travel in time.
   */
  now: Date;
  progress: Progress;
}
export interface Job<N extends string = string> {
  readonly name: N;
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
 * ```ts
 * export const closeUnpaid = defineJob({
 *   name: "closeUnpaid",
 *   everyMinutes: 1,
 *   run: ({ engine, now, progress }) =>
 *     progress.handleAll(
 *       (after) => dueOrders(engine, now, after), // order by id, where id > after
 *       (order) => closeOrder(engine, order.id, now), // false where it was closed or paid in between
 *     ),
 * });
 * ```
 */
export function defineJob<const N extends string>(job: Job<N>): Job<N> {
  if (!Number.isInteger(job.everyMinutes) || job.everyMinutes < 1 || job.everyMinutes > maxMinutes)
    throw new RangeError(`the job ${job.name}: everyMinutes is ${job.everyMinutes}, and has to be 1 to ${maxMinutes}`);
  return job;
}

/**
 * Returns the next due time of a job: intervals are counted from the epoch, so that all processes
 * agree on them.
 */
export function nextTurn({ everyMinutes }: Pick<Job, "everyMinutes">, after: Date): Date {
  const period = everyMinutes * 60_000;
  return new Date((Math.floor(after.getTime() / period) + 1) * period);
}
