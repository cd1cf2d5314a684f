import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { AdminProvider } from "../../../../framework/admin/provider.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { materialFolders } from "../../materialFolders/materialFolders.ts";
import { materials } from "../materials.ts";
import { isFolderList } from "../use.ts";
import type { LibraryQuery } from "./listQuery.ts";
import {
  type Folder,
  type Material,
  type PlacedFolder,
  placeFolders,
  toFolder,
  toMaterial,
} from "./material.ts";

interface Page {
  list: Material[];
  total: number;
}

async function readPage(
  provider: AdminProvider,
  query: LibraryQuery,
  signal: AbortSignal,
): Promise<Page> {
  const { q, folder, kind, unused, sort, order, page, pageSize } = query;
  const { data, total = 0 } = await provider.getList(materials.name, {
    filter: {
      q,
      kind,
      ...(folder === "none" ? { folder_empty: true } : { folder }),
      ...(unused ? { unused } : {}),
    },
    pagination: { page, perPage: pageSize },
    sort: { field: sort, order: order === "asc" ? "ASC" : "DESC" },
    signal,
  });
  return { list: data.map(toMaterial), total };
}
async function readFolders(provider: AdminProvider): Promise<Folder[]> {
  const { data } = await provider.getList(materialFolders.name, {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: "sort", order: "ASC" },
    filter: {},
  });
  return data.map(toFolder);
}
export interface Counts {
  total: number;
  of: ReadonlyMap<number | null, number>;
}
async function readCounts(provider: AdminProvider): Promise<Counts> {
  const { list, total } = await provider.runCall(materials.name, "folders", {});
  const counts = isFolderList(list) ? list : [];
  return { total: Number(total), of: new Map(counts.map(({ folder, count }) => [folder, count])) };
}

/** Returns the folders of the library and the number of files in each. */
export function useFolders(): { folders: readonly PlacedFolder[]; counts: Counts | undefined } {
  const provider = useAdminProvider();
  const { data: folders } = useQuery({
    queryKey: [materialFolders.name, "library"],
    queryFn: () => readFolders(provider),
  });
  const { data: counts } = useQuery({
    queryKey: [materials.name, "folders"],
    queryFn: () => readCounts(provider),
  });
  return { folders: useMemo(() => placeFolders(folders ?? []), [folders]), counts };
}
/** Loads a page of the library. */
export function usePage(query: LibraryQuery) {
  const provider = useAdminProvider();
  return useQuery({
    queryKey: [materials.name, "library", query],
    queryFn: ({ signal }) => readPage(provider, query, signal),
    placeholderData: keepPreviousData,
  });
}
/** Returns a function that reloads the library's queries. */
export function useReloadLibrary() {
  const queries = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        [materials.name, materialFolders.name].map((name) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      ),
    [queries],
  );
}
