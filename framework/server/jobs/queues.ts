import { setTimeout as sleep } from "node:timers/promises";
import type PgBoss from "pg-boss";
import type { Engine } from "../engine.ts";
import { type Tx, transaction } from "../transaction.ts";
import { Boss } from "./boss.ts";
import type { BossJobRow } from "./bossTables.ts";
import { deadLetterQueue, getQueueSettings, type Queue } from "./defineQueue.ts";
import { installQueues } from "./installQueues.ts";
import { type FailedTask, type StoredTask, toBossDatabase, toErrorMessage } from "./task.ts";
import { toFailureMessage } from "./toFailureMessage.ts";
import { addWorkers, type TakenTask } from "./workers.ts";

/** Where failed tasks are stored. An app implements it with a resource. */
export interface FailureStore {
  /** Stores a failed task; its `failureId` is the row of the failure that it has retried. */
  storeFailure(tx: Tx, task: FailedTask): Promise<void>;
  /** Records that the retry of a stored task has succeeded. */
  storeSuccess(tx: Tx, failureId: number): Promise<void>;
}
export interface QueuesOptions extends FailureStore {
  engine: Engine;
  queues: readonly Queue[];
  /** Logs a defect of ours. */
  reportError(error: unknown, message: string): void;
  /** Seconds after which a process looks for the tasks of others; defaults to 10, at least 0.5. */
  pollingSeconds?: number;
  /** Seconds between two runs of the maintenance; defaults to 60. */
  maintenanceSeconds?: number;
}
/** When a task is sent. */
export interface SendOptions {
  /** The task is due from this instant. */
  after?: Date | undefined;
  /** The stored failure that the task repeats. */
  failureId?: number | undefined;
}
/** The server has just started to listen: its first requests have priority. */
const firstLookMs = 3000;
/** Milliseconds in which requests are collected. */
const soonMs = 20;
/** Milliseconds between two collections: under load, a task serves the commands of so long. */
const requestEveryMs = 500;
/** Longer than pg-boss waits for its workers. */
const stopMs = 12_000;

/**
 * The queues of an app. Every process sends and handles tasks; pg-boss gives each task to one
 * process at a time, and it outlives all of them. A process handles the tasks that it sends without
 * waiting for its next look at the queue.
 */
