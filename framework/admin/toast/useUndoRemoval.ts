import { useCallback } from "react";
import { useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { useAdminProvider } from "../resources.tsx";
import type { UndoToastAction } from "./Toast.tsx";
import { useUndoAction } from "./useUndoAction.ts";

/**
 * Returns a function that makes the undo action for records that were moved to the trash; `what` is
 * the record's name or the number of records. Null if the resource has no trash.
 */
export function useUndoRemoval(
  resource: Resource,
): (ids: readonly number[], what: string) => UndoToastAction | null {
  const provider = useAdminProvider();
  const translate = useTranslate();
  const undo = useUndoAction(resource);
  return useCallback(
    (ids, what) =>
      resource.trash
        ? undo(
            ids,
            (chunk) => provider.restore(resource.name, chunk),
            translate("framework.list.removal.restore.done", { what }),
          )
        : null,
    [provider, translate, undo, resource],
  );
}
