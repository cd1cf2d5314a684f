import { defaultMaxItems, parseList } from "../fields/parse/list.ts";
import { parseId } from "../fields/parse/number.ts";
import { isRecord } from "../fields/parse/reject.ts";
import type { ChildOptions } from "../fields/rows/schema.ts";
import { findExpectedField } from "./compareAndSet.ts";
import type { Field, Fields } from "./field.ts";
import { InvalidValue, type Issues } from "./issue.ts";

/**
 * Parses one value from the wire or an import into its value in code: money to cents, numbers from
 * text, trimmed text. An empty string is null.
 *
 * @throws {InvalidValue} when the value is not of the field's kind.
 *
 * @example
 * ```ts
 * const price = parseValue(money(), "12.50"); // 1250
 * ```
 */
export function parseValue(field: Field, raw: unknown): unknown {
  if (raw === undefined || raw === null || raw === "") return null;
  const value = field.type.parse(raw, field.options);
  return value === "" ? null : value;
}

/** The result of `parseFields`: values by field name, issues by field path. */
export interface Parsed {
  values: Record<string, unknown>;
  issues: Issues;
}
/**
 * Parses the fields of a body into values and issues by path. An undeclared field is an issue,
 * never ignored. A field that the body lacks is absent from the values.
 *
 * @example
 * ```ts
 * const { values, issues } = parseFields(suppliers.fields, { name: " Tea & Co ", minimumOrder: 50
 * }); console.log(values.name, values.minimumOrder, issues); // "Tea & Co" 5000 {}
 * ```
 */
export function parseFields(
  fields: Fields,
  body: Readonly<Record<string, unknown>>,
  path = "",
): Parsed {
  // No prototype, because a body may contain a field named `__proto__`.
  const parsed: Parsed = { values: {}, issues: Object.create(null) };
  for (const [name, raw] of Object.entries(body)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : findExpectedField(fields, name);
    if (!field) {
      parsed.issues[path + name] = {
        key: "validation.unknownField",
        params: { field: path + name },
      };
      continue;
    }
    try {
      parsed.values[name] =
        field.kind === "rows" && raw !== null && raw !== "" && raw !== undefined
          ? parseRows(field.options, raw, `${path}${name}.`, parsed.issues)
          : parseValue(field, raw);
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error;
      parsed.issues[path + name] = error.issue;
    }
  }
  return parsed;
}

/**
 * Parses child rows. Too many of them are rejected as a whole: to parse and validate hundreds of
 * thousands would occupy the process for minutes.
 *
 * @throws {InvalidValue} when there are more of them than the field allows.
 */
function parseRows(
  { fields, max = defaultMaxItems }: ChildOptions,
  given: unknown,
  path: string,
  issues: Issues,
): Record<string, unknown>[] {
  const list = parseList(given);
  if (list.length > max) throw new InvalidValue("maxItems", { max });
  return list.map((raw, index) => {
    if (!isRecord(raw)) {
      issues[`${path}${index}`] = { key: "validation.type.object" };
      return {};
    }
    const { id, ...rest } = raw;
    const row = parseFields(fields, rest, `${path}${index}.`);
    Object.assign(issues, row.issues);
    const known = id === undefined || id === null || id === "" ? null : idOrNothing(id);
    if (known === undefined) issues[`${path}${index}.id`] = { key: "validation.idInvalid" };
    return known ? { ...row.values, id: known } : row.values;
  });
}
const idOrNothing = (raw: unknown): number | undefined => {
  try {
    return parseId(raw);
  } catch {
    return undefined;
  }
};
