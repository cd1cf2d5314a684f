import { type Actor, may, type Resource, realmOf } from "../../framework/schema/index.ts";

export interface MenuSection {
  /** The first step of its routes, and the key of its words. */
  name: string;
  items: readonly Resource[];
}
const sectionOfRoute = (route: string): string => route.split("/")[1] ?? "";

/** Whether a resource is part of the actor's own work: what others keep is seen where it is referred to, not in the menu. */
export const isKeptBy = (resource: Resource, actor: Actor): boolean =>
  realmOf(resource) === actor.realm && may(actor, resource, "view");

/** What the actor may look at, section by section, in the order of the declarations. */
export function menuOf(resources: readonly Resource[], actor: Actor): MenuSection[] {
  const sections = new Map<string, Resource[]>();
  for (const resource of resources) {
    if (!isKeptBy(resource, actor)) continue;
    const name = sectionOfRoute(resource.route);
    sections.set(name, [...(sections.get(name) ?? []), resource]);
  }
  return [...sections].map(([name, items]) => ({ name, items }));
}

/** The resource whose screens a path belongs to; of `/stock` and `/stock/log` the longer one. */
export const resourceAt = (resources: readonly Resource[], pathname: string): Resource | undefined =>
  resources
    .filter(({ route }) => pathname === route || pathname.startsWith(`${route}/`))
    .sort((one, other) => other.route.length - one.route.length)[0];

export const sectionAt = (resources: readonly Resource[], pathname: string): string | null => {
  const resource = resourceAt(resources, pathname);
  return resource ? sectionOfRoute(resource.route) : null;
};
