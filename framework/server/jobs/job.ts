import type { Database } from "../database/open.ts";
import type { Engine } from "../engine.ts";
import type { Progress } from "./progress.ts";

/** What a run is handed. */
export interface JobContext {
  engine: Engine;
  database: Database;
  /** The instant that deadlines are compared with: never the clock, so that a test may travel in time. */
  now: Date;
  progress: Progress;
}
export interface Job<N extends string = string> {
  readonly name: N;
  readonly everyMinutes: number;
  run(context: JobContext): Promise<void>;
}
const mostMinutes = 24 * 60;

/**
 * Declares work that nobody asks for. Deadlines stand on the rows themselves, so a job only finds the rows that are due, by an index, and
 * handles each in a transaction of its own that locks it and looks at its state again: a run that is killed, done twice or done by two
 * processes at once then changes nothing twice.
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
  if (!Number.isInteger(job.everyMinutes) || job.everyMinutes < 1 || job.everyMinutes > mostMinutes)
    throw new RangeError(`the job ${job.name}: everyMinutes is ${job.everyMinutes}, and has to be 1 to ${mostMinutes}`);
  return job;
}

/** When a job is due next: its turns are counted from the epoch, so that all processes agree on them. */
export function nextTurn({ everyMinutes }: Pick<Job, "everyMinutes">, after: Date): Date {
  const period = everyMinutes * 60_000;
  return new Date((Math.floor(after.getTime() / period) + 1) * period);
}
