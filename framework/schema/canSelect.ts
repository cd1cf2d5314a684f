import { type Actor, can, getRealm } from "./access.ts";
import { listCalls, type Resource } from "./defineResource.ts";
import type { Field, Fields } from "./field.ts";

type Nested = { target?: string; fields?: Fields; of?: Field };

/** Returns the resources that fields reference, including fields of child rows. */
function listTargets(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) => {
    const { target, fields: inner, of } = field.options as Nested;
    const { selects = [] } = field.options;
    return [
      ...selects,
      ...(target ? [target] : []),
      ...(inner ? listTargets(inner) : []),
      ...(of ? listTargets({ of }) : []),
    ];
  });
}

const known = new WeakMap<Resource, ReadonlySet<string>>();
function fieldTargets(resource: Resource): ReadonlySet<string> {
  let targets = known.get(resource);
  if (!targets) {
    targets = new Set(listTargets(resource.fields));
    known.set(resource, targets);
  }
  return targets;
}

/** Whether a screen, action or call that the actor may use selects from a target's rows. */
function refersTo(actor: Actor, resource: Resource, target: string): boolean {
  if (!can(actor, resource, "view")) return false;
  if (fieldTargets(resource).has(target)) return true;
  const inputs = [
    ...resource.actionList.map(({ name, input }) => ({ right: name, input })),
    ...listCalls(resource).map(([, { right = "view", input }]) => ({ right, input })),
  ];
  return inputs.some(
    ({ right, input }) =>
      input && listTargets(input).includes(target) && can(actor, resource, right),
  );
}

/**
 * Whether the actor may read ids and names of a resource's rows to select from them: requires
 * access to the resource or to anything that references it. Every member of a tenant may select
 * from the operator's shared resources.
 */
export function canSelect(actor: Actor, target: Resource, resources: readonly Resource[]): boolean {
  if (can(actor, target, "view")) return true;
  if (target.singleton) return false;
  if (actor.realm !== getRealm(target)) return target.owner === "shared";
  return resources.some((resource) => refersTo(actor, resource, target.name));
}
