import { randomUUID } from "node:crypto";
import type PgBoss from "pg-boss";
import type { Database } from "../database/openDatabase.ts";
import { BossDatabase } from "./bossDatabase.ts";
import type { Job } from "./defineJob.ts";
import type { JobRunner } from "./jobRunner.ts";
import type { Trigger } from "./jobRunStore.ts";

export interface JobScheduleOptions {
  runner: JobRunner;
  database: Database;
  reportError(error: unknown, message: string): void;
  /** Polling interval; see `lookMs`. */
  everyMs?: number;
}
/** Interval at which a process looks for due jobs. */
const lookMs = 10_000;
/** The server has just started to listen: its first requests have priority. */
const firstLookMs = 3000;
/** pg-boss expires a run after this long; it does not decide which process may run a job. */
const expireSeconds = 15 * 60;
const openingLease = "pgboss";

/**
 * Assigns each scheduled run of each job to one of the processes. Every process requests a job's
 * run from pg-boss, which retains one request per interval; a run that no process was there for is
 * therefore made up for later. The job run store, not pg-boss, prevents concurrent runs of a job,
 * so a killed process blocks its jobs no longer than the detection of its silence takes.
 */
export class JobSchedule {
  readonly #options: JobScheduleOptions;
  readonly #name = randomUUID();
  readonly #maxConcurrent: number;
  readonly #bossDatabase: BossDatabase;
  #boss: PgBoss | null = null;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  readonly #taken = new Set<Promise<void>>();
  #stopped = false;
  constructor(options: JobScheduleOptions) {
    this.#options = options;
    const { pool } = options.database;
    // Requests need connections too.
    this.#maxConcurrent = Math.max(2, Math.min(4, Math.floor((pool.options.max ?? 10) / 2)));
    this.#bossDatabase = new BossDatabase(pool);
  }
  /** Starts polling. Called once the server listens, so that startup does not wait for it. */
  start(): void {
    this.#later(Math.min(firstLookMs, this.#options.everyMs ?? firstLookMs));
  }
  /** Stops polling and assigning, and waits for the current runs up to the runner's timeout. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#looking;
    await this.#options.runner.stop();
    if (this.#options.runner.busy === 0) await Promise.all(this.#taken);
    await this.#boss?.stop({ graceful: false, close: false });
    await this.#bossDatabase.close();
  }
  #later(ms: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.#look()
        .catch((error: unknown) =>
          this.#options.reportError(error, "the jobs' turns could not be looked for"),
        )
        .finally(() => this.#later(this.#options.everyMs ?? lookMs));
    }, ms);
    this.#timer.unref();
  }
  async #look(): Promise<void> {
    const { runner } = this.#options;
    this.#boss ??= await this.#openAlone();
    if (!this.#boss) return;
    const boss = this.#boss;
    const left = new Set(await runner.book.failStale());
    for (const job of runner.jobs) {
      // Work that a lost process left undone does not wait for the job's next scheduled run.
      if (left.has(job.name))
        await boss.send(job.name, { trigger: "retry" }, { singletonKey: "retry" });
      await boss.send(job.name, {}, { singletonSeconds: job.everyMinutes * 60 });
    }
    for (const job of runner.jobs) {
      if (this.#stopped || runner.busy >= this.#maxConcurrent) return;
      const [turn] = await boss.fetch<{ trigger?: Trigger }>(job.name);
      if (!turn) continue;
      const taken = this.#take(boss, job, turn);
      this.#taken.add(taken);
      void taken.finally(() => this.#taken.delete(taken));
    }
  }
  async #take(boss: PgBoss, job: Job, turn: PgBoss.Job<{ trigger?: Trigger }>): Promise<void> {
    const { runner, reportError } = this.#options;
    try {
      // If the job is already running, that run does the work.
      await runner.run(job.name, { trigger: turn.data.trigger ?? "schedule" });
      await boss.complete(job.name, turn.id);
    } catch (error) {
      reportError(error, `the job ${job.name} could not be run`);
    }
  }
  /**
   * Processes that create pg-boss's tables concurrently conflict: one does it, and the others retry
   * later.
   */
  async #openAlone(): Promise<PgBoss | null> {
    const { pool } = this.#options.database;
    const { rowCount } = await pool.query(
      `insert into leases (name, holder, until) values ($1, $2, now() + interval '30 seconds')
       on conflict (name) do update set holder = excluded.holder, until = excluded.until where leases.until < now()`,
      [openingLease, this.#name],
    );
    if (rowCount === 0) return null;
    try {
      return await this.#open();
    } finally {
      await pool.query("delete from leases where name = $1 and holder = $2", [
        openingLease,
        this.#name,
      ]);
    }
  }
  async #open(): Promise<PgBoss> {
    const { runner, reportError } = this.#options;
    // Loaded on demand: starting to listen needs none of it.
    const { default: Boss } = await import("pg-boss");
    const maxSeconds = Math.max(60, ...runner.jobs.map(({ everyMinutes }) => everyMinutes * 60));
    const boss = new Boss({
      db: this.#bossDatabase,
      // pg-boss's own scheduler ends the process when a connection is lost.
      schedule: false,
      // A request is retained for longer than its interval, or the run would be repeated.
      archiveCompletedAfterSeconds: maxSeconds * 2,
      deleteAfterHours: 24,
      maintenanceIntervalSeconds: 300,
    });
    boss.on("error", (error) => reportError(error, "pg-boss"));
    try {
      await boss.start();
      for (const { name } of runner.jobs)
        await boss.createQueue(name, {
          name,
          policy: "short",
          retryLimit: 0,
          expireInSeconds: expireSeconds,
        });
      return boss;
    } catch (error) {
      await boss.stop({ graceful: false, close: false });
      throw error;
    }
  }
}
