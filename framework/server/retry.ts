import { setTimeout as sleep } from "node:timers/promises";

/** Maximum attempts of a conflicting write. */
const maxAttempts = 4;

/**
 * Whether an error is a deadlock (40P01) or a serialization failure (40001): the same transaction
 * succeeds once the other one has ended.
 */
export const isRetryable = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "40P01" || error.code === "40001");

/**
 * Runs a write until it has no conflict, at most `attempts` times. Each attempt starts from the
 * beginning, so a failed one must leave nothing behind.
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

/**
 * Waits 5 to 25 ms times the attempt number, so that two conflicting writes do not collide again
 * immediately.
 */
const pause = (attempt: number): Promise<void> => sleep(attempt * (5 + Math.random() * 20));
