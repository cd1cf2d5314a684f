import type { Resource } from "./defineResource.ts";
import type { Field, Fields } from "./field.ts";
import type { JsonParts } from "./fields.ts";
import { toAmount, toCents } from "./money.ts";
import { systemColumns } from "./names.ts";

/**
 * Converts a value in code to wire format: money to an amount, a coded choice to its integer,
 * everything else unchanged.
 */
export function formatValue(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  const { kind, options } = field;
  if (kind === "money") return toAmount(value as number);
  if (kind === "computed") return formatValue((options as unknown as { of: Field }).of, value);
  if (kind === "choice") {
    const { choices } = options as unknown as {
      choices: readonly string[] | Record<string, number>;
    };
    return Array.isArray(choices) ? value : (choices as Record<string, number>)[value as string];
  }
  if (kind === "rows")
    return (value as Record<string, unknown>[]).map((row) =>
      formatFields((options as unknown as { fields: Fields }).fields, row),
    );
  if (kind === "json") return mapJson(options as unknown as JsonParts, value, formatFields);
  return value;
}

/**
 * Applies a conversion to the declared parts of a `json` value: to the properties of an object, or
 * of each object of a list.
 */
function mapJson(
  { properties, items }: JsonParts,
  value: unknown,
  convert: (fields: Fields, record: Readonly<Record<string, unknown>>) => Record<string, unknown>,
): unknown {
  if (properties && isRecord(value)) return convert(properties, value);
  if (items && Array.isArray(value))
    return value.map((item) => (isRecord(item) ? convert(items, item) : item));
  return value;
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Few fields need conversion; only these are visited when a page of rows is sent. */
const changes = (field: Field): boolean =>
  field.kind === "money" ||
  field.kind === "rows" ||
  (field.kind === "json" && ("properties" in field.options || "items" in field.options)) ||
  (field.kind === "choice" &&
    !Array.isArray((field.options as unknown as { choices: unknown }).choices)) ||
  (field.kind === "computed" && changes((field.options as unknown as { of: Field }).of));

const changing = new WeakMap<Fields, [string, Field][]>();
export function formatFields(
  fields: Fields,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  let names = changing.get(fields);
  if (!names) {
    names = Object.entries(fields).filter(([, field]) => changes(field));
    changing.set(fields, names);
  }
  const formatted = { ...record };
  for (const [name, field] of names)
    if (name in formatted) formatted[name] = formatValue(field, formatted[name]);
  return formatted;
}
/** Converts a record from code to wire format. */
export const toWire = (resource: Resource, record: Readonly<Record<string, unknown>>) =>
  formatFields(resource.fields, record);

/**
 * Converts a record from wire format without validation, because the browser trusts its own server.
 */
export function fromWire(
  resource: Resource,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return unformatFields(resource.fields, record);
}
/** The same conversion for fields that do not belong to a resource. */
export function unformatFields(
  fields: Fields,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const values = { ...record };
  for (const [name, field] of Object.entries(fields))
    if (values[name] != null && changes(field)) values[name] = unformatValue(field, values[name]);
  return values;
}
function unformatValue(field: Field, value: unknown): unknown {
  const options = field.options as unknown as {
    of: Field;
    fields: Fields;
    choices: Record<string, number>;
  };
  if (field.kind === "money") return toCents(Number(value));
  if (field.kind === "computed") return unformatValue(options.of, value);
  if (field.kind === "rows")
    return (value as Record<string, unknown>[]).map((row) => unformatFields(options.fields, row));
  if (field.kind === "json")
    return mapJson(field.options as unknown as JsonParts, value, unformatFields);
  if (field.kind === "choice" && !Array.isArray(options.choices))
    return Object.keys(options.choices).find((word) => options.choices[word] === value) ?? value;
  return value;
}

/** Returns the field of a column name, including system columns. */
export function findField(resource: Pick<Resource, "fields">, name: string): Field | undefined {
  if (Object.hasOwn(resource.fields, name)) return resource.fields[name];
  if (!(systemColumns as readonly string[]).includes(name)) return undefined;
  return {
    kind: name.endsWith("Time") ? "dateTime" : "integer",
    options: { filter: true, sortable: true, readOnly: true },
  };
}
