import type { Resource } from "../../../schema/index.ts";
import type { AdminRecord } from "../../provider.ts";

export interface Branch {
  readonly record: AdminRecord;
  readonly parent: number | null;
  readonly children: readonly Branch[];
}
/** A visible branch, with its position for assistive technology. */
export interface TreeItem {
  readonly branch: Branch;
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  readonly open: boolean;
}
/** Target of a move: below `parent`, before the sibling `before`, or last. */
export interface Place {
  readonly parent: number | null;
  readonly before: number | null;
}
export type Zone = "before" | "inside" | "after";

const toNumber = (value: unknown): number | null => (typeof value === "number" ? value : null);

/**
 * Converts rows to branches. A row whose parent is not among them becomes a root, so that no row is
 * lost.
 */
export function buildBranches(
  resource: Pick<Resource, "parent" | "fields">,
  rows: readonly AdminRecord[],
): Branch[] {
  const known = new Set(rows.map((row) => row.id));
  const below = new Map<number | null, AdminRecord[]>();
  for (const row of rows) {
    const named = resource.parent ? toNumber(row[resource.parent]) : null;
    const parent = named !== null && known.has(named) && named !== row.id ? named : null;
    below.set(parent, [...(below.get(parent) ?? []), row]);
  }
  const sorted = (list: AdminRecord[]) => {
    if (!resource.fields.sort) return list;
    const place = (row: AdminRecord) => toNumber(row.sort) ?? Number.POSITIVE_INFINITY;
    return list.toSorted((one, other) =>
      place(one) === place(other) ? one.id - other.id : place(one) - place(other),
    );
  };
  const grow = (parent: number | null): Branch[] =>
    sorted(below.get(parent) ?? []).map((record) => ({
      record,
      parent,
      children: grow(record.id),
    }));
  return grow(null);
}

export const listBranches = (branches: readonly Branch[]): Branch[] =>
  branches.flatMap((branch) => [branch, ...listBranches(branch.children)]);

/** Returns the matching branches and all their ancestors. */
export function withAncestors(
  branches: readonly Branch[],
  found: ReadonlySet<number>,
): Set<number> {
  const visible = new Set<number>();
  const keep = (branch: Branch): boolean => {
    const below = branch.children.map(keep).some(Boolean);
    const stays = below || found.has(branch.record.id);
    if (stays) visible.add(branch.record.id);
    return stays;
  };
  for (const branch of branches) keep(branch);
  return visible;
}

/**
 * Returns the visible branches from top to bottom. During a search, branches that lead to a match
 * are expanded.
 */
export function toTreeItems(
  branches: readonly Branch[],
  open: ReadonlySet<number>,
  visible: ReadonlySet<number> | null,
  level = 1,
): TreeItem[] {
  const shown = visible ? branches.filter((branch) => visible.has(branch.record.id)) : branches;
  return shown.flatMap((branch, index) => {
    const leads = visible !== null && branch.children.some((child) => visible.has(child.record.id));
    const isOpen = branch.children.length > 0 && (leads || open.has(branch.record.id));
    const item = { branch, level, position: index + 1, siblings: shown.length, open: isOpen };
    return isOpen ? [item, ...toTreeItems(branch.children, open, visible, level + 1)] : [item];
  });
}

const find = (branches: readonly Branch[], id: number) =>
  listBranches(branches).find((one) => one.record.id === id);
const listChildren = (branches: readonly Branch[], parent: number | null): readonly Branch[] =>
  parent === null ? branches : (find(branches, parent)?.children ?? []);
/** Whether `id` is `ancestor` or one of its descendants, where the row cannot be moved to. */
export const isWithin = (
  branches: readonly Branch[],
  ancestor: number,
  id: number | null,
): boolean => {
  const top = find(branches, ancestor);
  return (
    id !== null && top !== undefined && listBranches([top]).some((one) => one.record.id === id)
  );
};

/** Returns the target of a drop on another row, or null if the drop is not allowed. */
export function dropPlace(
  branches: readonly Branch[],
  moved: number,
  onto: number,
  zone: Zone,
): Place | null {
  const target = find(branches, onto);
  if (!target || moved === onto) return null;
  const place =
    zone === "inside" ? { parent: onto, before: null } : placeBeside(branches, target, moved, zone);
  return isWithin(branches, moved, place.parent) ? null : place;
}
function placeBeside(
  branches: readonly Branch[],
  target: Branch,
  moved: number,
  zone: Zone,
): Place {
  const siblings = listChildren(branches, target.parent).filter((one) => one.record.id !== moved);
  const at =
    siblings.findIndex((one) => one.record.id === target.record.id) + (zone === "after" ? 1 : 0);
  return { parent: target.parent, before: siblings[at]?.record.id ?? null };
}

/** Returns the place that a row has now. */
export function findPlace(branches: readonly Branch[], id: number): Place | null {
  const branch = find(branches, id);
  if (!branch) return null;
  const siblings = listChildren(branches, branch.parent);
  const at = siblings.findIndex((one) => one.record.id === id);
  return { parent: branch.parent, before: siblings[at + 1]?.record.id ?? null };
}

export type Step = "up" | "down" | "in" | "out";
/**
 * Returns the target of one keyboard step: among the siblings, below the previous sibling, or up
 * beside the parent.
 */
export function stepPlace(branches: readonly Branch[], moved: number, step: Step): Place | null {
  const branch = find(branches, moved);
  if (!branch) return null;
  const siblings = listChildren(branches, branch.parent);
  const at = siblings.findIndex((one) => one.record.id === moved);
  const above = siblings[at - 1];
  if (step === "up") return above ? { parent: branch.parent, before: above.record.id } : null;
  if (step === "down")
    return siblings[at + 1]
      ? { parent: branch.parent, before: siblings[at + 2]?.record.id ?? null }
      : null;
  if (step === "in") return above ? { parent: above.record.id, before: null } : null;
  return branch.parent === null ? null : dropPlace(branches, moved, branch.parent, "after");
}
