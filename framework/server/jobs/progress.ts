/** A row whose handling failed, and why. */
export interface RowFailure {
  ref: string;
  message: string;
}
export interface Counts {
  found: number;
  done: number;
  failed: number;
}
/** A run that ends early: its process stops, or another one has taken it over. */
export class RunStopped extends Error {
  constructor() {
    super("stopped");
    this.name = "RunStopped";
  }
}
/** Of a run that fails everywhere, the first failures say enough. */
const mostFailures = 100;

/** What a run has found and done so far. One row's failure is kept with its message, and stops no other. */
export class Progress {
  readonly failures: RowFailure[] = [];
  readonly #counts: Counts = { found: 0, done: 0, failed: 0 };
  readonly #signal: AbortSignal;
  readonly #sentenceOf: (error: unknown) => string;
  constructor(signal: AbortSignal, sentenceOf: (error: unknown) => string) {
    this.#signal = signal;
    this.#sentenceOf = sentenceOf;
  }
  get counts(): Counts {
    return { ...this.#counts };
  }
  /** Handles one row. `work` answers false where nothing was left to be done: the row is then found, and neither done nor failed. */
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
   * Handles all rows, batch by batch. `find` answers the next ones after an id, in the order of their ids, and none at the end; so a row
   * that fails, and stays due, is not met again in this run.
   */
  async handleAll<R extends { id: number }>(
    find: (after: number) => Promise<readonly R[]>,
    work: (row: R) => Promise<unknown>,
    refOf: (row: R) => string = ({ id }) => String(id),
  ): Promise<void> {
    let after = 0;
    for (;;) {
      this.#goOn();
      const rows = await find(after);
      if (rows.length === 0) return;
      for (const row of rows) await this.handle(refOf(row), () => work(row));
      after = Math.max(...rows.map(({ id }) => id));
    }
  }
  /** Handles many rows by one statement, again and again until it answers that none was left. */
  async handleMany(ref: string, work: () => Promise<number>): Promise<void> {
    try {
      for (;;) {
        this.#goOn();
        const many = await work();
        if (many === 0) return;
        this.#counts.found += many;
        this.#counts.done += many;
      }
    } catch (error) {
      if (error instanceof RunStopped) throw error;
      this.#counts.found += 1;
      this.#note(ref, error);
    }
  }
  /** Writes down what ended the run itself. */
  fail(error: unknown): void {
    this.failures.push({ ref: "", message: this.#sentenceOf(error) });
  }
  #note(ref: string, error: unknown): void {
    this.#counts.failed += 1;
    if (this.failures.length < mostFailures) this.failures.push({ ref, message: this.#sentenceOf(error) });
  }
  #goOn(): void {
    if (this.#signal.aborted) throw new RunStopped();
  }
}
