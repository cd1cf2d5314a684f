import { type Field, getLimits, toSnakeCase } from "../../schema/index.ts";
import { getServerKind } from "../fields/serverKinds.ts";
import { literal } from "./literal.ts";

/** Returns the PostgreSQL type of a field's column. */
export const toColumnType = (field: Field): string =>
  field.kind === "computed"
    ? toColumnType(field.options.of)
    : getServerKind(field).columnType(field.options);

export function toColumnDefault(field: Field): string | undefined {
  const { default: value } = field.options;
  if (value === undefined || value === null) return undefined;
  if (typeof value === "object")
    return Array.isArray(value) ? undefined : `${literal(JSON.stringify(value))}::jsonb`;
  return literal(value);
}

/** Returns the conditions of a number's limits, in the units of its column. */
function listLimits(column: string, field: Field): string[] {
  const { numeric, scale = 1 } = field.type.traits;
  if (!numeric) return [];
  const { min, max } = getLimits(field);
  return [
    ...(min === undefined ? [] : [`${column} >= ${Math.round(min * scale * 1000) / 1000}`]),
    ...(max === undefined ? [] : [`${column} <= ${Math.round(max * scale * 1000) / 1000}`]),
  ];
}
/** Returns the check constraint of a field, which backs up the validation of every save. */
export function toCheckConstraint(name: string, field: Field): string | undefined {
  if (field.kind === "computed") return undefined;
  const column = `"${toSnakeCase(name)}"`;
  const { format } = field.type;
  const declared = getServerKind(field).checkColumn?.(column, field.options);
  const conditions = [
    ...(declared === undefined ? [] : [declared]),
    ...(format === undefined ? [] : [`${column} ~ ${literal(format.source)}`]),
    ...listLimits(column, field),
  ];
  return conditions.length > 0 ? `check (${conditions.join(" and ")})` : undefined;
}
