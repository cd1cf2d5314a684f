/**
 * Caches lookups by secret for a short time, so that not every call queries the database. An entry
 * that is invalidated while it is being read is not cached: it may have been read before the user
 * was locked out.
 */
export class SessionCache<T> {
  readonly #trustMs: number;
  readonly #max: number;
  readonly #found = new Map<string, { value: T; until: number }>();
  #generation = 0;
  constructor(trustMs: number, max: number) {
    this.#trustMs = trustMs;
    this.#max = max;
  }
  /** Returns the cached value; undefined if there is none or it has expired. */
  get(hash: string): T | undefined {
    const found = this.#found.get(hash);
    return found && found.until > Date.now() ? found.value : undefined;
  }
  /** Returns the cached value, or reads it. A read that fails is not cached. */
  async of(hash: string, read: () => Promise<T>): Promise<T> {
    const cached = this.get(hash);
    if (cached !== undefined) return cached;
    const generation = this.#generation;
    const value = await read();
    if (this.#found.size >= this.#max) this.#found.clear();
    if (generation === this.#generation)
      this.#found.set(hash, { value, until: Date.now() + this.#trustMs });
    return value;
  }
  forget(matches: (value: T) => boolean = () => true): void {
    this.#generation += 1;
    for (const [hash, { value }] of this.#found) if (matches(value)) this.#found.delete(hash);
  }
}
