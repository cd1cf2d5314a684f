import { type Actor, canOpen, createViewOf, listMenuItems, type Resource, shownView } from "../schema/index.ts";

export type View = "list" | "create" | "edit" | "show";

/**
 * Where each view of a resource lives. react-admin fixes the paths below a resource's own name; the specification has others,
 * so every link and every route of a resource asks here.
 */
export function pathOf(
  resource: Pick<Resource, "route" | "path" | "viewList">,
  view: View,
  id?: number | string,
): string {
  if (view === "list") return resource.route;
  if (view === "create") return createViewOf(resource)?.route ?? `${resource.path}/add`;
  return view === "edit" ? `${resource.path}/edit/${id}` : `${resource.path}/show/${id}`;
}

/**
 * The list of a resource that a screen of one record leads back to: its own, or the first of its views that the actor opens; with a tab,
 * the first of them that shows it.
 */
export function listOf(resource: Resource, actor: Actor, tab?: string): Resource {
  const lists = listMenuItems(resource).filter(
    (entry) => shownView(entry)?.screen !== "create" && canOpen(actor, entry),
  );
  const shows = ({ shown }: Resource) => tab === undefined || !shown || shown.includes(tab);
  return lists.find(shows) ?? lists[0] ?? resource;
}

/** A list with filters set, as an address. */
export function pathToList(resource: Resource, filter: Readonly<Record<string, string | number>>): string {
  const [sort, order] = resource.sort;
  const query = new URLSearchParams({
    displayedFilters: "{}",
    filter: JSON.stringify(filter),
    sort,
    order: order.toUpperCase(),
    page: "1",
    perPage: "20",
  });
  return `${pathOf(resource, "list")}?${query}`;
}
