import {
  type Actor,
  canOpen,
  findCreateView,
  getInitialSort,
  getShownView,
  listMenuItems,
  type Resource,
} from "../schema/index.ts";

/** A screen of a resource. */
export type View = "list" | "create" | "edit" | "show";

/**
 * Returns the path of a resource's screen. react-admin fixes the paths below a resource's name, but
 * the specification has different ones, so every link and route of a resource must use this
 * function.
 *
 * @example
 * ```ts
 * const path = toPath(suppliers, "edit", 7); // /inventory/suppliers/edit/7
 * ```
 */
export function toPath(
  resource: Pick<Resource, "route" | "path" | "viewList">,
  view: View,
  id?: number | string,
): string {
  if (view === "list") return resource.route;
  if (view === "create") return findCreateView(resource)?.route ?? `${resource.path}/add`;
  return view === "edit" ? `${resource.path}/edit/${id}` : `${resource.path}/show/${id}`;
}

/**
 * Returns the list that a record's screen leads back to: the resource's own, or the first list view
 * that the actor can open; with a tab, the first one that shows it.
 */
export function findListView(resource: Resource, actor: Actor, tab?: string): Resource {
  const lists = listMenuItems(resource).filter(
    (entry) => getShownView(entry)?.screen !== "create" && canOpen(actor, entry),
  );
  const shows = ({ visibleTabs: shown }: Resource) =>
    tab === undefined || !shown || shown.includes(tab);
  return lists.find(shows) ?? lists[0] ?? resource;
}

/**
 * Returns the path of a list with filters set, by the names of their parameters.
 *
 * @example
 * ```ts
 * const path = pathToList(suppliers, { status: "paused" });
 * ```
 */
export function pathToList(
  resource: Resource,
  filter: Readonly<Record<string, string | number>>,
): string {
  const { tab } = filter;
  const { field, order } = getInitialSort(resource, typeof tab === "string" ? tab : null);
  const query = new URLSearchParams({
    displayedFilters: "{}",
    filter: JSON.stringify(filter),
    sort: field,
    order: order.toUpperCase(),
    page: "1",
    perPage: "20",
  });
  return `${toPath(resource, "list")}?${query}`;
}
