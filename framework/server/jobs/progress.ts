/** A row whose handling failed, and why. */
export interface RowFailure {
  ref: string;
  message: string;
}
/** Rows of a run: those it found, those it handled, and those whose handling failed. */
export interface Counts {
  found: number;
  done: number;
  failed: number;
}
/** A run that ends early: its process stops, or another process has taken it over. */
export class RunStopped extends Error {
  constructor() {
    super("stopped");
    this.name = "RunStopped";
  }
}
/** The first failures are enough for a run that fails everywhere. */
const maxFailures = 100;

/**
 * Progress of a run. The failure of one row is recorded with its message, and does not stop the
 * others.
 */
export class Progress {
  readonly failures: RowFailure[] = [];
  readonly skipped: RowFailure[] = [];
  readonly #counts: Counts = { found: 0, done: 0, failed: 0 };
  readonly #signal: AbortSignal;
  readonly #toSentence: (error: unknown) => string;
  constructor(signal: AbortSignal, toSentence: (error: unknown) => string) {
    this.#signal = signal;
    this.#toSentence = toSentence;
  }
  get counts(): Counts {
    return { ...this.#counts };
  }
  /**
   * Handles one row, named `ref` in the list of failures. `work` returns false when nothing was
   * left to do: the row then counts as found, and neither as done nor as failed.
   *
   * @throws {RunStopped} when the run has been stopped; a failure of `work` is recorded instead.
   */
  async handle(ref: string, work: () => Promise<unknown>): Promise<void> {
    this.#goOn();
    this.#counts.found += 1;
    try {
      if ((await work()) !== false) this.#counts.done += 1;
    } catch (error) {
      this.#note(ref, error);
    }
  }
  /**
   * Handles all rows in batches. `find` returns the next rows after an id, ordered by id, and an
   * empty list at the end; a row that fails, and is still due, is thus not repeated in this run.
   *
   * @throws {RunStopped} when the run has been stopped, between two rows.
   *
   * @example
   * ```ts
   * export const pauseSuppliers = defineJob({
   *   name: "pauseSuppliers",
   *   everyMinutes: 60,
   *   run: ({ engine, now, progress }) => {
   *     const inTransaction = <T,>(work: (tx: Tx) => Promise<T>) =>
   *       transaction(engine.database.pool, { tenant: "none" }, "write", work);
   *     return progress.handleAll(
   *       (after) =>
   *         inTransaction((tx) =>
   *           tx.run(sql<Pick<TableRow<"suppliers">, "id">>`
   *             select id from suppliers
   *             where status = 'active' and contract_until < ${now} and id > ${after}
   *             order by id limit 100`),
   *         ),
   *       ({ id }) =>
   *         inTransaction((tx) =>
   *           tx.run(sql`
   *             update suppliers set status = 'paused' where id = ${id} and status = 'active'`),
   *         ),
   *     );
   *   },
   * });
   * ```
   */
  async handleAll<R extends { id: number }>(
    find: (after: number) => Promise<readonly R[]>,
    work: (row: R) => Promise<unknown>,
    getRef: (row: R) => string = ({ id }) => String(id),
  ): Promise<void> {
    let after = 0;
    for (;;) {
      this.#goOn();
      const rows = await find(after);
      if (rows.length === 0) return;
      for (const row of rows) await this.handle(getRef(row), () => work(row));
      after = Math.max(...rows.map(({ id }) => id));
    }
  }
  /**
   * Handles many rows per statement: repeats `work`, which returns how many rows it handled, until
   * it returns 0.
   *
   * @throws {RunStopped} when the run has been stopped, between two statements.
   */
  async handleMany(ref: string, work: () => Promise<number>): Promise<void> {
    try {
      for (;;) {
        this.#goOn();
        const count = await work();
        if (count === 0) return;
        this.#counts.found += count;
        this.#counts.done += count;
      }
    } catch (error) {
      if (error instanceof RunStopped) throw error;
      this.#counts.found += 1;
      this.#note(ref, error);
    }
  }
  /**
   * Records why an item was found and left as it is, which is no failure. The reason is the key of
   * a message, translated where the run is shown.
   */
  skip(ref: string, key: `resources.${string}`): void {
    if (this.skipped.length < maxFailures) this.skipped.push({ ref, message: key });
  }
  /** Records the error that ended the run itself. */
  fail(error: unknown): void {
    this.failures.push({ ref: "", message: this.#toSentence(error) });
  }
  #note(ref: string, error: unknown): void {
    this.#counts.failed += 1;
    if (this.failures.length < maxFailures)
      this.failures.push({ ref, message: this.#toSentence(error) });
  }
  #goOn(): void {
    if (this.#signal.aborted) throw new RunStopped();
  }
}
