import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Actor, can, type Resource } from "../../../schema/index.ts";
import type { AdminProvider, AdminRecord } from "../../provider.ts";
import { useAdminProvider } from "../../resources.tsx";
import { useListPreference } from "../useListPreference.ts";
import { isNarrowed, useListQuery } from "../useListQuery.ts";
import { branchesOf, everyBranch, itemsOf, withAncestors } from "./tree.ts";

const pageSize = 1000;
const none: AdminRecord[] = [];
const shut: readonly number[] = [];
/** A tree with no more roots than this is opened one level. */
const fewRoots = 3;

/** Every row of a tree, page by page. */
export async function readAll(provider: AdminProvider, resource: Resource): Promise<AdminRecord[]> {
  const [field, order] = resource.sort;
  const rows: AdminRecord[] = [];
  for (let page = 1; ; page++) {
    const { data, total = 0 } = await provider.getList<AdminRecord>(resource.name, {
      pagination: { page, perPage: pageSize },
      sort: { field, order: order === "asc" ? "ASC" : "DESC" },
      filter: {},
      meta: { list: true },
    });
    rows.push(...data);
    if (data.length < pageSize || rows.length >= total) return rows;
  }
}

/** Every row of a tree to choose among: of one that the actor may not read, its names alone. */
export const readBranches = (provider: AdminProvider, actor: Actor, resource: Resource): Promise<AdminRecord[]> =>
  can(actor, resource, "view") ? readAll(provider, resource) : provider.tree(resource.name);

/** All rows of a tree, what is open, and what the filters leave. */
export function useTree(resource: Resource) {
  const provider = useAdminProvider();
  const { query } = useListQuery();
  const searching = isNarrowed(query) || query.tab !== undefined;
  const [chosen, setOpenIds] = useListPreference<readonly number[] | null>(resource, "open", null);
  const all = useQuery({
    queryKey: [resource.name, "tree"],
    queryFn: () => readAll(provider, resource),
  });
  // The server searches as it does for the table; the tree keeps what leads to its finds.
  const found = useQuery({
    queryKey: [resource.name, "ids", query],
    queryFn: () => provider.ids(resource.name, query),
    enabled: searching,
    placeholderData: (previous) => previous,
  });
  const rows = all.data ?? none;
  const branches = useMemo(() => branchesOf(resource, rows), [resource, rows]);
  // Until somebody opens or shuts a branch, a tree with few roots shows what is below them.
  const openIds = useMemo(
    () => chosen ?? (branches.length <= fewRoots ? branches.map((branch) => branch.record.id) : shut),
    [chosen, branches],
  );
  const open = useMemo(() => new Set<number>(openIds), [openIds]);
  const kept = useMemo(
    () => (searching && found.data ? withAncestors(branches, new Set(found.data)) : null),
    [branches, searching, found.data],
  );
  const items = useMemo(() => itemsOf(branches, open, kept), [branches, open, kept]);
  return {
    rows,
    branches,
    items,
    searching,
    isPending: all.isPending,
    error: all.error ?? found.error,
    retry: () => void (all.error ? all.refetch() : found.refetch()),
    toggle: (id: number) => setOpenIds(open.has(id) ? openIds.filter((one) => one !== id) : [...openIds, id]),
    expand: (id: number) => !open.has(id) && setOpenIds([...openIds, id]),
    expandAll: () =>
      setOpenIds(
        everyBranch(branches)
          .filter((branch) => branch.children.length > 0)
          .map((branch) => branch.record.id),
      ),
    collapseAll: () => setOpenIds([]),
  };
}
