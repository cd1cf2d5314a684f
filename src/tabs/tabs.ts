import { type Actor, canOpen, canOpenRecords, listMenuItems, type Resource } from "../../framework/schema/index.ts";
import type { RouteHandle } from "../routeHandle.ts";

/** Where a page was scrolled to: itself, and the table in it. */
export interface Scroll {
  page: number;
  table: number;
}
/** A page that was visited, as it was left. */
export interface Tab {
  path: string;
  search: string;
  handle: RouteHandle;
  id?: string | undefined;
  /** What its record was called when it was last read. */
  record?: string | null | undefined;
  scroll?: Scroll;
}
export const pinnedPath = "/dashboard";
const pinned: Tab = { path: pinnedPath, search: "", handle: { title: "dashboard" } };
export const isPinned = ({ path }: Pick<Tab, "path">): boolean => path === pinnedPath;

/** Pages that say that something is missing are nothing to come back to. */
const passing: readonly string[] = ["forbidden", "notFound", "join"];
export const isKept = (handle: RouteHandle): boolean => !("title" in handle) || !passing.includes(handle.title);

/** The tabs after a page was visited: it is among them once, as it is now. */
export function visited(tabs: readonly Tab[], tab: Tab): readonly Tab[] {
  const before = tabs.find(({ path }) => path === tab.path);
  if (!before) return [...tabs, tab];
  const next = { ...before, ...tab, record: tab.record ?? before.record };
  if (before.search === next.search && before.record === next.record) return tabs;
  return tabs.map((one) => (one === before ? next : one));
}
export const without = (tabs: readonly Tab[], path: string): readonly Tab[] =>
  tabs.filter((tab) => tab.path !== path || isPinned(tab));
export const onlyWith = (tabs: readonly Tab[], path: string): readonly Tab[] =>
  tabs.filter((tab) => tab.path === path || isPinned(tab));

/** Where one lands when a tab is closed: on its right neighbour, at the end on the left one. */
export function neighbourOf(tabs: readonly Tab[], path: string): Tab {
  const place = tabs.findIndex((tab) => tab.path === path);
  return tabs[place + 1] ?? tabs[place - 1] ?? pinned;
}

const isTab = (raw: unknown): raw is Tab =>
  typeof raw === "object" && raw !== null && "path" in raw && "search" in raw && "handle" in raw;

/** The tabs as they were kept, without those that the member may look at no more; the pinned one is always the first. */
export function tabsFrom(kept: string | null, resources: readonly Resource[], actor: Actor): readonly Tab[] {
  const parsed: unknown = kept ? JSON.parse(kept) : [];
  const allowed = (Array.isArray(parsed) ? parsed : []).filter(isTab).filter(({ handle }) => {
    if ("title" in handle) return true;
    const { resource, view, entry = null } = handle;
    const found = resources.flatMap(listMenuItems).find((one) => one.name === resource && one.view === entry);
    return found !== undefined && (view === "list" || entry ? canOpen(actor, found) : canOpenRecords(actor, found));
  });
  const { scroll } = allowed.find(isPinned) ?? {};
  return [{ ...pinned, ...(scroll && { scroll }) }, ...allowed.filter((tab) => !isPinned(tab))];
}
