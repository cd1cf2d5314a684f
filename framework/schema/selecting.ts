import { type Actor, can, realmOf } from "./access.ts";
import type { Field, Fields } from "./field.ts";
import { callsOf, type Resource } from "./resource.ts";

type Nested = { target?: string; fields?: Fields; of?: Field };

/** The resources that fields refer to, those of child rows included. */
function targetsOf(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) => {
    const { target, fields: inner, of } = field.options as Nested;
    const { selects = [] } = field.options;
    return [
      ...selects,
      ...(target ? [target] : []),
      ...(inner ? targetsOf(inner) : []),
      ...(of ? targetsOf({ of }) : []),
    ];
  });
}

const known = new WeakMap<Resource, ReadonlySet<string>>();
function fieldTargets(resource: Resource): ReadonlySet<string> {
  let targets = known.get(resource);
  if (!targets) {
    targets = new Set(targetsOf(resource.fields));
    known.set(resource, targets);
  }
  return targets;
}

/** Whether a screen, an action or a call that the actor may use chooses among the rows of a target. */
function refersTo(actor: Actor, resource: Resource, target: string): boolean {
  if (!can(actor, resource, "view")) return false;
  if (fieldTargets(resource).has(target)) return true;
  const inputs = [
    ...resource.actionList.map(({ name, input }) => ({ right: name, input })),
    ...callsOf(resource).map(([, { right = "view", input }]) => ({ right, input })),
  ];
  return inputs.some(({ right, input }) => input && targetsOf(input).includes(target) && can(actor, resource, right));
}

/**
 * Whether the actor may read ids and names of a resource's rows, to choose among them: whoever may open the resource, or anything
 * that refers to it. What the platform shares is chosen among by every member of a shop.
 */
export function canSelect(actor: Actor, target: Resource, resources: readonly Resource[]): boolean {
  if (can(actor, target, "view")) return true;
  if (target.singleton) return false;
  if (actor.realm !== realmOf(target)) return target.owner === "shared";
  return resources.some((resource) => refersTo(actor, resource, target.name));
}
