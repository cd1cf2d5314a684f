import type { Resource } from "./defineResource.ts";
import { listPredicateFields } from "./predicate.ts";

const listed = new WeakMap<Resource, readonly string[]>();

/**
 * Returns the fields that the rows of a list contain: those that it shows, and those that its
 * buttons depend on.
 */
export function selectListedFields(resource: Resource): readonly string[] {
  const known = listed.get(resource);
  if (known) return known;
  const requested = [
    resource.label,
    ...resource.columns,
    ...resource.select,
    ...resource.inline,
    ...(resource.fields.status ? ["status"] : []),
    ...(resource.tabs && "field" in resource.tabs ? [resource.tabs.field] : []),
    ...(resource.parent ? [resource.parent, "sort"] : []),
    ...resource.actionList.flatMap((action) => (action.if ? listPredicateFields(action.if) : [])),
    ...(resource.deletableWhen ? listPredicateFields(resource.deletableWhen) : []),
  ];
  const names = [...new Set(requested)].filter((name) => Object.hasOwn(resource.fields, name));
  listed.set(resource, names);
  return names;
}
