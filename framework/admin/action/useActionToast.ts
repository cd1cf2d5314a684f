import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { type Action, can, canOpenRecords, type Resource } from "../../schema/index.ts";
import { useRecordName } from "../list/useRecordName.ts";
import { toPath } from "../paths.ts";
import type { AdminRecord } from "../provider.ts";
import { useActor, useAdminProvider } from "../resources.tsx";
import type { UndoToastAction } from "../toast/Toast.tsx";
import { useToast } from "../toast/useToast.tsx";
import { useUndoAction } from "../toast/useUndoAction.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { findInverse } from "./findInverse.ts";
import { useLeavingNote } from "./useLeavingNote.ts";

/**
 * Returns a function that says that an action succeeded on the given records, and led to the given
 * states, with an undo button if the resource has an inverse action which the member may run, and
 * otherwise with a link to the record unless its page is open.
 */
export function useActionToast(resource: Resource) {
  const actor = useActor();
  const toast = useToast();
  const { pathname } = useLocation();
  const { done, doneNamed } = useResourceMessages(resource);
  const toName = useRecordName(resource);
  const makeReverse = useReverse(resource);
  const toNote = useLeavingNote(resource);
  return useCallback(
    (
      action: Action,
      ids: readonly number[],
      states: readonly string[],
      /** The only record, which the sentence can name. */
      record?: AdminRecord,
    ) => {
      const general = done(action, ids.length, states);
      const isNamed = record !== undefined && Boolean(record[resource.label]);
      const sentence = isNamed ? doneNamed(action, toName(record), general) : general;
      const reverse = makeReverse(action, ids);
      const [id, ...others] = ids;
      const path = id === undefined || others.length > 0 ? null : toPath(resource, "show", id);
      const link =
        path && path !== pathname && !resource.singleton && canOpenRecords(actor, resource)
          ? { to: path }
          : null;
      toast(sentence + toNote(ids, states), reverse ?? link);
    },
    [pathname, actor, toast, makeReverse, done, doneNamed, toName, toNote, resource],
  );
}

/**
 * Returns a function that makes the undo action for an action that ran on the given records. Null
 * if it has no inverse, or the member may not run that.
 */
export function useReverse(resource: Resource) {
  const provider = useAdminProvider();
  const actor = useActor();
  const undo = useUndoAction(resource);
  const { done } = useResourceMessages(resource);
  return useCallback(
    (action: Action, ids: readonly number[]): UndoToastAction | null => {
      const inverse = findInverse(resource, action);
      if (ids.length === 0 || !inverse || !can(actor, resource, inverse.name)) return null;
      return undo(
        ids,
        (chunk) => provider.runAction(resource.name, inverse.name, { ids: chunk }),
        done(inverse, ids.length),
      );
    },
    [provider, actor, undo, done, resource],
  );
}
