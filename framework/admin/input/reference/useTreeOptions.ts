import { useQuery } from "@tanstack/react-query";
import { type UIEvent, useMemo, useState } from "react";
import { useI18nProvider } from "react-admin";
import { type Resource, toContentLanguage } from "../../../schema/index.ts";
import { findPaths, listPaths } from "../../list/filter/treePaths.ts";
import { type Branch, buildBranches } from "../../list/tree/tree.ts";
import { readBranches } from "../../list/tree/useTree.ts";
import { useActor, useAdminProvider } from "../../resources.tsx";
import type { Option } from "./useOptions.ts";

const batch = 100;

/**
 * The rows of a tree in order with their paths, searchable by any words of the path. Loaded once,
 * when the list is opened or a value must be shown. `without` excludes a row and its descendants.
 */
export function useTreeOptions(
  tree: Resource | null,
  wanted: boolean,
  text: string,
  without: number | null,
) {
  const provider = useAdminProvider();
  const actor = useActor();
  const language = toContentLanguage(useI18nProvider().getLocale());
  const [shown, setShown] = useState(batch);
  const { data, isFetching, error } = useQuery({
    queryKey: [tree?.name, "tree"],
    queryFn: () => (tree ? readBranches(provider, actor, tree) : []),
    enabled: wanted && tree !== null,
    retry: false,
  });
  const all = useMemo<Option[]>(() => {
    if (!tree || !data) return [];
    const branches = withoutBranch(buildBranches(tree, data), without);
    return listPaths(branches, tree.label, language).map(({ id, ...rest }) => ({
      id: Number(id),
      ...rest,
    }));
  }, [tree, data, language, without]);
  const found = useMemo(() => findPaths(all, text), [all, text]);
  return {
    all,
    /** Renders options as they are scrolled to, because a tree may have thousands. */
    options: found.slice(0, shown),
    loading: isFetching && !data,
    error,
    onScroll: ({ currentTarget: list }: UIEvent<HTMLElement>) => {
      if (list.scrollTop + list.clientHeight > list.scrollHeight - 80 && shown < found.length)
        setShown(shown + batch);
    },
    showUpTo: (id: number | undefined) => {
      const place = all.findIndex((one) => one.id === id);
      setShown(Math.max(batch, place + batch));
    },
  };
}

function withoutBranch(branches: readonly Branch[], id: number | null): Branch[] {
  return branches
    .filter((branch) => branch.record.id !== id)
    .map((branch) => ({ ...branch, children: withoutBranch(branch.children, id) }));
}
