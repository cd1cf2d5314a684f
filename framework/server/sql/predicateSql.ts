import { type RawBuilder, sql } from "kysely";
import {
  type Actor,
  type Field,
  findField,
  getApp,
  getTraits,
  isNow,
  listContentLanguages,
  type Operand,
  type Predicate,
  type PredicateActor,
  type Resource,
} from "../../schema/index.ts";
import { childPlace, columnRef } from "./columns.ts";
import { isAnyOf, isExact, isJust } from "./exactSearch.ts";
import { partsSql, type SearchStrategy } from "./searchSql.ts";

type Sql = RawBuilder<unknown>;
/**
 * The present is the database's function, so that the statement is the same at any time. Only
 * instants are compared with it, by their order.
 */
const resolve = (operand: Operand, actor: PredicateActor) =>
  isNow(operand)
    ? sql`now()`
    : operand !== null && typeof operand === "object"
      ? actor[operand.actor]
      : operand;
/** Escapes the characters of a text that `like` reads as patterns. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, "\\$&");
const comparisons = {
  eq: sql`=`,
  ne: sql`<>`,
  lt: sql`<`,
  lte: sql`<=`,
  gt: sql`>`,
  gte: sql`>=`,
} as const;

/** Text that a comparison searches: all languages of a localized value. */
function toTextSql(field: Field, column: Sql): Sql {
  if (!getTraits(field).localized) return column;
  return sql`concat_ws(' ', ${sql.join(listContentLanguages().map((language) => sql`${column} ->> ${sql.lit(language)}`))})`;
}

/**
 * Condition that a field contains a text. The search text has an index and planner statistics, so
 * it is tested first; if it contains only this field, that is sufficient. Otherwise the second
 * condition is hidden from the planner, which would estimate it as very selective.
 */
function containsSql(
  resource: Resource,
  name: string,
  field: Field,
  value: string,
  actor: { realm?: Actor["realm"] },
  strategy: SearchStrategy,
): Sql {
  const part = sql`${toTextSql(field, columnRef(name))} ilike ${`%${escapeLike(value)}%`}`;
  if (field.options.search !== true || field.options.access !== undefined) return part;
  const first = partsSql(
    resource,
    { realm: actor.realm ?? getApp().tenancy.operator },
    [value],
    strategy,
  );
  const alone =
    Object.values(resource.fields).filter(({ options }) => options.search === true).length === 1;
  return alone ? first : sql`(${first} and coalesce(${part}, false))`;
}

/** The predicate as a condition on the resource's table `t`. */
export function predicateSql(
  resource: Resource,
  tree: Predicate,
  actor: PredicateActor & { realm?: Actor["realm"] },
  strategy: SearchStrategy = "scan",
): Sql {
  const inner = (one: Predicate) => predicateSql(resource, one, actor, strategy);
  if ("all" in tree) {
    if (tree.all.length === 0) return tree.op === "and" ? sql`true` : sql`false`;
    return sql`(${sql.join(tree.all.map(inner), tree.op === "and" ? sql` and ` : sql` or `)})`;
  }
  // `is not true` includes rows for which the inner condition is unknown, as evaluation in code
  // does.
  if ("one" in tree) return sql`(${inner(tree.one)}) is not true`;
  const field = findField(resource, tree.field);
  if (!field) throw new TypeError(`${resource.name}: no field "${tree.field}"`);
  if (field.type.traits.ownTable) return childSql(resource, tree, field);
  const column = columnRef(tree.field);
  if (!("value" in tree || "values" in tree)) return emptySql(field, column, tree.op === "empty");
  if ("values" in tree) {
    const values = tree.values.map((value) => resolve(value, actor));
    if (tree.op === "in" && isExact(field) && values.length > 0 && !values.includes(null))
      return isAnyOf(tree.field, field, values);
    return listSql(field, column, tree.op, values);
  }
  const value = resolve(tree.value, actor);
  if (value === null && tree.op !== "eq" && tree.op !== "ne") return sql`false`;
  if (tree.op === "contains")
    return containsSql(resource, tree.field, field, String(value), actor, strategy);
  if (tree.op === "startsWith")
    return sql`${toTextSql(field, column)} ilike ${`${escapeLike(String(value))}%`}`;
  if (getTraits(field).choice === "many")
    return tree.op === "ne"
      ? sql`not (${value} = any(${column}))`
      : sql`${column} @> array[${value}]::text[]`;
  if (value === null) return tree.op === "ne" ? sql`${column} is not null` : sql`${column} is null`;
  if (getTraits(field).localized) {
    const languages = listContentLanguages().map(
      (language) => sql`${column} ->> ${sql.lit(language)}`,
    );
    return sql`(${value} in (${sql.join(languages)})) ${tree.op === "ne" ? sql`is not true` : sql`is true`}`;
  }
  if (tree.op === "ne") return sql`${column} is distinct from ${written(field, value)}`;
  if (tree.op === "eq" && isExact(field)) return isJust(tree.field, field, value);
  return sql`${column} ${comparisons[tree.op]} ${written(field, value)}`;
}
/**
 * A partial index only matches a literal: a plan for any parameter could not use it. The words of a
 * choice, yes and no are few, and some have far fewer rows than others: a plan for any of them
 * would read the whole table to find a rare one.
 */
