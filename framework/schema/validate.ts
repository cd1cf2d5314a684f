import { ValidationError } from "yup";
import { isRecord } from "../fields/parse/reject.ts";
import { fieldsRule } from "../fields/rules.ts";
import { toMessage } from "../fields/toMessage.ts";
import { applies } from "./applies.ts";
import type { Fields } from "./field.ts";
import { type Issues, isIssue } from "./issue.ts";
import { requiredIssue } from "./requiredIssue.ts";

const schemas = new WeakMap<Fields, ReturnType<typeof fieldsRule>>();
/** Returns the cached yup schema of a set of fields. */
export function toSchema(fields: Fields) {
  let schema = schemas.get(fields);
  if (!schema) {
    schema = fieldsRule(fields);
    schemas.set(fields, schema);
  }
  return schema;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && !value.length);
/**
 * Validates a whole record of parsed values, identically on server and browser. Returns the issues
 * by field path; an empty object if the record is valid.
 *
 * @example
 * ```ts
 * const issues = validate(suppliers.fields, { name: "", minimumOrder: -100 });
 * if (Object.keys(issues).length > 0) throw invalid(issues);
 * ```
 */
export function validate(fields: Fields, record: Readonly<Record<string, unknown>>): Issues {
  const issues: Issues = {};
  try {
    toSchema(fields).validateSync(record, { abortEarly: false, strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const one of error.inner.length ? error.inner : [error]) {
      const path = (one.path ?? "").replace(/\[(\d+)\]/g, ".$1").replace(/^\./, "");
      // yup types messages as text; rules of fields give issues.
      const firstError: unknown = one.errors[0];
      issues[path] ??= isIssue(firstError) ? firstError : { key: "validation.type.text" };
    }
  }
  conditional(fields, record, "", issues);
  return issues;
}

function conditional(
  fields: Fields,
  record: Readonly<Record<string, unknown>>,
  path: string,
  issues: Issues,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = record[name];
    if (!field.options.readOnly) {
      if (!applies(field, record)) {
        // An empty list has no least number of items where the field does not apply.
        if (isEmpty(value)) delete issues[path + name];
        else issues[path + name] ??= toMessage("notApplicable");
        // yup accepts an empty list as a value.
      } else if (field.options.required && isEmpty(value))
        issues[path + name] ??= requiredIssue(field);
    }
    if (field.kind === "rows" && Array.isArray(value)) {
      const { fields: inner } = field.options;
      value.forEach((row, index) => {
        if (isRecord(row)) conditional(inner, row, `${path}${name}.${index}.`, issues);
      });
    }
  }
}
