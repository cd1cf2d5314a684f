import {
  type Actor,
  canOpen,
  canOpenRecords,
  listMenuItems,
  type Resource,
} from "../../framework/schema/index.ts";
import type { RouteHandle } from "../routeHandle.ts";

/** Scroll positions of a page and of the table in it. */
export interface Scroll {
  page: number;
  table: number;
}
/** A visited page in its last state. */
export interface Tab {
  path: string;
  search: string;
  handle: RouteHandle;
  id?: string | undefined;
  /** The record's name when it was last loaded. */
  record?: string | null | undefined;
  scroll?: Scroll;
}
export const pinnedPath = "/dashboard";
const pinned: Tab = { path: pinnedPath, search: "", handle: { title: "dashboard" } };
export const isPinned = ({ path }: Pick<Tab, "path">): boolean => path === pinnedPath;

/** Pages that get no tab, such as error pages. */
const passing: readonly string[] = ["forbidden", "notFound", "join"];
export const isPersistent = (handle: RouteHandle): boolean =>
  !("title" in handle) || !passing.includes(handle.title);

/** Returns the key of a tab: all screens of one record share a tab, any other page has its own. */
const getTabKey = ({ path, handle, id }: Tab): string =>
  "resource" in handle && id !== undefined ? `${handle.resource} ${id}` : path;

/** Returns the tabs with the visited page added or updated. */
export function addTab(tabs: readonly Tab[], tab: Tab): readonly Tab[] {
  const key = getTabKey(tab);
  const before = tabs.find((one) => getTabKey(one) === key);
  if (!before) return [...tabs, tab];
  const next = { ...before, ...tab, record: tab.record ?? before.record };
  const isSame =
    before.path === next.path && before.search === next.search && before.record === next.record;
  if (isSame) return tabs;
  return tabs.map((one) => (one === before ? next : one));
}
export const without = (tabs: readonly Tab[], path: string): readonly Tab[] =>
  tabs.filter((tab) => tab.path !== path || isPinned(tab));
export const retainTab = (tabs: readonly Tab[], path: string): readonly Tab[] =>
  tabs.filter((tab) => tab.path === path || isPinned(tab));

/**
 * Returns the tab to open when a tab is closed: its right neighbour, or the left one at the end.
 */
export function findNeighbour(tabs: readonly Tab[], path: string): Tab {
  const place = tabs.findIndex((tab) => tab.path === path);
  return tabs[place + 1] ?? tabs[place - 1] ?? pinned;
}

const isTab = (raw: unknown): raw is Tab =>
  typeof raw === "object" && raw !== null && "path" in raw && "search" in raw && "handle" in raw;

/**
 * Restores the stored tabs, without those that the member may no longer open; the pinned tab is
 * always first.
 */
export function restoreTabs(
  stored: string | null,
  resources: readonly Resource[],
  actor: Actor,
): readonly Tab[] {
  const parsed: unknown = stored ? JSON.parse(stored) : [];
  const allowed = (Array.isArray(parsed) ? parsed : []).filter(isTab).filter(({ handle }) => {
    if ("title" in handle) return true;
    const { resource, view, entry = null } = handle;
    const found = resources
      .flatMap(listMenuItems)
      .find((one) => one.name === resource && one.view === entry);
    return (
      found !== undefined &&
      (view === "list" || entry ? canOpen(actor, found) : canOpenRecords(actor, found))
    );
  });
  const { scroll } = allowed.find(isPinned) ?? {};
  return [{ ...pinned, ...(scroll && { scroll }) }, ...allowed.filter((tab) => !isPinned(tab))];
}
