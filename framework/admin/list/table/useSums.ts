import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Resource } from "../../../schema/index.ts";
import type { AdminRecord } from "../../provider.ts";
import { useAdminProvider } from "../../resources.tsx";
import { useListQuery } from "../useListQuery.ts";

/** Sums over every row that the filters find, not only over this page; null where there are none, or not yet. */
export function useSums(resource: Resource): AdminRecord | null {
  const provider = useAdminProvider();
  const { query } = useListQuery();
  const { data } = useQuery({
    queryKey: [resource.name, "sums", query],
    queryFn: () => provider.sums(resource.name, query),
    enabled: resource.sums.length > 0,
    placeholderData: (previous) => previous,
    // Sums of very many rows come a little later.
    refetchInterval: ({ state }) =>
      state.data && Object.keys(state.data).length === 0 && state.dataUpdateCount < 5 ? 3000 : false,
  });
  return useMemo(() => (data ? { id: 0, version: 0, ...data } : null), [data]);
}