export class Queues {
  readonly #options: QueuesOptions;
  readonly #boss: Boss;
  readonly #queues: ReadonlyMap<string, Queue>;
  /** Wakes the workers of a queue, by its name; null until this process needs workers. */
  #workers: Promise<ReadonlyMap<string, () => void>> | null = null;
  readonly #running = new Set<Promise<void>>();
  /** Tasks that are added shortly, by their queue and their key. */
  readonly #soon = new Map<string, { queue: Queue; inputs: Map<string, object> }>();
  #requesting: Promise<void> | null = null;
  /** Ends the time in which requests are collected. */
  #collecting = new AbortController();
  /** When the last requests were sent. */
  #requestedAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(options: QueuesOptions) {
    const { engine, reportError, maintenanceSeconds } = options;
    this.#options = options;
    this.#boss = new Boss({ database: engine.database, reportError, maintenanceSeconds });
    this.#queues = new Map(options.queues.map((queue) => [queue.name, queue]));
  }

  /** Creates what the database lacks of the queues. Called before the first task is sent. */
  install(): Promise<void> {
    return installQueues(this.#options.engine.database, [...this.#queues.values()]);
  }
  /** Returns a queue by its name; null if the app has none. */
  queue(name: string): Queue | null {
    return this.#queues.get(name) ?? null;
  }
  /**
   * Adds a task in the transaction: it exists if and only if the transaction commits. This process
   * begins to handle it after the commit, or after the instant `after`. `failureId` is the row of
   * the failed task that it repeats.
   *
   * @example
   * ```ts
   * const greetSupplier = defineQueue({
   *   name: "greetSupplier",
   *   run: async ({ id }: { id: number }) => console.log(`supplier ${id}`),
   * });
   * await engine.queues?.send(tx, greetSupplier, { id: 7 });
   * ```
   */
  async send<I extends object>(
    tx: Tx,
    queue: Queue<string, I>,
    input: I,
    { after, failureId }: SendOptions = {},
  ): Promise<void> {
    const boss = await this.#boss.load();
    const key = queue.getKey?.(input);
    const task: StoredTask = { queue: queue.name, input, failureId };
    const sent = await boss.send(queue.name, task, {
      db: toBossDatabase(tx),
      ...(after && { startAfter: after }),
      ...(key !== undefined && { singletonKey: key }),
    });
    if (sent === null && key === undefined)
      throw new Error(`the queue ${queue.name} is none of the app's queues`);
    tx.afterCommit(() => this.wake(queue.name));
  }
  /**
   * Adds keyed tasks without a transaction. Of a task with `everySeconds`, the processes together
   * add one in each interval, counted from the epoch.
   */
  async request<I extends object>(
    queue: Queue<string, I>,
    tasks: readonly { input: I; everySeconds?: number }[],
  ): Promise<void> {
    const boss = await this.#boss.load();
    await boss.insert(
      tasks.map(({ input, everySeconds }) => ({
        name: queue.name,
        data: { queue: queue.name, input } satisfies StoredTask,
        singletonKey: queue.getKey?.(input) ?? "",
        ...(everySeconds !== undefined && { singletonSeconds: everySeconds }),
      })),
    );
    this.wake(queue.name);
  }

  /**
   * Adds a keyed task shortly, together with the others of the next milliseconds: many commands
   * that want the same work add one task. It is lost where the process dies before, so something
   * else must find the work too.
   */
  requestSoon<I extends object>(queue: Queue<string, I>, input: I): void {
    if (this.#stopped) return;
    const soon = this.#soon.get(queue.name) ?? { queue, inputs: new Map<string, object>() };
    this.#soon.set(queue.name, soon);
    soon.inputs.set(queue.getKey?.(input) ?? "", input);
    this.#requesting ??= this.#requestAll();
  }

  /**
   * Starts to handle tasks. Called once the server listens, so that startup does not wait for it.
   */
  start(): void {
    this.#timer = setTimeout(() => {
      for (const name of this.#queues.keys()) this.wake(name);
    }, firstLookMs);
    this.#timer.unref();
  }
  /** Handles the due tasks of a queue in the background. */
  wake(name: string): void {
    if (this.#stopped) return;
    this.#startWorkers().then(
      (workers) => workers.get(name)?.(),
      (error: unknown) => {
        this.#workers = null;
        this.#options.reportError(error, "the workers of the queues could not be started");
      },
    );
  }
  /**
   * Handles all tasks that are due, and waits until none is left or in progress in any process. For
   * tests, which then see the effects.
   */
  async idle(): Promise<void> {
    const names = [...this.#queues.keys(), deadLetterQueue];
    for (;;) {
      while (this.#requesting) {
        this.#collecting.abort();
        await this.#requesting;
      }
      const { rows } = await this.#options.engine.database.pool.query<BossJobRow>(
        `select distinct name, state from pgboss.job where name = any($1)
           and (state = 'active' or (state < 'active' and start_after <= now()))`,
        [names],
      );
      if (rows.length === 0) return;
      for (const { name, state } of rows) if (state !== "active") this.wake(name);
      await sleep(10);
    }
  }
  /**
   * Takes no further task, and waits for those in progress up to pg-boss's timeout, and no longer
   * where the database does not answer.
   */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, stopMs);
    });
    await Promise.race([this.#stopWorkers(), timeout]);
    clearTimeout(timer);
    await this.#boss.close();
  }

  async #requestAll(): Promise<void> {
    this.#collecting = new AbortController();
    const { signal } = this.#collecting;
    const collected = Math.max(soonMs, this.#requestedAt + requestEveryMs - performance.now());
    await sleep(collected, undefined, { ref: false, signal }).catch(() => {});
    this.#requestedAt = performance.now();
    const all = [...this.#soon.values()];
    this.#soon.clear();
    try {
      for (const { queue, inputs } of all)
        if (!this.#stopped)
          await this.request(
            queue,
            [...inputs.values()].map((input) => ({ input })),
          );
    } catch (error) {
      this.#options.reportError(error, "tasks could not be requested");
    } finally {
      this.#requesting = this.#soon.size > 0 && !this.#stopped ? this.#requestAll() : null;
    }
  }
  async #stopWorkers(): Promise<void> {
    this.#collecting.abort();
    await this.#requesting;
    await this.#workers?.catch(() => {});
    await this.#boss.stop();
    // A worker may have been about to take a task when it was stopped.
    await this.#boss.settle();
    await Promise.all(this.#running);
  }
  #startWorkers(): Promise<ReadonlyMap<string, () => void>> {
    this.#workers ??= this.#addWorkers();
    return this.#workers;
  }
  async #addWorkers(): Promise<ReadonlyMap<string, () => void>> {
    const boss = await this.#boss.start();
    const workers = new Map<string, () => void>();
    const { pollingSeconds = 10 } = this.#options;
    const add = async (name: string, count: number, work: (task: TakenTask) => Promise<void>) => {
      const handle = (task: TakenTask) => this.#track(work(task));
      workers.set(name, await addWorkers(boss, { name, count, pollingSeconds, handle }));
    };
    for (const queue of this.#queues.values())
      await add(queue.name, getQueueSettings(queue).concurrency, (task) =>
        this.#handle(queue, task),
      );
    await add(deadLetterQueue, 1, (task) => this.#storeFailure(boss, task));
    return workers;
  }
  #track(handled: Promise<void>): Promise<void> {
    const settled = handled
      .catch(() => {})
      .finally(() => {
        this.#running.delete(settled);
      });
    this.#running.add(settled);
    return handled;
  }

  /** Makes an attempt at a task. An error is stored with its sentence; pg-boss adds the retry. */
  async #handle(queue: Queue, { data, retryCount }: TakenTask): Promise<void> {
    const { engine, storeSuccess } = this.#options;
    const { input, failureId } = data;
    const context = { engine, database: engine.database, now: new Date(), attempt: retryCount + 1 };
    try {
      await queue.run(input, context);
      if (failureId !== undefined) await this.#write((tx) => storeSuccess(tx, failureId));
    } catch (error) {
      throw new Error(toFailureMessage(engine, error, (fault) => this.#report(queue, fault)));
    }
  }
  /** Moves a task that has failed in every attempt to the failed tasks. */
  async #storeFailure(boss: PgBoss, { id, data, output }: TakenTask): Promise<void> {
    const { engine, storeFailure, reportError } = this.#options;
    const error = toErrorMessage(output);
    const queue = this.queue(data.queue);
    try {
      await this.#write(async (tx) => {
        await queue?.onFailure?.(data.input, { engine, tx, error });
        await storeFailure(tx, { ...data, error });
        await boss.complete(deadLetterQueue, id, {}, { db: toBossDatabase(tx) });
      });
    } catch (fault) {
      reportError(fault, `a failed task of ${data.queue} could not be stored`);
      throw fault;
    }
  }
  #report({ name }: Queue, fault: unknown): void {
    this.#options.reportError(fault, `a task of ${name} met a fault`);
  }
  #write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return transaction(this.#options.engine.database.pool, { tenant: "none" }, "write", work);
  }
}
