import { useQueries } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { isManagedBy } from "../../framework/admin/app/menu.ts";
import { useAdmin, useAdminProvider } from "../../framework/admin/resources.tsx";
import { type Actor, isSearchable, type Resource } from "../../framework/schema/index.ts";
import { searchRecords } from "./searchRecords.ts";
import { useRested } from "./useRested.ts";

export interface FoundRecords {
  resource: Resource;
  records: readonly { id: number; name: string }[];
}
/** The records of a resource that are shown; of one more, it is known that there are more. */
export const maxPerGroup = 4;
const perResource = maxPerGroup + 1;
/**
 * Whether the text is long enough to search: two letters, or one non-ASCII character, since one
 * Chinese character is a word.
 */
const isEnough = (query: string) => query.length >= 2 || /[^\p{ASCII}]/u.test(query);

/** Milliseconds after which a pending response is shown as missing. */
const slowMs = 3000;

/** Whether records are found by what they are called, such as shops; entries of a log are not. */
const isFoundByName = ({ fields, label }: Resource): boolean =>
  fields[label]?.options.search === true;

/**
 * Resources whose records are searched: those with a declared search that belong to the actor's
 * menu, without singletons and logs. Those that are only read, such as shops, come first: others
 * that are called like them are about them.
 */
export const listSearchable = (resources: readonly Resource[], actor: Actor): readonly Resource[] =>
  resources
    .filter(
      (resource) =>
        isManagedBy(resource, actor) &&
        isSearchable(resource) &&
        !resource.singleton &&
        (!resource.readOnly || isFoundByName(resource)),
    )
    .toSorted((one, other) => Number(other.readOnly) - Number(one.readOnly));

export interface RecordSearch {
  found: readonly FoundRecords[];
  isSearching: boolean;
  /** Resources whose search failed or is slow; the results of the others are shown meanwhile. */
  failed: readonly Resource[];
  slow: readonly Resource[];
  /** Repeats the failed searches. */
  retry: () => void;
}

/** Whether the same search has been pending for longer than `slowMs`. */
function useLate(q: string | null): boolean {
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (q === null) return;
    const timer = setTimeout(() => setLate(q), slowMs);
    return () => clearTimeout(timer);
  }, [q]);
  return q !== null && late === q;
}

/**
 * Searches all resources in parallel for records whose name or number contains the text; outdated
 * searches are cancelled.
 */
export function useRecordSearch(query: string): RecordSearch {
  const { resources, actor } = useAdmin();
  const provider = useAdminProvider();
  const searched = useMemo(() => listSearchable(resources, actor), [resources, actor]);
  const q = useRested(query.trim());
  const enabled = isEnough(q);
  const answers = useQueries({
    queries: searched.map((resource) => ({
      queryKey: ["search", resource.name, q],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        searchRecords(provider, resource, { q, limit: perResource, signal }),
      enabled,
      staleTime: 30_000,
      retry: false,
    })),
  });
  const found = searched.flatMap((resource, place): FoundRecords[] => {
    const records = enabled ? (answers[place]?.data ?? []) : [];
    return records.length > 0 ? [{ resource, records }] : [];
  });
  const isLate = useLate(enabled ? q : null);
  const those = (which: (answer: (typeof answers)[number]) => boolean) =>
    searched.filter((_, place) => enabled && answers[place] !== undefined && which(answers[place]));
  const isWaiting = q !== query.trim() && isEnough(query.trim());
  return {
    found,
    isSearching: isWaiting || (enabled && answers.some(({ isFetching }) => isFetching)),
    failed: those(({ isError, isFetching }) => isError && !isFetching),
    slow: those(({ isPending }) => isPending && isLate),
    retry: () => {
      for (const { isError, refetch } of answers) if (isError) void refetch();
    },
  };
}
