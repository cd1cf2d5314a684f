import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Fields, Resource } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";
import { useAdminProvider } from "../resources.tsx";
import { selectChangedValues, selectGivenValues } from "./formFields.ts";
import { recordKey } from "./useRecord.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * Saves the form and waits for the server: a new record completely, an existing one with the
 * changes since `base`.
 */
export function useSaveRecord(resource: Resource, fields: Fields) {
  const provider = useAdminProvider();
  const queries = useQueryClient();
  return useCallback(
    async (values: Values, base: AdminRecord | undefined): Promise<AdminRecord> => {
      const { data } = base
        ? await provider.update(resource.name, {
            id: base.id,
            data: {
              id: base.id,
              version: base.version,
              ...selectChangedValues(fields, values, base),
            },
            previousData: base,
          })
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
