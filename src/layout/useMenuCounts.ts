import { useMemo } from "react";
import { useWaitingCounts } from "../pages/useWaitingCounts.ts";

/** Returns how many rows wait for the member, by resource: the counts beside the menu's items. */
export function useMenuCounts(): ReadonlyMap<string, number> {
  const { counts } = useWaitingCounts({ fresh: false });
  return useMemo(() => {
    const byResource = new Map<string, number>();
    for (const { resource, all } of counts ?? [])
      if (all > 0) byResource.set(resource.name, (byResource.get(resource.name) ?? 0) + all);
    return byResource;
  }, [counts]);
}
