import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Resource } from "../../schema/index.ts";
import { type ListedRows, readListedRows, storeListedRows } from "../list/listedRows.ts";
import { useAdminProvider } from "../resources.tsx";

/** The position of a record in the list that it was opened from, and the records around it. */
export interface Siblings {
  /** Counted from 1. */
  readonly place: number;
  readonly total: number;
  readonly previous: number | null;
  readonly next: number | null;
  /** Notes that the record after or before was opened, which may be on another page of the list. */
  follow: (id: number) => void;
}

/** Loads the ids of another page of a list; waits until the page is needed. */
function usePageOfIds(resource: Resource, listed: ListedRows | undefined, page: number | null) {
  const provider = useAdminProvider();
  const { data } = useQuery({
    queryKey: [resource.name, "listedRows", listed, page],
    queryFn: async () => {
      if (!listed || page === null) return [];
      const { data: rows } = await provider.getList(resource.name, {
        pagination: { page, perPage: listed.perPage },
        sort: listed.sort,
        filter: listed.filter,
        meta: { list: true },
      });
      return rows.map(({ id }) => id);
    },
    enabled: listed !== undefined && page !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/**
 * Returns the position of a record in the list of its resource that was shown last; null if that
 * list did not show it.
 */
export function useSiblings(resource: Resource, id: number): Siblings | null {
  const listed = readListedRows(resource.name);
  const index = listed?.ids.indexOf(id) ?? -1;
  const known = listed !== undefined && index >= 0;
  const pages = listed ? Math.ceil(listed.total / listed.perPage) : 0;
  const page = listed?.page ?? 1;
  const before = usePageOfIds(resource, listed, known && index === 0 && page > 1 ? page - 1 : null);
  const isLast = known && index === listed.ids.length - 1;
  const after = usePageOfIds(resource, listed, isLast && page < pages ? page + 1 : null);
  const follow = useCallback(
    (opened: number) => {
      if (!listed || listed.ids.includes(opened)) return;
      if (before?.includes(opened))
        storeListedRows(resource.name, { ...listed, ids: before, page: page - 1 });
      else if (after?.includes(opened))
        storeListedRows(resource.name, { ...listed, ids: after, page: page + 1 });
    },
    [resource, listed, before, after, page],
  );
  if (!known || listed.total < 2) return null;
  return {
    place: (page - 1) * listed.perPage + index + 1,
    total: listed.total,
    previous: listed.ids[index - 1] ?? before?.at(-1) ?? null,
    next: listed.ids[index + 1] ?? after?.[0] ?? null,
    follow,
  };
}
