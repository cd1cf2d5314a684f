const last = new Map<string, Promise<void>>();

/**
 * Runs the work for one key after the earlier work for it in this process, whether that failed or
 * not.
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const current = (last.get(key) ?? Promise.resolve()).then(work);
  const settled = current.then(
    () => {},
    () => {},
  );
  last.set(key, settled);
  try {
    return await current;
  } finally {
    if (last.get(key) === settled) last.delete(key);
  }
}
