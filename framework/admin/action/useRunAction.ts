import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { type DataProvider, useDataProvider, useNotify } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { findWaitingLine } from "../display/findWaitingLine.ts";
import { recordKey } from "../form/useRecord.ts";
import { useFailure } from "../list/useFailure.ts";
import {
  type ActionOf,
  type ActionParams,
  type ActionResults,
  type AdminRecord,
  ApiError,
  listStates,
} from "../provider.ts";
import { useActor } from "../resources.tsx";
import { showExpected } from "./showExpected.ts";
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
 * and refetches what the action changed. What the action declares as `optimistic` is shown
 * meanwhile; if the server refuses it, the records are shown as before, and a toast says why.
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
  const actor = useActor();
  const toast = useActionToast(resource);
  const notify = useNotify();
  const failure = useFailure();
  return useCallback<RunAction<R>>(
    async (action, params) => {
      const declared = resource.actionList.find(({ name }) => name === action);
      const findLine = (record: AdminRecord | undefined) =>
        record ? findWaitingLine(resource, actor, record) : null;
      const [id, ...others] = params.ids;
      const before = id === undefined || others.length > 0 ? null : recordKey(resource, id);
      const line = before && findLine(queries.getQueryData<AdminRecord>(before));
      const show = declared?.optimistic;
      const showing = show
        ? showExpected(queries, resource, params.ids, (record) => show(record))
        : null;
      const results = await provider
        .runAction(resource.name, action, params)
        .catch(async (error: unknown) => {
          (await showing)?.(params.ids);
          if (showing) notify(failure(error), { type: "error" });
          // A stale record is refetched.
          if (error instanceof ApiError && error.error === "record.stale")
            await queries.invalidateQueries({ queryKey: [resource.name] });
          throw error;
        });
      const restore = await showing;
      const [refused] = results.failed;
      if (restore && refused) {
        restore(results.failed.map(({ id }) => id));
        notify(refused.message, { type: "error" });
      }
      // The rule of an action may have changed the rows that the record's page lists.
      const changed = [resource.name, ...resource.related.map((related) => related.resource)];
      await Promise.all(changed.map((name) => queries.invalidateQueries({ queryKey: [name] })));
      const [record] = params.ids.length === 1 ? results.list : [];
      if (declared && results.failed.length === 0)
        toast(
          declared,
          params.ids,
          listStates(results),
          record,
          line && !findLine(record) ? line.tab : null,
        );
      return results;
    },
    [provider, queries, actor, toast, notify, failure, resource],
  );
}
