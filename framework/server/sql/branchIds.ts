import { type RawBuilder, sql } from "kysely";

/**
 * The ids of some rows of a tree and of all rows below them, as an array that is collected once,
 * before other rows are read. The recursion ends even if bad data contains a cycle.
 *
 * @param parent The column of the parent; the table is named `t`.
 *
 * @example
 * ```ts
 * const branch = branchIds(sql.table("categories"), sql.ref("t.parent"), [7]);
 * const inBranch = sql<boolean>`g.category = any(${branch})`;
 * ```
 */
export const branchIds = (
  table: RawBuilder<unknown>,
  parent: RawBuilder<unknown>,
  ids: readonly number[],
): RawBuilder<unknown> => sql`array(
  with recursive branch as (
    select t.id from ${table} t where t.id = any(${[...ids]}::bigint[])
    union select t.id from ${table} t join branch on ${parent} = branch.id
  ) select id from branch)`;
