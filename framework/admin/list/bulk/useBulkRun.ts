import { useCallback, useRef, useState } from "react";
import { type AdminRecord, listStates, type RowResults } from "../../provider.ts";
import { useFailure } from "../useFailure.ts";

/** Rows per call: small enough for a quick response and a moving progress bar. */
export const chunkSize = 50;

export interface BulkProgress {
  total: number;
  done: number;
  ok: number;
  failed: { id: number; message: string; error?: string | undefined }[];
  /** The unprocessed rows: those that failed, and those that a cancelled run did not reach. */
  left: readonly number[];
  /** The different states of the changed records. */
  states: readonly string[];
  /** The ids and versions of the changed records. */
  changed: readonly Pick<AdminRecord, "id" | "version">[];
  state: "running" | "done" | "cancelled";
}

/**
 * Processes many rows in chunks. If a whole chunk fails, all its rows count as failed and the next
 * chunk is tried.
 */
export function useBulkRun() {
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const cancelled = useRef(false);
  const failure = useFailure();

  const run = useCallback(
    async (
      ids: readonly number[],
      call: (chunk: readonly number[]) => Promise<RowResults>,
    ): Promise<BulkProgress> => {
      cancelled.current = false;
      let now: BulkProgress = {
        total: ids.length,
        done: 0,
        ok: 0,
        failed: [],
        left: ids,
        states: [],
        changed: [],
        state: "running",
      };
      setProgress(now);
      for (let start = 0; start < ids.length && !cancelled.current; start += chunkSize) {
        const chunk = ids.slice(start, start + chunkSize);
        const { failed, states, changed } = await call(chunk).then(
          (results) => ({
            failed: results.failed.map(({ id, message, error }) => ({ id, message, error })),
            states: listStates(results),
            changed: results.list.flatMap(({ id, version }) =>
              results.unchanged?.includes(id) ? [] : [{ id, version }],
            ),
          }),
          (error: unknown) => ({
            failed: chunk.map((id) => ({ id, message: failure(error) })),
            states: [],
            changed: [],
          }),
        );
        const all = [...now.failed, ...failed];
        now = {
          ...now,
          done: now.done + chunk.length,
          ok: now.ok + chunk.length - failed.length,
          failed: all,
          left: [...all.map(({ id }) => id), ...ids.slice(start + chunk.length)],
          states: [...new Set([...now.states, ...states])],
          changed: [...now.changed, ...changed],
        };
        setProgress(now);
      }
      now = { ...now, state: now.done < now.total ? "cancelled" : "done" };
      setProgress(now);
      return now;
    },
    [failure],
  );
  return {
    progress,
    run,
    cancel: useCallback(() => {
      cancelled.current = true;
    }, []),
    reset: useCallback(() => setProgress(null), []),
  };
}
