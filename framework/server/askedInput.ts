import { type Fields, type Issues, parseFields, type Resource, validate } from "../schema/index.ts";
import { invalid } from "./refusal.ts";

/** What an action or an extra call asks for, of the fields that it declares. */
export function readAsked(
  resource: Resource,
  { name, input }: { name: string; input?: Fields | null },
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const fields = input ?? {};
  const { values, issues } = parseFields(fields, given);
  const wrong: Issues = { ...validate(fields, values), ...issues };
  // These fields have words of their own.
  for (const [field, issue] of Object.entries(wrong))
    if (field in fields)
      wrong[field] = {
        ...issue,
        params: { ...issue.params, field: `resources.${resource.name}.inputs.${name}.${field}` },
      };
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return values;
}
