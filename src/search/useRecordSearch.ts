import { useQueries } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useAdminProvider, useHouse } from "../../framework/admin/resources.tsx";
import type { Actor, Resource } from "../../framework/schema/index.ts";
import { isKeptBy } from "../layout/menu.ts";

export interface FoundRecords {
  resource: Resource;
  records: readonly { id: number; name: string }[];
}
const restMs = 250;
const perResource = 5;
/** One letter finds half of everything, but one Chinese character is a word. */
const isEnough = (asked: string) => asked.length >= 2 || /[^\p{ASCII}]/u.test(asked);

/** Of what records are looked for: what the actor works with and can open; not the logs. */
export const searchedOf = (resources: readonly Resource[], actor: Actor): readonly Resource[] =>
  resources.filter((resource) => isKeptBy(resource, actor) && !resource.singleton && !resource.readOnly);

function useRested(asked: string): string {
  const [rested, setRested] = useState(asked);
  useEffect(() => {
    const timer = setTimeout(() => setRested(asked), restMs);
    return () => clearTimeout(timer);
  }, [asked]);
  return rested;
}

/** Records whose name or number holds what was asked, of all resources at once; an answer that nobody waits for any more is cancelled. */
export function useRecordSearch(asked: string): { found: readonly FoundRecords[]; isSearching: boolean } {
  const { resources, actor } = useHouse();
  const provider = useAdminProvider();
  const searched = useMemo(() => searchedOf(resources, actor), [resources, actor]);
  const q = useRested(asked.trim());
  const enabled = isEnough(q);
  const answers = useQueries({
    queries: searched.map((resource) => ({
      queryKey: ["search", resource.name, q],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        provider.selector(resource.name, { q, page: 1, pageSize: perResource, signal }),
      enabled,
      staleTime: 30_000,
      retry: false,
    })),
  });
  const found = searched.flatMap((resource, place): FoundRecords[] => {
    const records = enabled ? (answers[place]?.data ?? []) : [];
    return records.length > 0 ? [{ resource, records }] : [];
  });
  const isWaiting = q !== asked.trim() && isEnough(asked.trim());
  return { found, isSearching: isWaiting || (enabled && answers.some(({ isFetching }) => isFetching)) };
}
