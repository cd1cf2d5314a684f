import { type RawBuilder, sql } from "kysely";
import type { Predicate } from "../../schema/index.ts";
import { tableRef } from "../sql/columns.ts";
import type { ListRequest } from "../sql/readListRequest.ts";
import { tenantScopeSql } from "../sql/tenantScope.ts";
import type { StandardRow } from "../tables/DB.ts";
import type { RowSet, Total } from "./countRows.ts";
import { type Order, orderBy } from "./listOrder.ts";
import type { StoredRow } from "./readRecord.ts";
import { selectList } from "./storedSql.ts";

/** Reading a row in the order of a list takes as long as finding so many by an index of times. */
const walkCost = 5;

/** A bound of a range: `field` is before or after `value`. */
interface Bound {
  field: string;
  op: "gt" | "gte" | "lt" | "lte";
  value: unknown;
}
function listBounds(one: Predicate): Bound[] {
  if ("all" in one) return one.op === "and" ? one.all.flatMap(listBounds) : [];
  if (!("value" in one)) return [];
  const { field, op, value } = one;
  return op === "gt" || op === "gte" || op === "lt" || op === "lte" ? [{ field, op, value }] : [];
}
const listRanges = ({ where }: ListRequest): Bound[] =>
  where.flatMap((one) => (one.op === "sql" || one.op === "under" ? [] : listBounds(one)));

/**
 * Whether a page is found by collecting all rows that match and sorting them, instead of reading
 * the list in its order until the page is full. The planner doesn't know that the rows of a period
 * are next to each other in a list, and would read all newer ones to find those of a past day.
 */
export async function shouldCollect(set: RowSet, { total, isAtLeast }: Total): Promise<boolean> {
  const ranges = listRanges(set.request);
  if (ranges.length === 0) return false;
  if (!isAtLeast && total <= set.engine.totals.sparing.large) return true;
  const times = ranges.filter(({ field }) => field === "addTime");
  return set.request.sort === "id" && times.length > 0 && (await isFarFromStart(set, times));
}
/**
 * Whether a large period begins so far from the first row of the list that collecting its rows
 * takes less. The distances are those of ids, found by the index of times.
 */
async function isFarFromStart(set: RowSet, times: readonly Bound[]): Promise<boolean> {
  const { resource, actor, request, tx } = set;
  const scopes = [sql`true`, ...tenantScopeSql(resource, actor)];
  const rows = sql`from ${tableRef(resource)} t where ${sql.join(scopes, sql` and `)}`;
  // The first row after a time; the last one of all after the last time.
  const lower = times.find(({ op }) => op === "gte" || op === "gt");
  const upper = times.find(({ op }) => op === "lt" || op === "lte");
  const last = sql`(select t.id ${rows} order by t.id desc limit 1)`;
  const first = sql`(select t.id ${rows} order by t.id limit 1)`;
  const after = (bound: Bound | undefined, otherwise: RawBuilder<unknown>) =>
    bound
      ? sql`coalesce((select t.id ${rows} and t.add_time >= ${bound.value} order by t.add_time, t.id limit 1), ${last})`
      : otherwise;
  const found = await tx.readValue(
    sql<
      StandardRow["id"][]
    >`select array[${first}, ${after(lower, first)}, ${after(upper, last)}, ${last}]`,
  );
  const [oldest = 0, from = 0, until = 0, newest = 0] = found ?? [];
  const skipped = request.order === "asc" ? from - oldest : newest - until;
  return skipped * walkCost > until - from;
}

/** Finds all rows of a set, then sorts them. */
export function collectedSql(
  { resource, request, where }: RowSet,
  names: readonly string[],
  order: Order,
  offset: number,
): RawBuilder<StoredRow> {
  const from = tableRef(resource);
  return sql`
    with found as materialized (
      select t.id, ${order.column} as sorted from ${from} t ${where}
    ), page as materialized (
      select id from found order by sorted ${order.direction}, id ${order.direction}
      limit ${request.pageSize} offset ${offset}
    )
    select ${selectList(resource, names)} from ${from} t join page on page.id = t.id ${orderBy(order)}`;
}
