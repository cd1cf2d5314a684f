import { type Actor, can, getRealm } from "./access.ts";
import type { Resource, ToDo } from "./defineResource.ts";

/** Returns the lines of the to-do list that the actor may read and act on, in menu order. */
export function listToDo(actor: Actor, resources: readonly Resource[]): [Resource, ToDo][] {
  return resources.flatMap((resource): [Resource, ToDo][] => {
    if (getRealm(resource) !== actor.realm || !can(actor, resource, "view")) return [];
    const lines = resource.toDo.filter(
      ({ actions }) => !actions || actions.some((action) => can(actor, resource, action)),
    );
    return lines.map((line) => [resource, line]);
  });
}

/**
 * Returns the field that says since when the rows of a tab have waited: the tab begins with the
 * earliest, and it is no deadline. Null if the tab has none.
 */
export function findWaitingSince(
  { deadline, tabSort, toDo }: Pick<Resource, "deadline" | "tabSort" | "toDo">,
  tab: string,
): string | null {
  const sort = tabSort[tab];
  if (!sort) return null;
  const [sorted, order, shownBy = sorted] = sort;
  const isDue = toDo.some(({ due }) => due === sorted || due === shownBy);
  return order === "asc" && shownBy !== deadline && !isDue ? shownBy : null;
}
