import { useCallback, useState } from "react";
import type { Resource } from "../../schema/index.ts";
import { useFailure } from "../list/useFailure.ts";
import { useReloadList } from "../list/useReloadList.ts";
import type { UndoneImport } from "../provider.ts";
import { useAdminProvider } from "../resources.tsx";

/** What an undo has done so far. */
export interface UndoProgress extends Pick<UndoneImport, "removed" | "restored" | "kept"> {
  importId: string;
  total: number;
  isRunning: boolean;
  /** Why it ended early, if it did. */
  problem: string | null;
}
/** The number of records that an undo has tried. */
export const countTried = ({ removed, restored, kept }: UndoProgress): number =>
  removed + restored + kept.length;

/** Undoes imports of a resource, call by call, and reports what was done and what stays. */
export function useUndoImport(resource: Resource) {
  const provider = useAdminProvider();
  const reload = useReloadList(resource);
  const failure = useFailure();
  const [progress, setProgress] = useState<UndoProgress | null>(null);
  const undo = useCallback(
    async (importId: string, total: number) => {
      let now: UndoProgress = {
        importId,
        total,
        removed: 0,
        restored: 0,
        kept: [],
        isRunning: true,
        problem: null,
      };
      setProgress(now);
      try {
        let before: number | null = null;
        do {
          const answer: UndoneImport = await provider.importUndo(resource.name, importId, before);
          now = {
            ...now,
            removed: now.removed + answer.removed,
            restored: now.restored + answer.restored,
            kept: [...now.kept, ...answer.kept],
          };
          setProgress(now);
          before = answer.next;
        } while (before !== null);
      } catch (error) {
        now = { ...now, problem: failure(error) };
      }
      await reload();
      setProgress({ ...now, isRunning: false });
    },
    [provider, resource.name, reload, failure],
  );
  return { progress, undo };
}
