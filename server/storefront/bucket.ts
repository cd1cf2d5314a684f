interface Level {
  left: number;
  at: number;
}
/** Enough for several people at one address, too few for a bot. */
export const defaultPerMinute = 600;
/** All buyers of one shop's own storefront, which may share one address. */
export const keyPerMinute = 6000;
const maxKnown = 50_000;

/**
 * Rate limit per network or key: a token bucket that refills within a minute. Each process counts
 * separately, so several processes each allow the full limit.
 */
export class Buckets {
  readonly #perMinute: number;
  readonly #levels = new Map<string, Level>();
  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }
  /** Takes one token; returns 0, or the seconds until one is available. */
  take(key: string, now = Date.now()): number {
    if (this.#perMinute === 0) return 0;
    const perMs = this.#perMinute / 60_000;
    const known = this.#levels.get(key);
    const left = known
      ? Math.min(this.#perMinute, known.left + (now - known.at) * perMs)
      : this.#perMinute;
    this.#levels.delete(key);
    // Evicts the least recently used bucket first; it has most likely refilled by then.
    if (this.#levels.size >= maxKnown) this.#levels.delete(this.#levels.keys().next().value ?? "");
    this.#levels.set(key, { left: left >= 1 ? left - 1 : left, at: now });
    return left >= 1 ? 0 : Math.ceil((1 - left) / perMs / 1000);
  }
}
