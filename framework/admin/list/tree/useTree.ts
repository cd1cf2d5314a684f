import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useListContext } from "react-admin";
import { type Actor, can, type Resource } from "../../../schema/index.ts";
import type { AdminProvider, AdminRecord } from "../../provider.ts";
import { useAdminProvider } from "../../resources.tsx";
import { useListPreference } from "../useListPreference.ts";
import { isNarrowed, useListQuery } from "../useListQuery.ts";
import { buildBranches, listBranches, toTreeItems, withAncestors } from "./tree.ts";

const pageSize = 1000;
const none: AdminRecord[] = [];
const shut: readonly number[] = [];
/** A tree with at most this many roots opens with its first level expanded. */
const fewRoots = 3;

/** Loads every row of a tree, page by page. */
export async function readAll(provider: AdminProvider, resource: Resource): Promise<AdminRecord[]> {
  const [field, order] = resource.sort;
  const rows: AdminRecord[] = [];
  for (let page = 1; ; page++) {
    const { data, total = 0 } = await provider.getList(resource.name, {
      pagination: { page, perPage: pageSize },
      sort: { field, order: order === "asc" ? "ASC" : "DESC" },
      filter: {},
      meta: { list: true },
    });
    rows.push(...data);
    if (data.length < pageSize || rows.length >= total) return rows;
  }
}

/** Loads every row of a tree to select from; only the names if the actor may not read the rows. */
export const readBranches = (
  provider: AdminProvider,
  actor: Actor,
  resource: Resource,
): Promise<AdminRecord[]> =>
  can(actor, resource, "view") ? readAll(provider, resource) : provider.tree(resource.name);

/** A tree as its list shows it. */
export type Tree = ReturnType<typeof useTree>;

/** All rows of a tree, the expanded branches, and the rows that match the filters. */
export function useTree(resource: Resource) {
  const provider = useAdminProvider();
  const { query } = useListQuery();
  const { total } = useListContext<AdminRecord>();
  const searching = isNarrowed(query) || query.tab !== undefined;
  const [chosen, setOpenIds] = useListPreference<readonly number[] | null>(resource, "open", null);
  const all = useQuery({
    queryKey: [resource.name, "tree"],
    queryFn: () => readAll(provider, resource),
  });
  // The server searches as for the table; the tree retains the ancestors of the matches.
  const found = useQuery({
    queryKey: [resource.name, "ids", query],
    queryFn: () => provider.ids(resource.name, query),
    enabled: searching,
    placeholderData: (previous) => previous,
  });
  const rows = all.data ?? none;
  const branches = useMemo(() => buildBranches(resource, rows), [resource, rows]);
  // Until a branch is expanded or collapsed manually, a tree with few roots shows its first level.
  const openIds = useMemo(
    () =>
      chosen ?? (branches.length <= fewRoots ? branches.map((branch) => branch.record.id) : shut),
    [chosen, branches],
  );
  const open = useMemo(() => new Set<number>(openIds), [openIds]);
  const visible = useMemo(
    () => (searching && found.data ? withAncestors(branches, new Set(found.data)) : null),
    [branches, searching, found.data],
  );
  const items = useMemo(() => toTreeItems(branches, open, visible), [branches, open, visible]);
  return {
    rows,
    branches,
    items,
    /** Whether there is nothing to show: no rows, or none that match. */
    isEmpty:
      !all.isPending && (rows.length === 0 || (searching && items.length === 0 && total === 0)),
    isPending: all.isPending,
    error: all.error ?? found.error,
    retry: () => void (all.error ? all.refetch() : found.refetch()),
    toggle: (id: number) =>
      setOpenIds(open.has(id) ? openIds.filter((one) => one !== id) : [...openIds, id]),
    expand: (id: number) => !open.has(id) && setOpenIds([...openIds, id]),
    expandAll: () =>
      setOpenIds(
        listBranches(branches)
          .filter((branch) => branch.children.length > 0)
          .map((branch) => branch.record.id),
      ),
    collapseAll: () => setOpenIds([]),
  };
}
