/** Caches the session until logout. */
export function createSessionStore<S>(read: () => Promise<S>) {
  let session: S | null = null;
  let reading: Promise<S> | null = null;
  function begin(): Promise<S> {
    const mine: Promise<S> = read()
      .then((loaded) => {
        // A late response does not overwrite the session of a member who signed in meanwhile.
        if (reading === mine) session = loaded;
        return loaded;
      })
      .finally(() => {
        if (reading === mine) reading = null;
      });
    return mine;
  }
  return {
    current: () => session,
    /** Loads the session once for concurrent callers. */
    load(): Promise<S> {
      if (session) return Promise.resolve(session);
      reading ??= begin();
      return reading;
    },
    clear() {
      reading = null;
      session = null;
    },
  };
}
export type SessionStore<S> = ReturnType<typeof createSessionStore<S>>;
