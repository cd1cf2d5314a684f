import type { AdminRecord } from "../../../framework/admin/provider.ts";
import type { Title } from "./linkItem.ts";
import { titleIn } from "./picked.ts";

/** A category with what lies below it. */
export interface Branch {
  id: number;
  title: Title;
  /** The ids of its ancestors, and its own. */
  path: readonly number[];
  children: readonly Branch[];
}

/** The tree of rows that know their parents; a row whose parent is not among them is not reached. */
export function branchesOf(rows: readonly AdminRecord[]): readonly Branch[] {
  const below = new Map<number | null, AdminRecord[]>();
  for (const row of rows) {
    const parent: unknown = row.parent;
    const key = typeof parent === "number" ? parent : null;
    below.set(key, [...(below.get(key) ?? []), row]);
  }
  const grow = (parent: number | null, path: readonly number[]): readonly Branch[] =>
    (below.get(parent) ?? []).map((row) => {
      const own = [...path, row.id];
      return { id: row.id, title: titleIn(row, "name"), path: own, children: grow(row.id, own) };
    });
  return grow(null, []);
}

/** The branches along a path of ids, as far as they are there. */
export function pathTo(branches: readonly Branch[], ids: readonly number[]): readonly Branch[] {
  const [id, ...rest] = ids;
  const branch = branches.find((one) => one.id === id);
  return branch ? [branch, ...pathTo(branch.children, rest)] : [];
}
