/** Runs work one after another, in this process. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  /** Runs the work for one key after the earlier work for it, whether that failed or not. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const current = (this.#last.get(key) ?? Promise.resolve()).then(work);
    const settled = current.then(
      () => {},
      () => {},
    );
    this.#last.set(key, settled);
    try {
      return await current;
    } finally {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    }
  }
}
