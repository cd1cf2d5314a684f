import { type RawBuilder, sql } from "kysely";
import {
  type Actor,
  type Field,
  getApp,
  isTenantMember,
  isTenantOwned,
  type Resource,
  type TextOptions,
  toSnakeCase,
  toTableName,
} from "../../schema/index.ts";
import type { StandardRow } from "../tables/DB.ts";
import { tenantRef } from "./tenancy.ts";

type Sql = RawBuilder<unknown>;

/**
 * Name of the reversed column that accompanies an exactly searched field: it stores the reversed
 * value, for a phone only its digits without leading zeros. Whole values and suffixes are compared
 * there through an index that row-level security does not block: text comparison is leakproof,
 * while substring matching is not.
 */
export const toReversedColumn = (name: string): string => `${toSnakeCase(name)}_end`;
/** Generated expression of the reversed column; `reverseText` is the equivalent in code. */
export const endExpression = (name: string, field: Field): string =>
  getDelimiters(field).join(`"${toSnakeCase(name)}"`);
const getDelimiters = ({ type }: Pick<Field, "type">): [string, string] =>
  type.traits.digits
    ? ["reverse(ltrim(regexp_replace(", ", '[^0-9]', '', 'g'), '0'))"]
    : ["reverse(lower(", "))"];
/** Condition that a column equals a value, through the index of the reversed column. */
export function isJust(
  name: string,
  field: Pick<Field, "type">,
  value: unknown,
  table = "t",
): RawBuilder<boolean> {
  const [before, after] = getDelimiters(field);
  const end = sql`${sql.raw(before)}${value}::text${sql.raw(after)}`;
  return sql<boolean>`(${sql.ref(`${table}.${toReversedColumn(name)}`)} = ${end} and ${sql.ref(`${table}.${toSnakeCase(name)}`)} = ${value})`;
}
/**
 * Condition that a column equals one of a list of values, as one condition for any number of
 * values.
 */
export function isAnyOf(
  name: string,
  field: Pick<Field, "type">,
  values: readonly unknown[],
  table = "t",
): Sql {
  const [before, after] = getDelimiters(field);
  const ends = sql`array(select ${sql.raw(before)}value${sql.raw(after)} from unnest(${values}::text[]) value)`;
  const column = sql.ref(`${table}.${toSnakeCase(name)}`);
  return sql`(${sql.ref(`${table}.${toReversedColumn(name)}`)} = any(${ends}) and ${column} = any(${values}))`;
}
const reverseText = (text: string): string => [...text.toLowerCase()].reverse().join("");
export const isExact = ({ options }: Field): boolean => options.search === "exact";

const phoneLike = /^\+?[\d ().-]+$/;
const leastDigits = 6;
/**
 * From this many digits, two phone numbers with the same ending are equal, with or without a
 * country code of up to four digits.
 */
const nationalDigits = 8;
const countryDigits = 4;
/** A shorter suffix matches too many numbers. */
const leastEnd = 4;

const startsWith = (column: Sql, start: string): Sql =>
  sql`${column} >= ${start} and ${column} <= ${`${start}\u{10ffff}`}`;

/** Condition for values that equal the search text. */
function equals(column: Sql, field: Field, q: string): Sql | null {
  const { prefix }: TextOptions = field.options;
  const { type } = field;
  if (!type.traits.digits)
    return prefix
      ? sql`${column} = any(${[q, `${prefix}${q}`].map(reverseText)}::text[])`
      : sql`${column} = ${reverseText(q)}`;
  const digits = q.replace(/\D/g, "").replace(/^0+/, "");
  if (!phoneLike.test(q) || digits.length < leastDigits || digits.length > 20) return null;
  const whole = reverseText(digits);
  const shortest = Math.max(nationalDigits, whole.length - countryDigits);
  const starts = [whole];
  for (let length = shortest; length < whole.length; length += 1)
    starts.push(whole.slice(0, length));
  const longer = sql`${startsWith(column, whole)} and length(${column}) <= ${whole.length + countryDigits}`;
  const same = sql`${column} = any(${starts}::text[])`;
  return whole.length < nationalDigits ? same : sql`(${same} or (${longer}))`;
}
/** Condition for values that end with the search text, when it looks like the end of a number. */
function endsWith(column: Sql, { type }: Field, q: string): Sql | null {
  const end = type.traits.digits ? (phoneLike.test(q) ? q.replace(/\D/g, "") : "") : q;
  return end.length >= leastEnd && /^\S*\d\S*$/.test(end)
    ? startsWith(column, reverseText(end))
    : null;
}

/**
 * Ids of the tenant's rows in which a field equals the search text, and of those in which one ends
 * with it.
 */
export function exactSql(
  resource: Pick<Resource, "owner" | "table" | "name" | "trash">,
  actor: Pick<Actor, "realm" | "tenantId">,
  fields: readonly (readonly [string, Field])[],
  q: string,
  trash: boolean,
): { equal: Sql; ending: Sql } {
  // Each index begins with the tenant, so an actor who sees all tenants searches them one after
  // another.
  const tenantFilter = !isTenantOwned(resource)
    ? sql`true`
    : isTenantMember(actor)
      ? sql`${tenantRef("t")} = ${actor.tenantId}`
      : sql`${tenantRef("t")} = any(array(select id from ${sql.table(getApp().tenancy.table)}))`;
  const live = !resource.trash
    ? sql``
    : trash
      ? sql`and t.deleted_at is not null`
      : sql`and t.deleted_at is null`;
  const idsWhere = (toCondition: typeof equals): Sql => {
    const parts = fields.flatMap(([name, field]) => {
      const condition = toCondition(sql.ref(`t.${toReversedColumn(name)}`), field, q);
      return condition
        ? [
            sql<
              Pick<StandardRow, "id">
            >`select t.id from ${sql.table(toTableName(resource))} t where ${tenantFilter} ${live} and ${condition}`,
          ]
        : [];
    });
    return parts.length ? sql`array(${sql.join(parts, sql` union all `)})` : sql`'{}'::bigint[]`;
  };
  return { equal: idsWhere(equals), ending: idsWhere(endsWith) };
}
