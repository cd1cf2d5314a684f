import {
  type Actor,
  type Fields,
  getTenantKey,
  type Issues,
  parseFields,
  type Resource,
  systemColumns,
  validate,
} from "../../schema/index.ts";
import { cleanValues } from "../cleanHtml.ts";
import { invalid } from "../domainError.ts";
import { checkFiles } from "../files/checkFiles.ts";
import { withInstants } from "../parseLocalTime.ts";

/**
 * Drops the fields that an action of a singleton does not take: a client sends the whole record
 * back as it read it, with its changes.
 */
function withoutTheRest(
  resource: Resource,
  fields: Fields,
  given: Readonly<Record<string, unknown>>,
) {
  const known = [...Object.keys(resource.fields), ...systemColumns, getTenantKey(), "_labels"];
  return Object.fromEntries(
    Object.entries(given).filter(([name]) => Object.hasOwn(fields, name) || !known.includes(name)),
  );
}

/**
 * Parses the input of an action or an extra call by its declared fields.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function parseInput(
  resource: Resource,
  { name, input }: { name: string; input?: Fields | null },
  given: Readonly<Record<string, unknown>>,
  actor: Actor,
): Record<string, unknown> {
  const fields = input ?? {};
  const ownValues = resource.singleton ? withoutTheRest(resource, fields, given) : given;
  const parsed = parseFields(fields, withInstants(fields, ownValues, actor));
  const values = cleanValues(fields, parsed.values);
  const wrong: Issues = {
    ...checkFiles(fields, values, actor),
    ...validate(fields, values),
    ...parsed.issues,
  };
  // These fields have their own messages.
  for (const [field, issue] of Object.entries(wrong))
    if (field in fields)
      wrong[field] = {
        ...issue,
        params: { ...issue.params, field: `resources.${resource.name}.inputs.${name}.${field}` },
      };
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return values;
}
