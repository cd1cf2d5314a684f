import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import {
  type Actor,
  type Comparison,
  type FilterSuffix,
  getTraits,
  InvalidValue,
  type ListFilter,
  listOperatorSuffixes,
  type Predicate,
  type Resource,
} from "../../schema/index.ts";
import type { Engine } from "../engine.ts";
import type { FilterOperator } from "../filterConditions.ts";
import type { DB } from "../tables/DB.ts";
import { escapeLike } from "./predicateSql.ts";

type Sql = RawBuilder<unknown>;
/** The declarations and the rules that a list request is read with. */
export type FilterSource = Pick<Engine, "resources" | "rules">;

/** List condition that the rules of the resource write in SQL. */
export interface SqlFilter {
  op: "sql";
  /** The name of the filter. */
  field: string;
  condition: Sql;
}

/** Whether a filter offers an operator whose parameter has this suffix. */
export const offersSuffix = (
  { operators }: ListFilter,
  suffix: FilterSuffix | undefined,
): boolean => operators.some((operator) => listOperatorSuffixes(operator).includes(suffix ?? null));

const comparisons = { eq: sql`=`, lt: sql`<`, lte: sql`<=`, gt: sql`>`, gte: sql`>=` } as const;

function compareSql(
  left: Expression<unknown>,
  operator: FilterOperator,
  values: readonly unknown[],
): RawBuilder<SqlBool> {
  const [first] = values;
  if (operator === "in") return sql<boolean>`${left} = any(${values})`;
  if (operator === "contains")
    return sql<boolean>`${left} ilike ${`%${escapeLike(String(first))}%`}`;
  if (operator === "startsWith")
    return sql<boolean>`${left} ilike ${`${escapeLike(String(first))}%`}`;
  return sql<boolean>`${left} ${comparisons[operator]} ${first}`;
}

/** A condition states what is found; the operators that exclude are its negation. */
function toPositive(op: Comparison | "in" | "notIn"): FilterOperator {
  if (op === "ne") return "eq";
  return op === "notIn" ? "in" : op;
}

/**
 * Builds the condition of a filter from the comparison that was sent: the condition of its rule,
 * with the values bound as parameters; negated for a filter by no, and for the operators that
 * exclude.
 *
 * @throws {InvalidValue} when a value is missing, or both yes and no are sent.
 */
export function buildSqlFilter(
  source: FilterSource,
  resource: Resource,
  actor: Actor,
  { name, input }: ListFilter,
  comparison: Predicate,
): SqlFilter {
  const condition = source.rules(resource).filters?.[name];
  if (!condition) throw new TypeError(`${resource.name}: no condition of the filter "${name}"`);
  const eb = expressionBuilder<DB & { t: Record<never, never> }, "t">();
  const now = new Date();
  const build = (tree: Predicate): Sql => {
    if ("all" in tree) return sql`(${sql.join(tree.all.map(build), sql` and `)})`;
    if (!("value" in tree || "values" in tree)) throw new InvalidValue("filterInvalid");
    const given: readonly unknown[] = "values" in tree ? tree.values : [tree.value];
    if (given.length === 0 || given.includes(null)) throw new InvalidValue("filterInvalid");
    const isFlag = getTraits(input).flag === true;
    if (isFlag && new Set(given).size > 1) throw new InvalidValue("filterInvalid");
    const isNo = isFlag && given[0] === false;
    const operator = toPositive(tree.op);
    const values: [unknown, ...unknown[]] = isNo ? [true] : [given[0], ...given.slice(1)];
    const compare = (left: Expression<unknown>) => compareSql(left, operator, values);
    const found = condition({
      eb,
      actor,
      now,
      resources: source.resources,
      operator,
      values,
      compare,
    });
    const isNegated = isNo !== (tree.op === "ne" || tree.op === "notIn");
    return isNegated ? sql`(${found}) is not true` : sql`(${found})`;
  };
  return { op: "sql", field: name, condition: build(comparison) };
}
