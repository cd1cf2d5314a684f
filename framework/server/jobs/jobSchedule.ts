import { randomUUID } from "node:crypto";
import type PgBoss from "pg-boss";
import type { Database } from "../database/open.ts";
import { BossDatabase } from "./bossDatabase.ts";
import type { Job } from "./job.ts";
import type { JobRunner } from "./jobRunner.ts";
import type { Trigger } from "./jobRunStore.ts";

export interface JobScheduleOptions {
  runner: JobRunner;
  database: Database;
  reportError(error: unknown, message: string): void;
  /** How often it looks; see `lookMs`. */
  everyMs?: number;
}
/** How often a process looks for turns that have come. */
const lookMs = 10_000;
/** The server has just begun to listen: the first people who ask come first. */
const firstLookMs = 3000;
/** A run that is still under way after this long is taken for ended by pg-boss, which has no say in who may run. */
const expireSeconds = 15 * 60;
const openingLease = "pgboss";

/**
 * Hands each turn of each job to one of the processes. Every process asks pg-boss for a job's turn, and pg-boss keeps one of all that were
 * asked for in the same span of time; so a turn that nobody was there for is made up for when somebody is. That a job runs once at a time
 * is the run book's business, so that a process which was killed holds up nobody for longer than it takes to notice.
 */
export class JobSchedule {
  readonly #options: JobScheduleOptions;
  readonly #name = randomUUID();
  readonly #mostAtOnce: number;
  readonly #bossDatabase: BossDatabase;
  #boss: PgBoss | null = null;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  readonly #taken = new Set<Promise<void>>();
  #stopped = false;
  constructor(options: JobScheduleOptions) {
    this.#options = options;
    const { pool } = options.database;
    // Those who wait for an answer need connections too.
    this.#mostAtOnce = Math.max(2, Math.min(4, Math.floor((pool.options.max ?? 10) / 2)));
    this.#bossDatabase = new BossDatabase(pool);
  }
  /** Looks from now on. Called once the server listens, so that nobody waits for it. */
  start(): void {
    this.#later(Math.min(firstLookMs, this.#options.everyMs ?? firstLookMs));
  }
  /** Looks no further, hands out nothing more, and waits for what runs as long as the runner's patience lasts. */
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
        .catch((error: unknown) => this.#options.reportError(error, "the jobs' turns could not be looked for"))
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
      // What a lost process has left undone does not wait for the job's next turn.
      if (left.has(job.name)) await boss.send(job.name, { trigger: "retry" }, { singletonKey: "retry" });
      await boss.send(job.name, {}, { singletonSeconds: job.everyMinutes * 60 });
    }
    for (const job of runner.jobs) {
      if (this.#stopped || runner.busy >= this.#mostAtOnce) return;
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
      // Where it is under way already, that run does what there is to do.
      await runner.run(job.name, { trigger: turn.data.trigger ?? "schedule" });
      await boss.complete(job.name, turn.id);
    } catch (error) {
      reportError(error, `the job ${job.name} could not be run`);
    }
  }
  /** Processes that make pg-boss's tables at once refuse each other: one does, and the others look again later. */
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
      await pool.query("delete from leases where name = $1 and holder = $2", [openingLease, this.#name]);
    }
  }
  async #open(): Promise<PgBoss> {
    const { runner, reportError } = this.#options;
    // Loaded when it is needed: nothing of it is, to begin listening.
    const { default: Boss } = await import("pg-boss");
    const longest = Math.max(60, ...runner.jobs.map(({ everyMinutes }) => everyMinutes * 60));
    const boss = new Boss({
      db: this.#bossDatabase,
      // Its own clock work answers lost connections by ending the process.
      schedule: false,
      // A turn is remembered for longer than it lasts, or it would come twice.
      archiveCompletedAfterSeconds: longest * 2,
      deleteAfterHours: 24,
      maintenanceIntervalSeconds: 300,
    });
    boss.on("error", (error) => reportError(error, "pg-boss"));
    try {
      await boss.start();
      for (const { name } of runner.jobs)
        await boss.createQueue(name, { name, policy: "short", retryLimit: 0, expireInSeconds: expireSeconds });
      return boss;
    } catch (error) {
      await boss.stop({ graceful: false, close: false });
      throw error;
    }
  }
}
