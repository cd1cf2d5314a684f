import {
  type Actor,
  can,
  getRealm,
  type Resource,
  type ToDo,
} from "../../framework/schema/index.ts";

/** Returns the lines of the to-do list that the actor's role may read and act on, in menu order. */
export function listWaiting(actor: Actor, resources: readonly Resource[]): [Resource, ToDo][] {
  return resources.flatMap((resource): [Resource, ToDo][] => {
    if (getRealm(resource) !== actor.realm || !can(actor, resource, "view")) return [];
    const lines = resource.toDo.filter(
      ({ actions }) => !actions || actions.some((action) => can(actor, resource, action)),
    );
    return lines.map((line) => [resource, line]);
  });
}
/** Returns the message key of a line, which prints the number of its rows. */
export const getToDoMessage = ({ name }: Resource, { tab }: ToDo): string =>
  `resources.${name}.toDo.${tab}`;
