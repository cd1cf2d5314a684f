import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  type AdminProvider,
  type AdminRecord,
  ApiError,
  type ListQuery,
  type RecordNamed,
} from "../../../framework/admin/provider.ts";
import { useAdmin, useAdminProvider } from "../../../framework/admin/resources.tsx";
import { can, type Resource, type ResourceName } from "../../../framework/schema/index.ts";

interface Options {
  perPage: number;
  sort: { field: string; order: "ASC" | "DESC" };
}
/** A page of rows, and what its list shows around them. */
export interface Page<T extends AdminRecord = AdminRecord> {
  rows: readonly T[];
  total: number;
  page: number;
  pages: number;
  setPage: (page: number) => void;
  state: "failed" | "pending" | "there";
  /** The message of an API error, which is more specific than a generic failure. */
  error: string | null;
  stale: boolean;
  retry: () => void;
}
/**
 * Loads a page of the rows that match a filter; changing the filter returns to the first page. For
 * members who can select but not read the rows, these have only their names.
 */
export function usePage<const N extends ResourceName>(
  resource: N,
  filter: ListQuery,
  options: Options,
): Page<RecordNamed<N>>;
export function usePage(resource: string, filter: ListQuery, { perPage, sort }: Options): Page {
  const provider = useAdminProvider();
  const key = JSON.stringify(filter);
  const [at, setAt] = useState({ key, page: 1 });
  const page = at.key === key ? at.page : 1;
  const { resources, actor } = useAdmin();
  const declared = resources.find(({ name }) => name === resource);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [resource, "picker", key, page],
    queryFn: ({ signal }) =>
      !declared || can(actor, declared, "view")
        ? provider.getList(resource, {
            pagination: { page, perPage },
            sort,
            filter: { ...filter },
            signal,
          })
        : declared.parent
          ? treePage(provider, declared, filter)
          : namesPage(provider, declared, { page, perPage, filter, signal }),
    placeholderData: keepPreviousData,
  });
  return {
    rows: data?.data ?? [],
    total: data?.total ?? 0,
    page,
    pages: Math.max(1, Math.ceil((data?.total ?? 0) / perPage)),
    setPage: (next: number) => setAt({ key, page: next }),
    state: error ? "failed" : isPending ? "pending" : "there",
    error: error instanceof ApiError ? error.message : null,
    stale: isPlaceholderData,
    retry: () => void refetch(),
  };
}

/** Loads a whole tree, for members who can select but not read its rows. */
async function treePage(provider: AdminProvider, { name }: Resource, { status }: ListQuery) {
  const data = (await provider.tree(name)).filter(
    (row) => status === undefined || row.status === status,
  );
  return { data, total: data.length };
}

/**
 * Loads a page of names, for members who can select but not read the rows: only the search text
 * filters.
 */
async function namesPage(
  provider: AdminProvider,
  { name, label }: Resource,
  {
    page,
    perPage,
    filter,
    signal,
  }: {
    page: number;
    perPage: number;
    filter: ListQuery;
    signal: AbortSignal;
  },
) {
  const q = filter[`${label}_contains`];
  const named = await provider.selector(name, {
    page,
    pageSize: perPage,
    signal,
    ...(typeof q === "string" && q !== "" && { q }),
  });
  const data = named.map((one): AdminRecord => ({ id: one.id, version: 0, [label]: one.name }));
  // The selector endpoint returns no total; a full page may have a next one.
  return { data, total: (page - 1) * perPage + data.length + (data.length === perPage ? 1 : 0) };
}
