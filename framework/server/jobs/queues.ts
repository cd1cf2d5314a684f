import type { Engine } from "../engine.ts";
import { type Tx, transaction } from "../transaction.ts";
import { deadLetterQueue, getQueueSettings, type Queue } from "./defineQueue.ts";
import { installQueues } from "./installQueues.ts";
import { type DeadLetter, type SentTask, type Task, TaskStore } from "./taskStore.ts";
import { toFailureMessage } from "./toFailureMessage.ts";

/** A task that has failed in every attempt, with the error of the last one. */
export type FailedTask = Omit<DeadLetter, "id">;

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
  /** Polling interval; see `lookMs`. */
  everyMs?: number;
}
/**
 * Interval at which a process looks for tasks that others have sent, or that are due again. It
 * handles its own tasks without waiting for it.
 */
const lookMs = 10_000;
/** The server has just started to listen: its first requests have priority. */
const firstLookMs = 3000;
/** Interval at which the attempts of dead processes are ended. */
const expireMs = 30_000;
/** How long an attempt may continue after its process was asked to stop. */
const timeoutMs = 10_000;

/**
 * The queues of an app. Every process sends and handles tasks; each task is handled by one process
 * at a time, and outlives all of them.
 */
export class Queues {
  readonly #options: QueuesOptions;
  readonly #store: TaskStore;
  readonly #queues: ReadonlyMap<string, Queue>;
  /** Queues whose tasks this process handles now, and those to look through once more. */
  readonly #draining = new Map<string, Promise<void>>();
  readonly #again = new Set<string>();
  #timer: NodeJS.Timeout | null = null;
  #expiredAt = Number.NEGATIVE_INFINITY;
  #stopped = false;

  constructor(options: QueuesOptions) {
    this.#options = options;
    this.#store = new TaskStore(options.engine.database, options.reportError);
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
    options: Omit<SentTask, "input"> = {},
  ): Promise<void> {
    await this.#store.send(tx, queue as Queue, { input, ...options });
    tx.afterCommit(() => this.wake(queue.name));
  }

  /** Starts polling. Called once the server listens, so that startup does not wait for it. */
  start(): void {
    this.#later(Math.min(firstLookMs, this.#options.everyMs ?? firstLookMs));
  }
  /** Handles the due tasks of a queue in the background. */
  wake(name: string): void {
    if (this.#stopped) return;
    this.#again.add(name);
    if (this.#draining.has(name)) return;
    const draining = this.#drain(name)
      .catch((error: unknown) =>
        this.#options.reportError(error, `the queue ${name} could not be read`),
      )
      .finally(() => {
        this.#draining.delete(name);
        if (this.#again.has(name)) this.wake(name);
      });
    this.#draining.set(name, draining);
  }
  /** Waits until this process handles no task. */
  async idle(): Promise<void> {
    while (this.#draining.size > 0) await Promise.all(this.#draining.values());
  }
  /** Takes no further task, and waits for those in progress up to the timeout. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#again.clear();
    if (this.#timer) clearTimeout(this.#timer);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, timeoutMs);
    });
    await Promise.race([this.idle(), timeout]);
    clearTimeout(timer);
    await this.#store.close();
  }

  #later(ms: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#look()
        .catch((error: unknown) =>
          this.#options.reportError(error, "the queues could not be looked through"),
        )
        .finally(() => this.#later(this.#options.everyMs ?? lookMs));
    }, ms);
    this.#timer.unref();
  }
  async #look(): Promise<void> {
    if (performance.now() - this.#expiredAt >= (this.#options.everyMs ?? expireMs)) {
      this.#expiredAt = performance.now();
      await this.#store.expire();
    }
    for (const name of [...this.#queues.keys(), deadLetterQueue]) this.wake(name);
  }
  async #drain(name: string): Promise<void> {
    const queue = this.#queues.get(name);
    while (this.#again.delete(name) && !this.#stopped)
      await (queue ? this.#handleAll(queue) : this.#storeDeadLetters());
  }
  async #handleAll(queue: Queue): Promise<void> {
    const { concurrency } = getQueueSettings(queue);
    const running = new Set<Promise<void>>();
    while (!this.#stopped) {
      const tasks = await this.#store.take(queue.name, concurrency - running.size);
      if (tasks.length === 0 && running.size === 0) return;
      for (const task of tasks) {
        const handled = this.#handle(queue, task).finally(() => running.delete(handled));
        running.add(handled);
      }
      if (tasks.length === 0 || running.size >= concurrency) await Promise.race(running);
    }
    await Promise.all(running);
  }
  /** Never throws: a task whose end cannot be stored times out, and is attempted again. */
  async #handle(queue: Queue, task: Task): Promise<void> {
    const { id, input, attempt, isLast } = task;
    const { engine, reportError } = this.#options;
    const { database } = engine;
    try {
      const failure = await queue.run(input, { engine, database, now: new Date(), attempt }).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (!failure) return await this.#complete(queue, task);
      const report = (error: unknown) => reportError(error, `a task of ${queue.name} met a fault`);
      await this.#store.fail(queue.name, id, toFailureMessage(engine, failure.error, report));
      if (isLast) this.wake(deadLetterQueue);
    } catch (error) {
      reportError(error, `the end of a task of ${queue.name} was not stored`);
    }
  }
  async #complete({ name }: Queue, { id, failureId }: Task): Promise<void> {
    if (failureId === undefined) return this.#store.complete(name, id);
    await this.#write(async (tx) => {
      await this.#options.storeSuccess(tx, failureId);
      await this.#store.complete(name, id, tx);
    });
  }
  #write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return transaction(this.#options.engine.database.pool, { tenant: "none" }, "write", work);
  }
  async #storeDeadLetters(): Promise<void> {
    const letters = await this.#store.takeDeadLetters();
    for (const { id, ...task } of letters)
      await this.#write(async (tx) => {
        await this.#options.storeFailure(tx, task);
        await this.#store.complete(deadLetterQueue, id, tx);
      });
    if (letters.length > 0) this.#again.add(deadLetterQueue);
  }
}
