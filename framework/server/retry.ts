import { setTimeout as sleep } from "node:timers/promises";

/** How often a write runs that meets other ones. */
const maxAttempts = 4;

/** Deadlocks (40P01) and serialization failures (40001): the same transaction succeeds once the other one has ended. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "40P01" || error.code === "40001");

/**
 * Runs a write until it meets no other one, `attempts` times at most. It runs from its beginning each time: it must leave nothing behind
 * when it fails.
 */
export async function withRetries<T>(write: () => Promise<T>, attempts = maxAttempts): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error;
      await pause(attempt);
    }
  }
}

/** Waits 5 to 25 ms times the number of the attempt: two writes that met each other do not meet again at once. */
const pause = (attempt: number): Promise<void> => sleep(attempt * (5 + Math.random() * 20));
