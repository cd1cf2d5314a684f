import { listOf } from "../../framework/admin/paths.ts";
import { type Actor, can, canOpen, listMenuItems, type Resource, realmOf } from "../../framework/schema/index.ts";

export interface MenuSection {
  /** The first step of its routes, and the key of its words. */
  name: string;
  items: readonly Resource[];
}
const sectionOfRoute = (route: string): string => route.split("/")[1] ?? "";

/** Whether a resource is part of the actor's own work: what others keep is seen where it is referred to, not in the menu. */
export const isKeptBy = (resource: Resource, actor: Actor): boolean =>
  realmOf(resource) === actor.realm && can(actor, resource, "view");

/** A list behind another one's route and right is reached from there: the folders of a library, from the library. */
const isInner = ({ route, access }: Resource, entries: readonly Resource[]): boolean =>
  entries.some((outer) => outer.access === access && route.startsWith(`${outer.route}/`));

/** What the actor may open, section by section, in the order of the declarations: each list, and each further view. */
export function menuOf(resources: readonly Resource[], actor: Actor): MenuSection[] {
  const sections = new Map<string, Resource[]>();
  const entries = resources.flatMap(listMenuItems);
  for (const entry of entries) {
    if (!isKeptBy(entry, actor) || !canOpen(actor, entry) || isInner(entry, entries)) continue;
    const name = sectionOfRoute(entry.route);
    sections.set(name, [...(sections.get(name) ?? []), entry]);
  }
  return [...sections].map(([name, items]) => ({ name, items }));
}

const below = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);
/** How much of a path says that it is a screen of an entry: `/goods/edit/1` is one of `/goods/list`, whose records live below `/goods`. */
function stepsAt({ route, path, view }: Resource, pathname: string): number {
  if (below(pathname, route)) return route.length;
  const records = ["add", "edit", "show"].some((screen) => below(pathname, `${path}/${screen}`));
  return records && view === null ? path.length : -1;
}
/**
 * The entry whose screens a path belongs to; of `/stock` and `/stock/log` the longer one. A record belongs to the list of its resource,
 * or, for whom that is closed, to the first of its views that is open.
 */
export function resourceAt(resources: readonly Resource[], pathname: string, actor?: Actor): Resource | undefined {
  const entries = resources.flatMap(listMenuItems);
  const [found] = entries
    .map((entry) => ({ entry, steps: stepsAt(entry, pathname) }))
    .filter(({ steps }) => steps >= 0)
    .sort((one, other) => other.steps - one.steps);
  const entry = found?.entry;
  return entry && actor && pathname !== entry.route && entry.view === null ? listOf(entry, actor) : entry;
}

export const sectionAt = (resources: readonly Resource[], pathname: string, actor?: Actor): string | null => {
  const entry = resourceAt(resources, pathname, actor);
  return entry ? sectionOfRoute(entry.route) : null;
};
