import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Resource } from "../../schema/index.ts";
import { type ListOrder, readListOrder, storeListOrder } from "../list/listOrder.ts";
import type { AdminRecord } from "../provider.ts";
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
function usePageOfIds(resource: Resource, order: ListOrder | undefined, page: number | null) {
  const provider = useAdminProvider();
  const { data } = useQuery({
    queryKey: [resource.name, "listOrder", order, page],
    queryFn: async () => {
      if (!order || page === null) return [];
      const { data: rows } = await provider.getList<AdminRecord>(resource.name, {
        pagination: { page, perPage: order.perPage },
        sort: order.sort,
        filter: order.filter,
        meta: { list: true },
      });
      return rows.map(({ id }) => id);
    },
    enabled: order !== undefined && page !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/**
 * Returns the position of a record in the list of its resource that was shown last; null if that
 * list did not show it.
 */
export function useSiblings(resource: Resource, id: number): Siblings | null {
  const order = readListOrder(resource.name);
  const index = order?.ids.indexOf(id) ?? -1;
  const known = order !== undefined && index >= 0;
  const pages = order ? Math.ceil(order.total / order.perPage) : 0;
  const page = order?.page ?? 1;
  const before = usePageOfIds(resource, order, known && index === 0 && page > 1 ? page - 1 : null);
  const isLast = known && index === order.ids.length - 1;
  const after = usePageOfIds(resource, order, isLast && page < pages ? page + 1 : null);
  const follow = useCallback(
    (opened: number) => {
      if (!order || order.ids.includes(opened)) return;
      if (before?.includes(opened))
        storeListOrder(resource.name, { ...order, ids: before, page: page - 1 });
      else if (after?.includes(opened))
        storeListOrder(resource.name, { ...order, ids: after, page: page + 1 });
    },
    [resource, order, before, after, page],
  );
  if (!known || order.total < 2) return null;
  return {
    place: (page - 1) * order.perPage + index + 1,
    total: order.total,
    previous: order.ids[index - 1] ?? before?.at(-1) ?? null,
    next: order.ids[index + 1] ?? after?.[0] ?? null,
    follow,
  };
}
