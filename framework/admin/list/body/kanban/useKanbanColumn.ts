import { useInfiniteQuery } from "@tanstack/react-query";
import { useListSortContext } from "react-admin";
import type { Resource } from "../../../../schema/index.ts";
import { useAdminProvider } from "../../../resources.tsx";
import { useListQuery } from "../../useListQuery.ts";

const perPage = 20;
/** Interval at which a board looks for cards that others have added, moved or removed. */
export const reloadMs = 20_000;

/**
 * The cards of one column, page by page, and their number under the list's filters. They are
 * reloaded at an interval, except while `paused`.
 */
export function useKanbanColumn(resource: Resource, by: string, value: string, paused: boolean) {
  const provider = useAdminProvider();
  const { query } = useListQuery();
  const { sort } = useListSortContext();
  const { tab: _, ...filters } = query;
  const filter = { ...filters, [by]: value };
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: [resource.name, "kanban", filter, sort],
      queryFn: ({ pageParam: page, signal }) =>
        provider.getList(resource.name, {
          filter,
          sort,
          pagination: { page, perPage },
          signal,
        }),
      refetchInterval: paused ? false : reloadMs,
      initialPageParam: 1,
      getNextPageParam: (last, pages) =>
        pages.length * perPage < (last.total ?? 0) ? pages.length + 1 : undefined,
    });
  return {
    records: data?.pages.flatMap((page) => page.data) ?? [],
    total: data?.pages[0]?.total,
    error,
    isPending,
    refetch,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: fetchNextPage,
  };
}
