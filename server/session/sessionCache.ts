/**
 * What was found for somebody's secret, trusted for a moment, so that each of their calls does not ask again. What is forgotten while it
 * is being read is not remembered: it may have been read before somebody was shut out.
 */
export class SessionCache<T> {
  readonly #trustMs: number;
  readonly #most: number;
  readonly #found = new Map<string, { what: T; until: number }>();
  #generation = 0;
  constructor(trustMs: number, most: number) {
    this.#trustMs = trustMs;
    this.#most = most;
  }
  /** What was found a moment ago; undefined where that is nothing, or too long ago. */
  get(hash: string): T | undefined {
    const found = this.#found.get(hash);
    return found && found.until > Date.now() ? found.what : undefined;
  }
  /** The same, or what is found now. A reading that fails is not remembered. */
  async of(hash: string, read: () => Promise<T>): Promise<T> {
    const kept = this.get(hash);
    if (kept !== undefined) return kept;
    const generation = this.#generation;
    const what = await read();
    if (this.#found.size >= this.#most) this.#found.clear();
    if (generation === this.#generation) this.#found.set(hash, { what, until: Date.now() + this.#trustMs });
    return what;
  }
  forget(which: (what: T) => boolean = () => true): void {
    this.#generation += 1;
    for (const [hash, { what }] of this.#found) if (which(what)) this.#found.delete(hash);
  }
}
