import {
  applies,
  type Field,
  type Fields,
  getEmptyValue,
  getRowFields,
  InvalidValue,
  type Issues,
  parseValue,
  validate,
} from "../../schema/index.ts";

type Values = Record<string, unknown>;
const isRecord = (value: unknown): value is Readonly<Values> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export interface ReadForm {
  values: Values;
  issues: Issues;
}
/**
 * Parses form values and returns them with their issues by path, with the same parsers and rules as
 * the server. `rest` holds the record's values that the form does not show but conditions may read.
 */
export function readForm(
  fields: Fields,
  typed: Readonly<Values>,
  rest: Readonly<Values> = {},
): ReadForm {
  const issues: Issues = {};
  const values = readValues(fields, typed, rest, "", issues);
  const unreadable = Object.keys(issues);
  for (const [path, issue] of Object.entries(validate(fields, { ...rest, ...values })))
    if (!unreadable.some((one) => path === one || path.startsWith(`${one}.`))) issues[path] = issue;
  return { values, issues };
}

function readValues(
  fields: Fields,
  typed: Readonly<Values>,
  rest: Readonly<Values>,
  path: string,
  issues: Issues,
): Values {
  const values: Values = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.options.readOnly) continue;
    // A condition reads fields that precede it in the form; a field whose condition is not met is
    // emptied, whatever was typed before.
    if (!applies(field, { ...rest, ...typed, ...values })) values[name] = getEmptyValue(field);
    else values[name] = readValue(field, typed[name], path + name, issues);
  }
  if (typeof typed.id === "number") values.id = typed.id;
  return values;
}

function readValue(field: Field, raw: unknown, path: string, issues: Issues): unknown {
  if (field.kind === "rows")
    return (Array.isArray(raw) ? raw.filter(isRecord) : []).map((row, index) =>
      readValues(getRowFields(field), row, {}, `${path}.${index}.`, issues),
    );
  // A number is already in the units of code, as cents, and must not be parsed again.
  if (field.type.traits.scale !== undefined && typeof raw === "number") return raw;
  try {
    return parseValue(field, raw) ?? getEmptyValue(field);
  } catch (error) {
    if (!(error instanceof InvalidValue)) throw error;
    issues[path] = error.issue;
    return getEmptyValue(field);
  }
}
