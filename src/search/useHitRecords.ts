import { useQueries } from "@tanstack/react-query";
import type { AdminRecord } from "../../framework/admin/provider.ts";
import { useAdminProvider } from "../../framework/admin/resources.tsx";
import type { FoundRecords } from "./useRecordSearch.ts";

/**
 * Loads the records of the hits, whose names are shown meanwhile; by resource and id. A resource
 * that has not answered is missing.
 */
export function useHitRecords(
  found: readonly FoundRecords[],
): ReadonlyMap<string, ReadonlyMap<number, AdminRecord>> {
  const provider = useAdminProvider();
  const answers = useQueries({
    queries: found.map(({ resource, records }) => {
      const ids = records.map(({ id }) => id);
      return {
        queryKey: ["search", resource.name, "records", ...ids],
        queryFn: async () => (await provider.getMany(resource.name, { ids })).data,
        staleTime: 30_000,
        // A hit without its details still opens its record.
        retry: false,
      };
    }),
  });
  return new Map(
    found.flatMap(({ resource }, place) => {
      const records = answers[place]?.data;
      return records
        ? [[resource.name, new Map(records.map((record) => [record.id, record]))] as const]
        : [];
    }),
  );
}
