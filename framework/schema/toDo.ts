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
