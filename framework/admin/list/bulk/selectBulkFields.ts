import {
  type Actor,
  canAccessField,
  listComparedFields,
  type Resource,
} from "../../../schema/index.ts";

/** Returns the names of the fields that can be set on several rows. */
export const selectBulkFields = (resource: Resource, actor: Actor): string[] => {
  // Compare-and-set fields need the expected value of each row.
  const compared = listComparedFields(resource.fields).map(({ name }) => name);
  return Object.entries(resource.fields)
    .filter(
      ([name, field]) =>
        // Child rows, and values that differ from row to row, cannot be set in bulk.
        !field.type.traits.individual &&
        // Nor what names or shows a single record: its texts by language, its pictures and videos.
        !field.type.traits.localized &&
        !field.type.traits.file &&
        name !== resource.label &&
        !field.options.readOnly &&
        !field.options.createOnly &&
        !field.options.unique &&
        !compared.includes(name) &&
        canAccessField(actor, field),
    )
    .map(([name]) => name);
};
