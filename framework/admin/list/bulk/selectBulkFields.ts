import {
  type Actor,
  canAccessField,
  type Kind,
  listComparedFields,
  type Resource,
} from "../../../schema/index.ts";

/** Kinds that cannot be set in bulk: child rows, and values that differ from row to row. */
const single: readonly Kind[] = ["rows", "parent", "password", "json", "computed"];

/** Returns the names of the fields that can be set on several rows. */
export const selectBulkFields = (resource: Resource, actor: Actor): string[] => {
  // Compare-and-set fields need the expected value of each row.
  const compared = listComparedFields(resource.fields).map(({ name }) => name);
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
