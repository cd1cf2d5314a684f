let flushCurrent: (() => Promise<void>) | null = null;

/** The store that is in use, so that what leads out of the app can send what it still holds. */
export function flushWith(flush: (() => Promise<void>) | null): void {
  flushCurrent = flush;
}
export const flushPreferences = (): Promise<void> => flushCurrent?.() ?? Promise.resolve();
