import type { RecordNamed } from "../../../framework/admin/provider.ts";
import type { Title } from "./linkItem.ts";
import { readTitle } from "./picked.ts";

/** A category with its descendants. */
export interface Branch {
  id: number;
  title: Title;
  /** The ids of its ancestors, followed by its own. */
  path: readonly number[];
  children: readonly Branch[];
}

/** Builds the tree from rows with parents; rows whose parent is missing are left out. */
export function toBranches(rows: readonly RecordNamed<"categories">[]): readonly Branch[] {
  const below = new Map<number | null, RecordNamed<"categories">[]>();
  for (const row of rows) {
    const key = row.parent ?? null;
    below.set(key, [...(below.get(key) ?? []), row]);
  }
  const buildBranch = (parent: number | null, path: readonly number[]): readonly Branch[] =>
    (below.get(parent) ?? []).map((row) => {
      const own = [...path, row.id];
      return {
        id: row.id,
        title: readTitle(row, "name"),
        path: own,
        children: buildBranch(row.id, own),
      };
    });
  return buildBranch(null, []);
}

/** Returns the branches along a path of ids, up to the first missing one. */
export function findBranchPath(
  branches: readonly Branch[],
  ids: readonly number[],
): readonly Branch[] {
  const [id, ...rest] = ids;
  const branch = branches.find((one) => one.id === id);
  return branch ? [branch, ...findBranchPath(branch.children, rest)] : [];
}
