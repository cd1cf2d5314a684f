/**
 * Milliseconds after dismissal in which 401 responses of pending calls do not reopen the dialog.
 */
const graceMs = 3_000;

/** Stores whether the server has reported that the session has expired. */
function createExpiry() {
  let expired = false;
  let quietUntil = 0;
  const listeners = new Set<() => void>();
  const set = (value: boolean) => {
    if (expired === value) return;
    expired = value;
    for (const listener of listeners) listener();
  };
  return {
    raise() {
      if (Date.now() >= quietUntil) set(true);
    },
    dismiss() {
      quietUntil = Date.now() + graceMs;
      set(false);
    },
    isExpired: () => expired,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
export const sessionExpired = createExpiry();
