import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Resource } from "../../../schema/index.ts";
import type { AdminRecord } from "../../provider.ts";
import { useAdminProvider } from "../../resources.tsx";
import { useListQuery } from "../useListQuery.ts";
import { hasTotals } from "./hasTotals.ts";

/**
 * Sums over all rows that match the filters, not only this page; null if they do not add up, or are
 * not loaded yet.
 */
export function useSums(resource: Resource): AdminRecord | null {
  const provider = useAdminProvider();
  const { query, tab } = useListQuery();
  const isShown = hasTotals(resource, tab);
  const { data } = useQuery({
    queryKey: [resource.name, "sums", query],
    queryFn: () => provider.sums(resource.name, query),
    enabled: isShown,
    placeholderData: (previous) => previous,
    // Sums of very large lists arrive later.
    refetchInterval: ({ state }) =>
      state.data && Object.keys(state.data).length === 0 && state.dataUpdateCount < 5
        ? 3000
        : false,
  });
  return useMemo(() => (isShown && data ? { id: 0, version: 0, ...data } : null), [isShown, data]);
}
