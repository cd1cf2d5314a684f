import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Action, Resource } from "../../schema/index.ts";
import { ApiError, listStates, type RowResults } from "../provider.ts";
import { useAdminProvider } from "../resources.tsx";
import { useActionToast } from "./useActionToast.ts";

/** Runs an action pessimistically and refetches what it changed. */
export function useRunAction(resource: Resource) {
  const provider = useAdminProvider();
  const queries = useQueryClient();
  const toast = useActionToast(resource);
  return useCallback(
    async (
      action: Action,
      ids: readonly number[],
      input?: Record<string, unknown>,
      version?: number,
    ): Promise<RowResults> => {
      const requested = { ids, ...(input && { input }), ...(version !== undefined && { version }) };
      const results = await provider
        .runAction(resource.name, action.name, requested)
        .catch(async (error: unknown) => {
          // A stale record is refetched.
          if (error instanceof ApiError && error.error === "record.stale")
            await queries.invalidateQueries({ queryKey: [resource.name] });
          throw error;
        });
      // The rule of an action may have changed the rows that the record's page lists.
      const changed = [resource.name, ...resource.related.map((related) => related.resource)];
      await Promise.all(changed.map((name) => queries.invalidateQueries({ queryKey: [name] })));
      if (results.failed.length === 0) toast(action, ids, listStates(results));
      return results;
    },
    [provider, queries, toast, resource],
  );
}
