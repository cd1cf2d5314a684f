import type { FastifyRequest } from "fastify";
import {
  email,
  type FieldInput,
  type Fields,
  type Issues,
  parseFields,
  password,
  phone,
  text,
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

/**
 * A username differs from an e-mail address by the missing @, from a phone number by a letter, and
 * from a sub-account's name by the missing colon.
 */
export const usernameField = text({
  required: true,
  min: 3,
  max: 60,
  pattern: /^(?![+\d]+$)[^\s:@]+$/,
});
export const emailField = email({ required: true, max: 255 });
export const phoneField = phone({ required: true });
export const codeField = text({ required: true, max: 20 });
/** Both have the same length rule, so that each reports its own error. */
export const newPassword = {
  password: password({ required: true, max: 200 }),
  confirmPassword: password({ required: true, min: 1, max: 200 }),
} as const;

export const normalizeEmail = (address: string) => address.trim().toLowerCase();
/** Normalizes a phone number, however its digits are grouped. */
export const normalizePhone = (number: string) => number.replace(/[^\d+]/g, "");
