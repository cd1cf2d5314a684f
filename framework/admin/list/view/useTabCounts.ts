import { useQuery } from "@tanstack/react-query";
import type { Resource } from "../../../schema/index.ts";
import type { ListQuery } from "../../provider.ts";
import { useAdminProvider } from "../../resources.tsx";
import { recountSoon } from "../countText.ts";

/**
 * How long counts are shown without asking again, in milliseconds: a list that opens with its first
 * tab that has rows shows the counts by which it chose the tab. A change of rows asks anew.
 */
const freshMs = 5000;

/**
 * Counts the rows of each tab of a list under the filters of a query. The previous counts are shown
 * until those of another query arrive.
 */
export function useTabCounts(resource: Resource, query: ListQuery, enabled: boolean) {
  const provider = useAdminProvider();
  return useQuery({
    queryKey: [resource.name, "counts", query],
    queryFn: () => provider.counts(resource.name, query),
    enabled,
    staleTime: freshMs,
    placeholderData: (previous) => previous,
    refetchInterval: ({ state }) => recountSoon(state.data),
  });
}
