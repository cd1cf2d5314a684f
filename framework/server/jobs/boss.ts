import type PgBoss from "pg-boss";
import type { Database } from "../database/openDatabase.ts";
import { BossDatabase } from "./bossDatabase.ts";

export interface BossOptions {
  database: Database;
  reportError(error: unknown, message: string): void;
  /** Seconds between two runs of the maintenance; defaults to 60. */
  maintenanceSeconds?: number | undefined;
}
/**
 * Seconds for which a task is stored after its end: longer than the longest interval of a job, or
 * its run would be repeated in the same interval.
 */
const retentionSeconds = 2 * 24 * 3600;
/** How long a task may continue after its process was asked to stop. */
const timeoutMs = 10_000;

/**
 * The pg-boss of one process. It stores the tasks, gives each to one worker at a time, repeats
 * those that fail, and moves those that fail in every attempt to the dead letters. Its maintenance,
 * which one of the processes runs, ends the attempts of processes that have died.
 */
export class Boss {
  readonly #options: BossOptions;
  readonly #database: BossDatabase;
  #loaded: Promise<PgBoss> | null = null;
  #started: Promise<PgBoss> | null = null;

  constructor(options: BossOptions) {
    this.#options = options;
    this.#database = new BossDatabase(options.database.pool, (error) =>
      options.reportError(error, "a statement of the queues failed, and is repeated"),
    );
  }

  /** Loads pg-boss, to send tasks. It is loaded on demand: starting to listen needs none of it. */
  load(): Promise<PgBoss> {
    this.#loaded ??= this.#load();
    return this.#loaded;
  }
  /** Starts its maintenance, and lets workers be added. */
  start(): Promise<PgBoss> {
    this.#started ??= this.load()
      .then((boss) => boss.start())
      .catch((error: unknown) => {
        this.#started = null;
        throw error;
      });
    return this.#started;
  }
  /** Stops the workers after their task, which is failed when it exceeds the timeout. */
  async stop(): Promise<void> {
    const boss = await this.#started;
    await boss?.stop({ close: false, timeout: timeoutMs });
  }
  /** Waits for the statements that have been sent. */
  settle(): Promise<void> {
    return this.#database.settle();
  }
  /** Sends no further statement. */
  close(): Promise<void> {
    return this.#database.close();
  }

  async #load(): Promise<PgBoss> {
    const { default: PgBoss } = await import("pg-boss");
    const boss = new PgBoss({
      db: this.#database,
      // Runs of jobs are sent instead: see JobSchedule.
      schedule: false,
      archiveCompletedAfterSeconds: retentionSeconds,
      deleteAfterHours: 24,
      maintenanceIntervalSeconds: this.#options.maintenanceSeconds ?? 60,
    });
    boss.on("error", (error) => this.#options.reportError(error, "pg-boss"));
    return boss;
  }
}
