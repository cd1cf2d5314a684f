import { type Actor, type Kind, mayField, type Resource } from "../../../schema/index.ts";

/** Child rows and what must differ from row to row make no sense for many at once. */
const single: readonly Kind[] = ["rows", "parent", "password", "json", "computed"];

/** Names of the fields that may be set on many rows at once. */
export const bulkFields = (resource: Resource, actor: Actor): string[] =>
  Object.entries(resource.fields)
    .filter(
      ([, field]) =>
        !single.includes(field.kind) &&
        !field.options.readOnly &&
        !field.options.createOnly &&
        !field.options.unique &&
        mayField(actor, field),
    )
    .map(([name]) => name);
