import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type AdminRecord, RefusalError } from "../../framework/admin/provider.ts";
import { useAdminProvider } from "../../framework/admin/resources.tsx";

interface Options {
  perPage: number;
  sort: { field: string; order: "ASC" | "DESC" };
}
/** A page of the rows that a filter finds; another filter begins with its first page. */
export function usePage(resource: string, filter: Readonly<Record<string, unknown>>, { perPage, sort }: Options) {
  const provider = useAdminProvider();
  const key = JSON.stringify(filter);
  const [at, setAt] = useState({ key, page: 1 });
  const page = at.key === key ? at.page : 1;
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [resource, "picker", key, page],
    queryFn: ({ signal }) =>
      provider.getList<AdminRecord>(resource, { pagination: { page, perPage }, sort, filter: { ...filter }, signal }),
    placeholderData: keepPreviousData,
  });
  return {
    rows: data?.data ?? [],
    total: data?.total ?? 0,
    page,
    pages: Math.max(1, Math.ceil((data?.total ?? 0) / perPage)),
    setPage: (next: number) => setAt({ key, page: next }),
    state: error ? ("failed" as const) : isPending ? ("pending" as const) : ("there" as const),
    /** The sentence of a refusal, which says more than that it failed. */
    refusal: error instanceof RefusalError ? error.message : null,
    stale: isPlaceholderData,
    retry: () => void refetch(),
  };
}
export type Page = ReturnType<typeof usePage>;
