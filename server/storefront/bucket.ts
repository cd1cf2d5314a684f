interface Level {
  left: number;
  at: number;
}
/** Several people at one address, and no robot. */
export const defaultPerMinute = 600;
/** All buyers of one shop's own front, which may come from one address. */
export const keyPerMinute = 6000;
const mostKnown = 50_000;

/**
 * How often each network, or each key, may ask: a bucket of so many tokens, which fills again within a minute. A process counts for itself, so
 * that of several each gives the whole of it.
 */
export class Buckets {
  readonly #perMinute: number;
  readonly #levels = new Map<string, Level>();
  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }
  /** Takes one; answers 0, or the seconds until there is one again. */
  take(whose: string, now = Date.now()): number {
    if (this.#perMinute === 0) return 0;
    const perMs = this.#perMinute / 60_000;
    const known = this.#levels.get(whose);
    const left = known ? Math.min(this.#perMinute, known.left + (now - known.at) * perMs) : this.#perMinute;
    this.#levels.delete(whose);
    // The longest unheard of goes first; by then it has most likely filled again.
    if (this.#levels.size >= mostKnown) this.#levels.delete(this.#levels.keys().next().value ?? "");
    this.#levels.set(whose, { left: left >= 1 ? left - 1 : left, at: now });
    return left >= 1 ? 0 : Math.ceil((1 - left) / perMs / 1000);
  }
}
