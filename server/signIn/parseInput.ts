import type { FastifyRequest } from "fastify";
import {
  type FieldInput,
  type Fields,
  type Issues,
  parseFields,
  validate,
} from "../../framework/schema/index.ts";
import { invalid } from "../../framework/server/domainError.ts";
import { getBody } from "../../framework/server/http/createApp.ts";

/**
 * Parses the body of a call by its fields; errors are reported under the form's field names.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function parseInput<const F extends Fields>(
  request: FastifyRequest,
  fields: F,
): FieldInput<F> {
  const { values, issues } = parseFields(fields, getBody(request));
  const wrong: Issues = { ...validate(fields, values), ...issues };
  if (differs(fields, values)) wrong.confirmPassword ??= { key: "validation.passwordsDiffer" };
  for (const [name, issue] of Object.entries(wrong))
    if (name === "username" && issue.key === "validation.pattern")
      wrong[name] = { key: "validation.username" };
    else if (name in fields)
      wrong[name] = { ...issue, params: { ...issue.params, field: `person.${name}` } };
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  // `validate` has checked the fields against their declaration, which the type expresses.
  return values as FieldInput<F>;
}
const differs = (fields: Fields, values: Record<string, unknown>) =>
  "confirmPassword" in fields &&
  Boolean(values.password) &&
  values.password !== values.confirmPassword;

export const normalizeEmail = (address: string) => address.trim().toLowerCase();
/** Normalizes a phone number, however its digits are grouped. */
export const normalizePhone = (number: string) => number.replace(/[^\d+]/g, "");
