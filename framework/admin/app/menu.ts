import {
  type Actor,
  can,
  canOpen,
  getMenuSection,
  getRealm,
  getShownView,
  listMenuItems,
  type Resource,
} from "../../schema/index.ts";
import { findListView } from "../paths.ts";

export interface MenuSection {
  /** Its message key below `sections`. */
  name: string;
  items: readonly Resource[];
}

/**
 * Whether a resource belongs to the actor's realm and is readable: resources of the other realm
 * appear only as references, not in the menu.
 */
export const isManagedBy = (resource: Resource, actor: Actor): boolean =>
  getRealm(resource) === actor.realm && can(actor, resource, "view");

/**
 * Whether a list is nested in another one's route with the same access, and is opened from there: a
 * library's folders, for example.
 */
const isInner = ({ route, access }: Resource, entries: readonly Resource[]): boolean =>
  entries.some((outer) => outer.access === access && route.startsWith(`${outer.route}/`));

/**
 * Whether all rows of a list view are in the resource's own list, which the actor may open. A page
 * of its own is not a part of it.
 */
const isPartOfList = (entry: Resource, open: readonly Resource[]): boolean =>
  entry.view !== null &&
  entry.visibleTabs !== null &&
  getShownView(entry)?.page !== true &&
  open.some((one) => one.name === entry.name && one.view === null && one.visibleTabs === null);

/**
 * Returns the lists and list views that the actor may open, by section, in the order of the
 * declarations. A view in the section of other resources follows them.
 */
export function buildMenu(resources: readonly Resource[], actor: Actor): MenuSection[] {
  const sections = new Map<string, Resource[]>();
  const entries = resources.flatMap(listMenuItems);
  const open = entries.filter((entry) => isManagedBy(entry, actor) && canOpen(actor, entry));
  const home = new Map(resources.map((resource) => [resource.name, getMenuSection(resource)]));
  const isGuest = (entry: Resource) => home.get(entry.name) !== getMenuSection(entry);
  for (const entry of [...open.filter((one) => !isGuest(one)), ...open.filter(isGuest)]) {
    if (isInner(entry, entries) || isPartOfList(entry, open)) continue;
    const name = getMenuSection(entry);
    sections.set(name, [...(sections.get(name) ?? []), entry]);
  }
  return [...sections].map(([name, items]) => ({ name, items }));
}

const below = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`);
/**
 * Returns the length of the path prefix that matches a menu item, or -1: `/books/edit/1` belongs to
 * `/books/list`, whose records are below `/books`.
 */
function countSteps({ route, path, view }: Resource, pathname: string): number {
  if (below(pathname, route)) return route.length;
  const records = ["add", "edit", "show"].some((screen) => below(pathname, `${path}/${screen}`));
  return records && view === null ? path.length : -1;
}
/**
 * Returns the menu item that a path belongs to, by the longest match (`/stock/log` before
 * `/stock`). A record belongs to the list of its resource or, where the actor may not open that, to
 * the first list view that the actor may open.
 */
export function findResource(
  resources: readonly Resource[],
  pathname: string,
  actor?: Actor,
): Resource | undefined {
  const entries = resources.flatMap(listMenuItems);
  const [found] = entries
    .map((entry) => ({ entry, steps: countSteps(entry, pathname) }))
    .filter(({ steps }) => steps >= 0)
    .sort((one, other) => other.steps - one.steps);
  const entry = found?.entry;
  return entry && actor && pathname !== entry.route && entry.view === null
    ? findListView(entry, actor)
    : entry;
}

export const findSection = (
  resources: readonly Resource[],
  pathname: string,
  actor?: Actor,
): string | null => {
  const entry = findResource(resources, pathname, actor);
  return entry ? getMenuSection(entry) : null;
};
