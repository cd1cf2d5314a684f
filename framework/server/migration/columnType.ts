import {
  type Field,
  holdsRowId,
  type Kind,
  listChoiceValues,
  toSnakeCase,
} from "../../schema/index.ts";
import { hasColumn } from "../columns.ts";
import { literal } from "./literal.ts";

const types: Record<Exclude<Kind, "rows" | "references" | "computed">, string> = {
  text: "text",
  longText: "text",
  richText: "text",
  localized: "jsonb",
  integer: "integer",
  decimal: "numeric(18,2)",
  money: "bigint",
  percent: "numeric(7,2)",
  boolean: "boolean",
  choice: "text",
  choices: "text[]",
  date: "date",
  dateTime: "timestamptz",
  duration: "integer",
  dateRange: "daterange",
  email: "text",
  phone: "text",
  url: "text",
  password: "text",
  image: "text",
  images: "text[]",
  video: "text",
  file: "text",
  reference: "bigint",
  parent: "bigint",
  point: "jsonb",
  json: "jsonb",
};
export const hasOwnColumn = hasColumn;
type Options = { of?: Field; decimals?: number; min?: number; max?: number; default?: unknown };

export function toColumnType(field: Field): string {
  const options = field.options as Options;
  if (field.kind === "computed" && options.of) return toColumnType(options.of);
  if (field.kind === "rows" || field.kind === "references" || field.kind === "computed")
    throw new TypeError(`${field.kind} has no column`);
  if (holdsRowId(field)) return "bigint";
  return field.kind === "decimal" && options.decimals !== undefined
    ? `numeric(18,${options.decimals})`
    : types[field.kind];
}
export function toColumnDefault(field: Field): string | undefined {
  const { default: value } = field.options as Options;
  if (value === undefined || value === null) return undefined;
  if (typeof value === "object")
    return Array.isArray(value) ? undefined : `${literal(JSON.stringify(value))}::jsonb`;
  return literal(value);
}
/** Returns the check constraint of a field, which backs up the validation of every save. */
export function toCheckConstraint(name: string, field: Field): string | undefined {
  const column = `"${toSnakeCase(name)}"`;
  const { min, max } = field.options as Options;
  if (field.kind === "choice")
    return `check (${column} in (${listChoiceValues(field).map(literal).join(", ")}))`;
  if (!["integer", "money", "decimal", "percent", "duration"].includes(field.kind))
    return undefined;
  const scale = field.kind === "money" ? 100 : 1;
  const limits = [
    ...(min === undefined ? [] : [`${column} >= ${Math.round(min * scale * 1000) / 1000}`]),
    ...(max === undefined ? [] : [`${column} <= ${Math.round(max * scale * 1000) / 1000}`]),
  ];
  return limits.length ? `check (${limits.join(" and ")})` : undefined;
}
