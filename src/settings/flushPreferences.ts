let flushCurrent: (() => Promise<void>) | null = null;

/**
 * Registers the flush function of the current store, so that code that leaves the app can send
 * unsent preferences.
 */
export function flushWith(flush: (() => Promise<void>) | null): void {
  flushCurrent = flush;
}
export const flushPreferences = (): Promise<void> => flushCurrent?.() ?? Promise.resolve();
