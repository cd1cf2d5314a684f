import type { JobRunner } from "./jobRunner.ts";
import type { Queues } from "./queues.ts";
import { createRunQueue, type RunInput } from "./runQueue.ts";

export interface JobScheduleOptions {
  runner: JobRunner;
  queues: Queues;
  reportError(error: unknown, message: string): void;
  /** Milliseconds between two requests; defaults to 10,000. */
  everyMs?: number;
}
/** The server has just started to listen: its first requests have priority. */
const firstRequestMs = 3000;

/**
 * Requests the runs of jobs. Every process requests each job's run of the current interval, and
 * pg-boss adds it once (its singletons, `singletonSeconds`); a run that no process was there for is
 * therefore made up for later. The schedules of pg-boss 10 would not do this: they send only what
 * was due within the last minute, and cron cannot say every interval that `everyMinutes` can.
 */
export class JobSchedule {
  readonly #options: JobScheduleOptions;
  readonly #queue = createRunQueue(null);
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(options: JobScheduleOptions) {
    this.#options = options;
  }
  /** Starts requesting. Called once the server listens, so that startup does not wait for it. */
  start(): void {
    this.#later(Math.min(firstRequestMs, this.#options.everyMs ?? firstRequestMs));
  }
  /** Stops requesting; the runner and the queues stop the runs themselves. */
  stop(): void {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  #later(ms: number): void {
    if (this.#stopped) return;
    const { reportError, everyMs = 10_000 } = this.#options;
    this.#timer = setTimeout(() => {
      this.#requestRuns()
        .catch((error: unknown) => {
          if (!this.#stopped) reportError(error, "the runs of jobs could not be requested");
        })
        .finally(() => this.#later(everyMs));
    }, ms);
    this.#timer.unref();
  }
  async #requestRuns(): Promise<void> {
    const { runner, queues } = this.#options;
    const abandoned = new Set(await runner.book.failStale());
    const scheduled = runner.jobs.map(({ name, everyMinutes }) => ({
      input: { job: name, trigger: "schedule" } satisfies RunInput,
      everySeconds: everyMinutes * 60,
    }));
    // Work that a lost process left undone does not wait for the job's next scheduled run.
    const repeated = runner.jobs
      .filter(({ name }) => abandoned.has(name))
      .map(({ name }) => ({ input: { job: name, trigger: "retry" } satisfies RunInput }));
    await queues.request(this.#queue, [...scheduled, ...repeated]);
  }
}
