import { type RawBuilder, sql } from "kysely";
import { type Actor, type Field, type Resource, snakeCase, tableOf } from "../schema/index.ts";

type Sql = RawBuilder<unknown>;

/**
 * A field that is searched exactly has a column beside it: its value from its end, a phone in digits alone and without leading zeros.
 * Compared there, a value is found whole or by its end through an index that row-level security does not stand before: comparing texts
 * can tell nothing of a row by how it fails, which is not so of looking for a part of one.
 */
export const endColumnOf = (name: string): string => `${snakeCase(name)}_end`;
/** The expression that the database fills the column with; `endOf` is the same in code. */
export const endExpression = (name: string, { kind }: Field): string => aroundOf(kind).join(`"${snakeCase(name)}"`);
const aroundOf = (kind: Field["kind"]): [string, string] =>
  kind === "phone" ? ["reverse(ltrim(regexp_replace(", ", '[^0-9]', '', 'g'), '0'))"] : ["reverse(lower(", "))"];
/** Whether a column holds just this, through the index of what stands beside it. */
export function isJust(name: string, { kind }: Pick<Field, "kind">, value: unknown, table = "t"): Sql {
  const [before, after] = aroundOf(kind);
  const end = sql`${sql.raw(before)}${value}::text${sql.raw(after)}`;
  return sql`(${sql.ref(`${table}.${endColumnOf(name)}`)} = ${end} and ${sql.ref(`${table}.${snakeCase(name)}`)} = ${value})`;
}
/** The same for a column that holds one of a list of values: one condition, however long the list is. */
export function isAnyOf(name: string, { kind }: Pick<Field, "kind">, values: readonly unknown[], table = "t"): Sql {
  const [before, after] = aroundOf(kind);
  const ends = sql`array(select ${sql.raw(before)}value${sql.raw(after)} from unnest(${values}::text[]) value)`;
  const column = sql.ref(`${table}.${snakeCase(name)}`);
  return sql`(${sql.ref(`${table}.${endColumnOf(name)}`)} = any(${ends}) and ${column} = any(${values}))`;
}
const endOf = (text: string): string => [...text.toLowerCase()].reverse().join("");
export const isExact = ({ options }: Field): boolean => options.search === "exact";

const phoneLike = /^\+?[\d ().-]+$/;
const leastDigits = 6;
/** From here on two phones that end alike are one, with and without its country's code of up to four digits. */
const nationalDigits = 8;
const countryDigits = 4;
/** Fewer signs end too many numbers. */
const leastEnd = 4;

const startsWith = (column: Sql, start: string): Sql =>
  sql`${column} >= ${start} and ${column} <= ${`${start}\u{10ffff}`}`;

/** The values that equal what is searched. */
function equals(column: Sql, { kind }: Field, q: string): Sql | null {
  if (kind !== "phone") return sql`${column} = ${endOf(q)}`;
  const digits = q.replace(/\D/g, "").replace(/^0+/, "");
  if (!phoneLike.test(q) || digits.length < leastDigits || digits.length > 20) return null;
  const whole = endOf(digits);
  const shortest = Math.max(nationalDigits, whole.length - countryDigits);
  const starts = [whole];
  for (let length = shortest; length < whole.length; length += 1) starts.push(whole.slice(0, length));
  const longer = sql`${startsWith(column, whole)} and length(${column}) <= ${whole.length + countryDigits}`;
  const same = sql`${column} = any(${starts}::text[])`;
  return whole.length < nationalDigits ? same : sql`(${same} or (${longer}))`;
}
/** The values that end with what is searched, where it looks like the end of a number. */
function endsWith(column: Sql, { kind }: Field, q: string): Sql | null {
  const end = kind === "phone" ? (phoneLike.test(q) ? q.replace(/\D/g, "") : "") : q;
  return end.length >= leastEnd && /^\S*\d\S*$/.test(end) ? startsWith(column, endOf(end)) : null;
}

/** Ids of the shop's rows in which a field equals what is searched, and of those in which one ends with it. */
export function exactSql(
  resource: Pick<Resource, "owner" | "table" | "name" | "trash">,
  actor: Pick<Actor, "realm" | "shopId">,
  fields: readonly (readonly [string, Field])[],
  q: string,
  trash: boolean,
): { equal: Sql; ending: Sql } {
  // Each index begins with the shop, so that who sees all shops looks into one after the other.
  const whose =
    resource.owner !== "shop"
      ? sql`true`
      : actor.realm === "shop"
        ? sql`t.shop_id = ${actor.shopId}`
        : sql`t.shop_id = any(array(select id from shops))`;
  const live = !resource.trash ? sql`` : trash ? sql`and t.deleted_at is not null` : sql`and t.deleted_at is null`;
  const idsWhere = (conditionOf: typeof equals): Sql => {
    const parts = fields.flatMap(([name, field]) => {
      const condition = conditionOf(sql.ref(`t.${endColumnOf(name)}`), field, q);
      return condition
        ? [sql`select t.id from ${sql.table(tableOf(resource))} t where ${whose} ${live} and ${condition}`]
        : [];
    });
    return parts.length ? sql`array(${sql.join(parts, sql` union all `)})` : sql`'{}'::bigint[]`;
  };
  return { equal: idsWhere(equals), ending: idsWhere(endsWith) };
}
