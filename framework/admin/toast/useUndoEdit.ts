import { useCallback } from "react";
import type { Resource } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";
import { useAdminProvider } from "../resources.tsx";
import type { UndoToastAction } from "./Toast.tsx";
import { useUndoAction } from "./useUndoAction.ts";

/**
 * Returns a function that makes the undo action for records that the member has just edited, with
 * their versions after the edit; `sentence` is shown once they are changed back. Null for none.
 */
export function useUndoEdit(
  resource: Resource,
): (
  edited: readonly Pick<AdminRecord, "id" | "version">[],
  sentence: string,
) => UndoToastAction | null {
  const provider = useAdminProvider();
  const undo = useUndoAction(resource);
  return useCallback(
    (edited, sentence) => {
      if (edited.length === 0) return null;
      const versions = new Map(edited.map(({ id, version }) => [id, version]));
      const revert = (chunk: readonly number[]) =>
        provider.revert(
          resource.name,
          chunk.map((id) => ({ id, version: versions.get(id) ?? 0 })),
        );
      return undo([...versions.keys()], revert, sentence);
    },
    [provider, undo, resource],
  );
}
