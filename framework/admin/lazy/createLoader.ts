/** Code that is loaded once, when it is first needed. */
export interface Loader<T> {
  /** Returns what was loaded, or the promise of it; the same promise until it resolves. */
  read(): T | Promise<T>;
  /** The same, but starts again after a failure. */
  load(): T | Promise<T>;
  /** Returns what was loaded, and undefined before that. */
  peek(): T | undefined;
}

type State<T> = { value: T } | { promise: Promise<T>; failed: boolean };

/**
 * Creates the loader of code. What is loaded is returned without a promise, so that a component
 * that needs it is rendered without a frame in between.
 *
 * @example
 * ```ts
 * const units = createLoader(async () => ["kg", "g"]);
 * await units.load();
 * console.log(units.read()); // ["kg", "g"]
 * ```
 */
export function createLoader<T>(request: () => Promise<T>): Loader<T> {
  let state: State<T> | null = null;
  const start = (): Promise<T> => {
    const started = { promise: request(), failed: false };
    state = started;
    started.promise.then(
      (value) => {
        state = { value };
      },
      () => {
        started.failed = true;
      },
    );
    return started.promise;
  };
  const read = () => {
    if (!state) return start();
    return "value" in state ? state.value : state.promise;
  };
  return {
    read,
    peek: () => (state && "value" in state ? state.value : undefined),
    load: () => (state && "failed" in state && state.failed ? start() : read()),
  };
}
