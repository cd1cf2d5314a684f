import {
  type Actor,
  canAccessField,
  type Field,
  findFilterField,
  getReferenceTarget,
  getValueField,
  listReadableFields,
  type Operator,
  type Resource,
} from "../../../schema/index.ts";

/** For a reference into a tree, the descendant filter comes first. */
export const listOperators = (field: Field, tree = false): readonly Operator[] => [
  ...(tree ? (["under"] as const) : []),
  ...getValueField(field).type.filters,
];

/**
 * Returns the names that the list can be filtered by: the declared fields that the actor may read,
 * the filters that are not fields, and the creation time.
 */
export const selectFilterableFields = (resource: Resource, actor: Actor): string[] => [
  ...listReadableFields(actor, resource.fields).filter(
    (name) =>
      resource.fields[name]?.options.filter && listOperators(resource.fields[name]).length > 0,
  ),
  ...resource.filterList
    .filter(({ input }) => canAccessField(actor, input))
    .map(({ name }) => name),
  ...("addTime" in resource.fields ? [] : ["addTime"]),
];

/**
 * Returns the filters that a member is offered, each thing once: the long number that a short one
 * stands for and the id of another record are for links, and a state is left out while a tab
 * chooses one.
 */
export function selectOfferedFilters(
  resource: Resource,
  names: readonly string[],
  tab: string | null,
): string[] {
  const { fields, key, label, tabs } = resource;
  const tabField = tab !== null && tabs !== null && "field" in tabs ? tabs.field : null;
  const isLinked = (name: string) =>
    (name === key && name !== label && names.includes(label)) ||
    (fields[name]?.kind === "integer" && name.endsWith("Id"));
  return names.filter((name) => !isLinked(name) && name !== tabField);
}

/** The number of values that an operator takes. */
export type Arity = "none" | "one" | "pair" | "many";
export function getArity(operator: Operator): Arity {
  if (operator === "isEmpty" || operator === "isFilled") return "none";
  if (operator === "between") return "pair";
  return operator === "under" ||
    operator === "anyOf" ||
    operator === "noneOf" ||
    operator === "allOf"
    ? "many"
    : "one";
}
export const getTarget = (resource: Resource, name: string): string | null => {
  const field = findFilterField(resource, name);
  return field ? getReferenceTarget(resource, getValueField(field)) : null;
};
