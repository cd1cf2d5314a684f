import { type Actor, canAccessField, comparedFields, type Kind, type Resource } from "../../../schema/index.ts";

/** Child rows and what must differ from row to row make no sense for many at once. */
const single: readonly Kind[] = ["rows", "parent", "password", "json", "computed"];

/** Names of the fields that may be set on many rows at once. */
export const bulkFields = (resource: Resource, actor: Actor): string[] => {
  // Each row has a number of its own that its editor must have seen.
  const compared = comparedFields(resource.fields).map(({ name }) => name);
  return Object.entries(resource.fields)
    .filter(
      ([name, field]) =>
        !single.includes(field.kind) &&
        !field.options.readOnly &&
        !field.options.createOnly &&
        !field.options.unique &&
        !compared.includes(name) &&
        canAccessField(actor, field),
    )
    .map(([name]) => name);
};
