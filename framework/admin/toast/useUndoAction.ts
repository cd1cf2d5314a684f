import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useNotify, useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { listStates, type RowResults } from "../provider.ts";
import type { UndoToastAction } from "./Toast.tsx";

/** Rows per call, as in a bulk run. */
const chunkSize = 50;

/**
 * Returns a function that makes the undo action of a toast: it sends the reverse call for the given
 * records, refetches the resource, and shows the sentence, or the first error. The sentence may
 * depend on the states that the records have then.
 */
export function useUndoAction(resource: Resource) {
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (
      ids: readonly number[],
      reverse: (chunk: readonly number[]) => Promise<RowResults>,
      sentence: string | ((states: readonly string[]) => Promise<string>),
    ): UndoToastAction => ({
      undo: async () => {
        const errors: string[] = [];
        const states = new Set<string>();
        for (let start = 0; start < ids.length; start += chunkSize) {
          try {
            const results = await reverse(ids.slice(start, start + chunkSize));
            errors.push(...results.failed.map(({ message }) => message));
            for (const state of listStates(results)) states.add(state);
          } catch (error) {
            errors.push(
              error instanceof Error && error.message
                ? error.message
                : translate("framework.form.failed"),
            );
          }
        }
        await queries.invalidateQueries({ queryKey: [resource.name] });
        const [first] = errors;
        if (first) notify(first, { type: "error" });
        else
          notify(typeof sentence === "string" ? sentence : await sentence([...states]), {
            type: "success",
          });
      },
    }),
    [queries, notify, translate, resource.name],
  );
}
