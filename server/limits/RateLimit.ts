import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/**
 * Rate limit per network, member or key, by rate-limiter-flexible. Each process counts separately
 * in its memory, so several processes each allow the full limit: a count that all processes share
 * would add a write in the database to every call, and these limits only stop a caller that sends
 * many times what a person can. What limits guesses at secrets is counted in the database: see
 * framework/server/session/throttle.ts.
 */
export class RateLimit {
  readonly #limiter: RateLimiterMemory | null;
  /** @param perMinute Calls of one key in a minute; 0 is unlimited. */
  constructor(perMinute: number) {
    this.#limiter =
      perMinute === 0 ? null : new RateLimiterMemory({ points: perMinute, duration: 60 });
  }
  /** Counts a call; returns 0, or the seconds until the next one is allowed. */
  async take(key: string): Promise<number> {
    try {
      await this.#limiter?.consume(key);
      return 0;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    }
  }
}
