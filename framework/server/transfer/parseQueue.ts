import { Refusal } from "../refusal.ts";

/** How many files may wait while one is read: each is held in memory. */
const maxWaiting = 4;
/** After how many seconds whoever was refused may ask again. */
export const retryAfterSeconds = 5;

/** Reads one file at a time, so that several large ones take no more memory than one. */
export class ParseQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** @throws Refusal 503 `import.busy` where too many files wait already. */
  assertRoom(): void {
    if (this.#waiting > maxWaiting) throw new Refusal(503, "import.busy", { key: "refusal.importBusy" });
  }
  /** Does the work once all before it is done. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.assertRoom();
    this.#waiting += 1;
    const mine = this.#last.then(work);
    this.#last = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      this.#waiting -= 1;
    }
  }
}
