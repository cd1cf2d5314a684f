import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Fields, Resource } from "../../schema/index.ts";
import { type AdminRecord, ApiError } from "../provider.ts";
import { useAdminProvider } from "../resources.tsx";
import { selectChangedValues, selectGivenValues } from "./formFields.ts";
import { hasOnlyNewFigures } from "./hasOnlyNewFigures.ts";
import { recordKey } from "./useRecord.ts";

/** Saves of one form that meet a newer version each time; a busy record may change in between. */
const maxRetries = 5;

type Values = Readonly<Record<string, unknown>>;

/**
 * Saves the form and waits for the server: a new record completely, an existing one with the
 * changes since `base`. A version in which only figures have changed, as counters do all the time,
 * is not asked about.
 */
export function useSaveRecord(resource: Resource, fields: Fields) {
  const provider = useAdminProvider();
  const queries = useQueryClient();
  return useCallback(
    async (values: Values, base: AdminRecord | undefined): Promise<AdminRecord> => {
      const update = async (on: AdminRecord, retries: number): Promise<{ data: AdminRecord }> => {
        try {
          return await provider.update(resource.name, {
            id: on.id,
            data: { id: on.id, version: on.version, ...selectChangedValues(fields, values, on) },
            previousData: on,
          });
        } catch (error) {
          const current =
            error instanceof ApiError && error.code === 409 ? error.current : undefined;
          if (!current || retries === 0 || !hasOnlyNewFigures(resource, on, current)) throw error;
          return update(current, retries - 1);
        }
      };
      const { data } = base
        ? await update(base, maxRetries)
        : await provider.create(resource.name, {
            data: selectGivenValues(fields, values),
          });
      queries.removeQueries({
        queryKey: recordKey(resource, data.id),
        exact: true,
        type: "inactive",
      });
      void queries.invalidateQueries({ queryKey: [resource.name] });
      return data;
    },
    [provider, queries, resource, fields],
  );
}
