import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { type Action, can, canOpenRecords, type Resource } from "../../schema/index.ts";
import { toPath } from "../paths.ts";
import { useActor, useAdminProvider } from "../resources.tsx";
import { useToast } from "../toast/useToast.tsx";
import { useUndoAction } from "../toast/useUndoAction.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { findInverse } from "./findInverse.ts";

/**
 * Returns a function that says that an action succeeded on the given records, and led to the given
 * states, with an undo button if the resource has an inverse action which the member may run, and
 * otherwise with a link to the record unless its page is open.
 */
export function useActionToast(resource: Resource) {
  const provider = useAdminProvider();
  const actor = useActor();
  const toast = useToast();
  const { pathname } = useLocation();
  const undo = useUndoAction(resource);
  const { done } = useResourceMessages(resource);
  return useCallback(
    (action: Action, ids: readonly number[], states: readonly string[]) => {
      const inverse = findInverse(resource, action);
      const reverse =
        inverse && can(actor, resource, inverse.name)
          ? undo(
              ids,
              (chunk) => provider.runAction(resource.name, inverse.name, { ids: chunk }),
              done(inverse, ids.length),
            )
          : null;
      const [id, ...others] = ids;
      const path = id === undefined || others.length > 0 ? null : toPath(resource, "show", id);
      const link =
        path && path !== pathname && !resource.singleton && canOpenRecords(actor, resource)
          ? { to: path }
          : null;
      toast(done(action, ids.length, states), reverse ?? link);
    },
    [pathname, provider, actor, toast, undo, done, resource],
  );
}
