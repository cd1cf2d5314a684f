/**
 * Caches lookups by secret for a short time, so that not every call queries the database. An entry
 * that is invalidated while it is being read is not cached: it may have been read before the user
 * was locked out.
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
  /** Returns the cached value; undefined if there is none or it has expired. */
  get(hash: string): T | undefined {
    const found = this.#found.get(hash);
    return found && found.until > Date.now() ? found.what : undefined;
  }
  /** Returns the cached value, or reads it. A read that fails is not cached. */
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
