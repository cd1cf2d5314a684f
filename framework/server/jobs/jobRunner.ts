import os from "node:os";
import type { Engine } from "../engine.ts";
import { type Tx, transaction } from "../transaction.ts";
import type { Job } from "./defineJob.ts";
import {
  heartbeatMs,
  type JobRunStore,
  type RequestedRun,
  type RunEnd,
  type StartedRun,
  type Trigger,
} from "./jobRunStore.ts";
import { Progress, RunStopped } from "./progress.ts";
import { toFailureMessage } from "./toFailureMessage.ts";

export interface JobRunnerOptions {
  engine: Engine;
  jobs: readonly Job[];
  book: JobRunStore;
  /** Logs a defect of ours. */
  reportError(error: unknown, message: string): void;
}
export interface RunRequest {
  trigger?: Trigger;
  askedBy?: RequestedRun["askedBy"];
  /** The instant that the run uses as now; defaults to the database's clock. */
  now?: Date;
}
export interface Outcome extends RunEnd {
  id: number;
}
/** How long a run may continue after its process was asked to stop. */
const timeoutMs = 10_000;

/** Runs jobs in this process; only one of several processes runs a job at a time. */
export class JobRunner {
  readonly jobs: readonly Job[];
  readonly book: JobRunStore;
  readonly #options: JobRunnerOptions;
  readonly #process = `${os.hostname()}:${process.pid}`;
  readonly #running = new Map<number, Promise<unknown>>();
  readonly #stopping = new AbortController();
  constructor(options: JobRunnerOptions) {
    this.#options = options;
    this.jobs = options.jobs;
    this.book = options.book;
  }
  job(name: string): Job | null {
    return this.jobs.find((job) => job.name === name) ?? null;
  }
  /** Number of runs in progress in this process. */
  get busy(): number {
    return this.#running.size;
  }

  /** Runs a job to its end and returns the outcome; null when it is already running. */
  async run(name: string, { now, ...request }: RunRequest = {}): Promise<Outcome | null> {
    const job = this.#known(name);
    const { pool } = this.#options.engine.database;
    const started = await transaction(pool, { tenant: "none" }, "write", (tx) =>
      this.book.begin(tx, this.#toRequest(name, request)),
    );
    return started && this.#go(job, { ...started, now: now ?? started.now });
  }
  /**
   * Begins a run as part of the caller's transaction, and continues it in the background after the
   * commit. Returns the run's id, or null when the job is already running.
   */
  async begin(tx: Tx, name: string, request: Omit<RunRequest, "now">): Promise<number | null> {
    const job = this.#known(name);
    if (this.#stopping.signal.aborted) return null;
    const started = await this.book.begin(tx, this.#toRequest(name, request));
    if (started) tx.afterCommit(() => void this.#go(job, started));
    return started?.id ?? null;
  }
  /** Waits until no job runs in this process. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }
  /** Stops the runs after their current row, and waits for them up to the timeout. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, timeoutMs);
    });
    await Promise.race([this.idle(), timeout]);
    clearTimeout(timer);
  }

  #known(name: string): Job {
    const job = this.job(name);
    if (!job) throw new Error(`there is no job "${name}"`);
    return job;
  }
  #toRequest(
    job: string,
    { trigger = "schedule", askedBy = null }: Omit<RunRequest, "now">,
  ): RequestedRun {
    return { job, trigger, askedBy, process: this.#process };
  }
  #go(job: Job, started: StartedRun): Promise<Outcome> {
    const going = this.#through(job, started).finally(() => this.#running.delete(started.id));
    this.#running.set(started.id, going);
    return going;
  }
  /** Never throws: every error is recorded on the run, or at least reported. */
  async #through(job: Job, { id, now }: StartedRun): Promise<Outcome> {
    const { engine, reportError } = this.#options;
    const lost = new AbortController();
    const signal = AbortSignal.any([this.#stopping.signal, lost.signal]);
    const progress = new Progress(signal, (error) => this.#toSentence(job, error));
    const heartbeat = setInterval(() => {
      this.book.heartbeat(id, progress.counts).then(
        (own) => own || lost.abort(),
        // Either the database becomes reachable again, or the run itself fails.
        () => {},
      );
    }, heartbeatMs);
    heartbeat.unref();
    try {
      await job.run({ engine, database: engine.database, now, progress });
    } catch (error) {
      progress.fail(error);
    } finally {
      clearInterval(heartbeat);
    }
    const status = progress.failures.length > 0 ? "failed" : "done";
    const { counts, failures, skipped } = progress;
    const end: RunEnd = { ...counts, status, failures, skipped };
    await this.book
      .end(id, end)
      .catch((error: unknown) => reportError(error, `the end of ${job.name} was not kept`));
    return { id, ...end };
  }
  #toSentence(job: Job, error: unknown): string {
    const { engine, reportError } = this.#options;
    if (error instanceof RunStopped) return error.message;
    return toFailureMessage(engine, error, (fault) =>
      reportError(fault, `the job ${job.name} met a fault`),
    );
  }
}
