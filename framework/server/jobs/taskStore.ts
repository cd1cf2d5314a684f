import type PgBoss from "pg-boss";
import type { Database } from "../database/openDatabase.ts";
import type { Tx } from "../transaction.ts";
import { BossDatabase } from "./bossDatabase.ts";
import { deadLetterQueue, type Queue } from "./defineQueue.ts";

/** A task that a process attempts. */
export interface Task {
  id: string;
  input: object;
  /** Number of this attempt, from 1. */
  attempt: number;
  /** Whether the task is not attempted again after this one. */
  isLast: boolean;
  /** The stored failure that the task repeats. */
  failureId?: number | undefined;
}
/** A task that has failed in every attempt. */
export interface DeadLetter {
  id: string;
  queue: string;
  input: object;
  error: string;
  /** The stored failure that the task has repeated. */
  failureId?: number | undefined;
}
interface StoredTask {
  queue: string;
  input: object;
  failureId?: number | undefined;
}
/** What is sent: the input of the task, and when. */
export interface SentTask {
  input: object;
  /** The task is due from this instant. */
  after?: Date | undefined;
  /** The stored failure that the task repeats. */
  failureId?: number | undefined;
}
/** Makes pg-boss run its statements in a transaction, as the system: members have no access. */
const toBossDatabase = (tx: Tx): PgBoss.Db => ({
  executeSql: (text, values) =>
    tx.asSystem(async () => ({ rows: await tx.text(text, values as unknown[]) })),
});

/** The queues as tables of the database, which pg-boss reads and writes. */
export class TaskStore {
  readonly #bossDatabase: BossDatabase;
  readonly #reportError: (error: unknown, message: string) => void;
  #boss: Promise<PgBoss> | null = null;

  constructor(database: Database, reportError: (error: unknown, message: string) => void) {
    this.#bossDatabase = new BossDatabase(database.pool);
    this.#reportError = reportError;
  }

  /** Loads pg-boss. It is loaded on demand: starting to listen needs none of it. */
  load(): Promise<PgBoss> {
    this.#boss ??= import("pg-boss").then(({ default: Boss }) => {
      const boss = new Boss({ db: this.#bossDatabase, schedule: false, supervise: false });
      boss.on("error", (error) => this.#reportError(error, "pg-boss"));
      return boss;
    });
    return this.#boss;
  }
  /** Adds a task in the transaction, unless one with its key waits already. */
  async send(tx: Tx, queue: Queue, { input, after, failureId }: SentTask): Promise<void> {
    const boss = await this.load();
    const key = queue.getKey?.(input);
    const task: StoredTask = { queue: queue.name, input, failureId };
    const sent = await boss.send(queue.name, task, {
      db: toBossDatabase(tx),
      ...(after && { startAfter: after }),
      ...(key !== undefined && { singletonKey: key }),
    });
    if (sent === null && key === undefined)
      throw new Error(`the queue ${queue.name} is none of the app's queues`);
  }
  /** Takes the next due tasks of a queue; no other process takes them until they time out. */
  async take(queue: string, count: number): Promise<Task[]> {
    const boss = await this.load();
    const jobs = await boss.fetch<StoredTask>(queue, { batchSize: count, includeMetadata: true });
    return jobs.map(({ id, data, retryCount, retryLimit }) => ({
      id,
      input: data.input,
      attempt: retryCount + 1,
      isLast: retryCount >= retryLimit,
      failureId: data.failureId,
    }));
  }
  /** Ends a task that has succeeded, in a transaction if there is one. */
  async complete(queue: string, id: string, tx?: Tx): Promise<void> {
    const boss = await this.load();
    await boss.complete(queue, id, {}, tx ? { db: toBossDatabase(tx) } : {});
  }
  /** Ends an attempt; pg-boss schedules the next one, or moves the task to the dead letters. */
  async fail(queue: string, id: string, message: string): Promise<void> {
    await (await this.load()).fail(queue, id, { message });
  }
  /** Ends the attempts of processes that have died. */
  async expire(): Promise<void> {
    await (await this.load()).expire();
  }
  async takeDeadLetters(): Promise<DeadLetter[]> {
    const boss = await this.load();
    const jobs = await boss.fetch<StoredTask>(deadLetterQueue, {
      batchSize: 10,
      includeMetadata: true,
    });
    return jobs.map(({ id, data, output }) => ({
      id,
      queue: data.queue,
      input: data.input,
      error: toMessage(output),
      failureId: data.failureId,
    }));
  }
  /** Sends no further query, and waits for those that have been sent. */
  close(): Promise<void> {
    return this.#bossDatabase.close();
  }
}

/** Reads the message of a failure that pg-boss has stored; its own timeouts are nested. */
function toMessage(output: unknown): string {
  if (typeof output !== "object" || output === null) return "";
  if ("message" in output) return String(output.message);
  return "value" in output ? toMessage(output.value) : "";
}
