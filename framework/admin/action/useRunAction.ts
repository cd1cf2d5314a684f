import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { type DataProvider, useDataProvider } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import {
  type ActionOf,
  type ActionParams,
  type ActionResults,
  ApiError,
  listStates,
} from "../provider.ts";
import { useActionToast } from "./useActionToast.ts";

/** The call of the actions of one resource. */
interface ActionCalls<R extends Resource> {
  runAction<const A extends ActionOf<R>>(
    resource: string,
    action: A,
    params: ActionParams<R, A>,
  ): Promise<ActionResults<R, A>>;
}
/** Runs an action, with the input that its declaration requires. */
export type RunAction<R extends Resource> = <const A extends ActionOf<R>>(
  action: A,
  params: ActionParams<R, A>,
) => Promise<ActionResults<R, A>>;

/**
 * Returns a function that runs an action of a resource, waits for the server, says what was done,
 * and refetches what the action changed.
 *
 * @example
 * ```ts
 * function usePause(id: number) {
 *   const run = useRunAction(suppliers);
 *   return () => run("pause", { ids: [id], input: { reason: "Stocktake" } });
 * }
 * ```
 */
export function useRunAction<R extends Resource>(resource: R): RunAction<R> {
  const provider = useDataProvider<ActionCalls<R> & DataProvider>();
  const queries = useQueryClient();
  const toast = useActionToast(resource);
  return useCallback<RunAction<R>>(
    async (action, params) => {
      const results = await provider
        .runAction(resource.name, action, params)
        .catch(async (error: unknown) => {
          // A stale record is refetched.
          if (error instanceof ApiError && error.error === "record.stale")
            await queries.invalidateQueries({ queryKey: [resource.name] });
          throw error;
        });
      // The rule of an action may have changed the rows that the record's page lists.
      const changed = [resource.name, ...resource.related.map((related) => related.resource)];
      await Promise.all(changed.map((name) => queries.invalidateQueries({ queryKey: [name] })));
      const declared = resource.actionList.find(({ name }) => name === action);
      if (declared && results.failed.length === 0) toast(declared, params.ids, listStates(results));
      return results;
    },
    [provider, queries, toast, resource],
  );
}
