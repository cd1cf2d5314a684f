const firstMs = 1_000;
const maxMs = 30_000;

/**
 * Milliseconds before the next retry: doubled after each failure up to 30 s, with a jitter of one
 * fifth so that browsers do not retry simultaneously.
 */
export function retryDelay(failures: number, random: () => number = Math.random): number {
  const delay = Math.min(maxMs, firstMs * 2 ** Math.max(0, failures - 1));
  return Math.round(delay * (0.8 + 0.4 * random()));
}
