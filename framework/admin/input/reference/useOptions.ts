import { useInfiniteQuery } from "@tanstack/react-query";
import { type UIEvent, useEffect, useMemo, useState } from "react";
import { useAdminProvider } from "../../resources.tsx";

/** A row to select: its id and its name. */
export interface Option {
  id: number;
  name: string;
  /** In a tree: the row's path, and its number of ancestors. */
  path?: string;
  level?: number;
}
const pageSize = 20;

/** Searches the rows of a target, page by page; nothing is loaded before the list is opened. */
export function useOptions(target: string, open: boolean, text: string) {
  const provider = useAdminProvider();
  const q = useSettled(text.trim());
  const { data, isFetching, hasNextPage, fetchNextPage, error } = useInfiniteQuery({
    queryKey: [target, "options", q],
    queryFn: ({ pageParam }) =>
      provider.selector(target, { page: pageParam, pageSize, ...(q && { q }) }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < pageSize ? undefined : pages.length + 1),
    enabled: open,
  });
  const options = useMemo<Option[]>(() => (data?.pages ?? []).flat(), [data]);
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    const atEnd = list.scrollTop + list.clientHeight > list.scrollHeight - 80;
    if (atEnd && hasNextPage && !isFetching) void fetchNextPage();
  };
  return { options, loading: isFetching, error, onScroll };
}

/** Debounces a text. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 250);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
