import type { Engine } from "../../../framework/server/engine.ts";

/** A run of a consumer in this process. */
export interface ConsumerRun {
  /** Whether events were written since its last look, so that it looks again before it ends. */
  isRequested: boolean;
}

const runs = new WeakMap<Engine, Map<string, Set<ConsumerRun>>>();

/** Begins a run of a consumer; the caller ends it with `endRun`. */
export function beginRun(engine: Engine, consumer: string): ConsumerRun {
  const run: ConsumerRun = { isRequested: false };
  const known = runs.get(engine) ?? new Map<string, Set<ConsumerRun>>();
  runs.set(engine, known);
  known.set(consumer, (known.get(consumer) ?? new Set()).add(run));
  return run;
}

/** Ends a run: from now on, events need another one. */
export function endRun(engine: Engine, consumer: string, run: ConsumerRun): void {
  runs.get(engine)?.get(consumer)?.delete(run);
}

/**
 * Lets a run of a consumer in this process look again; returns false where there is none. Under
 * load, one run thus handles the events of many commands without a task for each of them.
 */
export function requestLook(engine: Engine, consumer: string): boolean {
  const [run] = runs.get(engine)?.get(consumer) ?? [];
  if (run) run.isRequested = true;
  return run !== undefined;
}
