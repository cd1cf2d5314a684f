/** Calls that were on their way when the member chose to stay do not ask again. */
const graceMs = 3_000;

/** Whether the server has said that nobody is signed in any more. */
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
