import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Actor, FilterInput, Resource, ValueOf } from "../schema/index.ts";
import type { DB, TableOf } from "./tables/DB.ts";

/** How a filter compares: `in` has several values, every other operator has one. */
export type FilterOperator = "eq" | "in" | "lt" | "lte" | "gt" | "gte" | "contains" | "startsWith";

/**
 * Context of the condition of a list filter. The condition is a part of the list's own query: it
 * keeps the tenant scope, and its values are bound as parameters.
 *
 * @example
 * ```ts
 * type Day = FilterContext<TableOf<typeof suppliers>, number>;
 * const endsBefore = ({ eb, now }: Day) =>
 *   eb("t.contract_until", "<", now.toISOString().slice(0, 10));
 * ```
 */
export interface FilterContext<T, V> {
  /** Builds the condition; `t` is the row of the list: `eb.ref("t.id")`. */
  eb: ExpressionBuilder<DB & { t: T }, "t">;
  actor: Actor;
  now: Date;
  /** Every resource of the app. */
  resources: readonly Resource[];
  operator: FilterOperator;
  /** The values in code format: money in cents. A filter by yes or no has none but `true`. */
  values: readonly [V, ...V[]];
  /** Compares an expression with the values, by the operator that was sent. */
  compare(left: Expression<unknown>): Expression<SqlBool>;
}
/**
 * The condition of a list filter. It states what the rows found have in common; for `isNot`,
 * `noneOf` and a filter by no, the framework finds the other rows.
 *
 * @example
 * ```ts
 * export default defineRules(suppliers, {
 *   filters: {
 *     expiresWithin: ({ values: [days] }) =>
 *       sql<boolean>`t.contract_until <= current_date + ${days}::integer`,
 *   },
 * });
 * ```
 */
export type FilterCondition<T, V> = (context: FilterContext<T, V>) => Expression<SqlBool>;

/** The conditions of a resource's filters, by their names. */
export type FilterConditions<R> = R extends { filters: infer L }
  ? { [N in keyof L]: FilterCondition<TableOf<R>, NonNullable<ValueOf<FilterInput<L[N]>>>> }
  : never;