function written(field: Field, value: unknown): Sql {
  const { choice, flag } = getTraits(field);
  const isLiteral = field.options.index === "unusual" || choice === "one" || flag === true;
  return isLiteral ? sql.lit(value) : sql`${value}`;
}

function emptySql(field: Field, column: Sql, empty: boolean): Sql {
  if (getTraits(field).list)
    return empty ? sql`cardinality(${column}) = 0` : sql`cardinality(${column}) > 0`;
  return empty ? sql`${column} is null` : sql`${column} is not null`;
}
function listSql(field: Field, column: Sql, op: "in" | "notIn", values: readonly unknown[]): Sql {
  if (getTraits(field).choice === "many")
    return op === "in"
      ? sql`${column} @> ${values}::text[]`
      : sql`not (${column} && ${values}::text[])`;
  const known = values.filter((value) => value !== null);
  if (getTraits(field).localized && known.length > 0) {
    const languages = sql.join(
      listContentLanguages().map((language) => sql`${column} ->> ${sql.lit(language)}`),
    );
    const one = sql`array[${languages}] && ${known}::text[]`;
    const absent = known.length < values.length ? sql`${column} is null` : sql`false`;
    return op === "in"
      ? sql`(${one} is true or ${absent})`
      : sql`not (${one} is true or ${absent})`;
  }
  if (known.length < values.length) {
    const rest = listSql(field, column, op, known);
    return op === "in"
      ? sql`(${column} is null or ${rest})`
      : sql`(${column} is not null and ${rest})`;
  }
  if (values.length === 0) return op === "in" ? sql`false` : sql`true`;
  if (field.options.index === "unusual") {
    const list = sql.join(values.map((value) => written(field, value)));
    return op === "in"
      ? sql`${column} in (${list})`
      : sql`(${column} is null or ${column} not in (${list}))`;
  }
  // A single array parameter, so that the statement is the same for lists of any length.
  return op === "in"
    ? sql`${column} = any(${values})`
    : sql`(${column} is null or ${column} <> all(${values}))`;
}
/**
 * Condition on rows of another table, which does not multiply the result rows. A list of targets is
 * one condition for any length: planning time grows exponentially with the number of subqueries.
 */
function childSql(
  resource: Resource,
  tree: Extract<Predicate, { field: string }>,
  field: Field,
): Sql {
  const { table, parent, ownResource } = childPlace(resource, tree.field);
  const live = ownResource ? sql`and c.deleted_at is null` : sql``;
  const exists = (more: Sql) =>
    sql`exists (select 1 from ${table} c where c.${parent} = t.id ${live} ${more})`;
  if (!("value" in tree || "values" in tree))
    return tree.op === "empty" ? sql`not ${exists(sql``)}` : exists(sql``);
  if (!field.type.traits.reference)
    throw new TypeError(`${resource.name}.${tree.field}: child rows can only be empty or filled`);
  const targets = [...new Set("values" in tree ? tree.values : [tree.value])];
  const negated = tree.op === "ne" || tree.op === "notIn";
  // Every list contains all of zero values, and none of them.
  if (targets.length === 0) return sql`true`;
  const isTarget = sql`c.target_id = any(${targets}::bigint[])`;
  if (negated) return sql`not ${exists(sql`and ${isTarget}`)}`;
  if (targets.length === 1) return exists(sql`and c.target_id = ${targets[0]}`);
  return sql`t.id in (select c.${parent} from ${table} c where ${isTarget} ${live}
    group by c.${parent} having count(distinct c.target_id) = ${targets.length})`;
}
