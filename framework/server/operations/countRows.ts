import { type RawBuilder, sql } from "kysely";
import {
  type Actor,
  findField,
  hasTimedRows,
  isTenantOwned,
  listChoiceValues,
  listPredicateFields,
  listTimedFields,
  type Predicate,
  type Resource,
} from "../../schema/index.ts";
import { longTimeouts, runDetached } from "../database/requestLoad.ts";
import type { Caller, Engine } from "../engine.ts";
import { columnRef, tableRef } from "../sql/columns.ts";
import { getTreeVersion } from "../sql/descendants.ts";
import { predicateSql } from "../sql/predicateSql.ts";
import { canUseTab, type ListRequest, whereSql } from "../sql/readListRequest.ts";
import { hasReadFilter } from "../sql/tenantScope.ts";
import { compiler } from "../tables/compiler.ts";
import { type Tx, transaction } from "../transaction.ts";
import type { Counting } from "./totals.ts";

type Sql = RawBuilder<unknown>;

/** The rows that a request matches, and the cache key of their counts. */
export interface RowSet {
  engine: Engine;
  tx: Tx;
  resource: Resource;
  actor: Actor;
  request: ListRequest;
  where: Sql;
  /**
   * Whether its counts may be cached: a condition in SQL may read rows of other resources, whose
   * changes do not invalidate them, and time passes without a change.
   */
  isCacheable: boolean;
  place: Pick<Counting<unknown>, "resource" | "tenantId" | "key">;
}
/** Whether the rows of a condition change only with the rows of its resource. */
const isConstant = (condition: ListRequest["where"][number]): boolean =>
  condition.op !== "sql" && (condition.op === "under" || listTimedFields(condition).length === 0);

export function createRowSet(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  actor: Actor,
  request: ListRequest,
): RowSet {
  const where = whereSql(resource, actor, request);
  const { sql: text, parameters } = where.compile(compiler);
  const key = `${text}|${JSON.stringify(parameters)}|${getTreeVersion(engine.totals, request.where, actor)}`;
  const tenantId = isTenantOwned(resource) ? actor.tenantId : null;
  return {
    engine,
    tx,
    resource,
    actor,
    request,
    where,
    isCacheable: !hasTimedRows(resource) && request.where.every(isConstant),
    place: { resource: resource.name, tenantId, key },
  };
}
/** Runs later what `tx` would read now, in a separate transaction with the same tenant scope. */
export const readLater = <T>({ engine, tx }: RowSet, work: (tx: Tx) => Promise<T>): Promise<T> =>
  runDetached(() => transaction(engine.database.pool, tx.scope, "read", work), longTimeouts);

export interface Total {
  total: number;
  /** More rows exist that are not counted yet. */
  isAtLeast: boolean;
  /** The ids of all rows, where a search was counted by finding them. */
  found?: readonly number[];
}
const readNumber = async (tx: Tx, from: Sql): Promise<number> =>
  (await tx.readValue(sql<number>`select count(*) ${from}`)) ?? 0;

/** The number of rows up to which a set is counted while its request waits. */
export const getCountLimit = ({ engine: { totals }, request: { q } }: RowSet): number =>
  q === null ? totals.sparing.large : totals.sparing.searched;

/**
 * The condition of a set of which `most` rows are enough: where a search text is all that is asked
 * for, it finds no more.
 */
export function limitedWhere({ resource, actor, request, where }: RowSet, most: number): Sql {
  const isSearch = request.q !== null && request.where.length === 0;
  if (!isSearch || resource.trash || hasReadFilter(resource, actor)) return where;
  return whereSql(resource, actor, request, "index", [], most);
}

/** Returns the number of rows; for a large set a recent count, or a lower bound. */
export async function countRows(set: RowSet): Promise<Total> {
  const { totals } = set.engine;
  const limit = getCountLimit(set);
  const table = tableRef(set.resource);
  const some = sql`from ${table} t ${limitedWhere(set, limit + 1)} limit ${limit + 1}`;
  let found: readonly number[] | undefined;
  const countSome = async (): Promise<number> => {
    if (set.request.q === null) return readNumber(set.tx, sql`from (select 1 ${some}) t`);
    found = (await set.tx.readValue(sql<number[]>`select array(select t.id ${some})`)) ?? [];
    return found.length;
  };
  const describe = (total: number, isAtLeast: boolean): Total =>
    found && !isAtLeast ? { total, isAtLeast, found } : { total, isAtLeast };
  if (!set.isCacheable) {
    const n = await countSome();
    return describe(n, n > limit);
  }
  const total = await totals.ask<number>({
    ...set.place,
    atOnce: async () => {
      const n = await countSome();
      return n > limit ? null : n;
    },
    whole: async () => {
      const rows = sql`from ${table} t ${set.where}`;
      const value = await readLater(set, (tx) => readNumber(tx, rows));
      return { value, large: value > limit };
    },
  });
  return total === null ? { total: limit + 1, isAtLeast: true } : describe(total, false);
}

/** Number of rows per tab; `_atLeast` is the limit above which a count is only a lower bound. */
export type TabCounts = Record<string, number>;

interface Tab {
  name: string;
  where: Predicate;
}
/** Returns the tabs of a list that the actor can use, with their conditions. */
export function selectTabs(resource: Resource, actor: Actor): Tab[] {
  const { tabs } = resource;
  if (!tabs) return [];
  if ("list" in tabs) return tabs.list.filter(({ where }) => canUseTab(actor, resource, where));
  const field = resource.fields[tabs.field];
  if (!field || !canUseTab(actor, resource, { op: "filled", field: tabs.field })) return [];
  return listChoiceValues(field).map((name) => ({
    name,
    where: { op: "eq", field: tabs.field, value: name },
  }));
}

/** Counts the rows of each tab under the other conditions, and all of them together. */
export async function countTabs(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  { actor }: Caller,
  request: ListRequest,
): Promise<TabCounts> {
  const all = createRowSet(engine, tx, resource, actor, request);
  const tabs = selectTabs(resource, actor).map(({ name, where }) => ({
    name,
    where,
    set: createRowSet(engine, tx, resource, actor, {
      ...request,
      where: [...request.where, where],
    }),
  }));
  const field =
    resource.tabs && "field" in resource.tabs && tabs.length > 0 ? resource.tabs.field : null;
  const sets = [{ name: "all", set: all }, ...tabs];
  if (request.q !== null && tabs.length > 0 && sets.every(({ set }) => set.isCacheable))
    return countSearched(all, tabs, field !== null);
  if (tabs.length > 0 && sets.every(({ set }) => set.isCacheable)) await countTogether(all, tabs);
  // The counts run concurrently: a pipelined connection needs one round trip.
  const totals = await Promise.all(
    sets.map(async ({ name, set }) => ({ name, ...(await countRows(set)) })),
  );
  const counts: TabCounts = { all: 0 };
  for (const { name, total } of totals)
    if (!field || total > 0 || name === "all") counts[name] = total;
  return totals.some(({ isAtLeast }) => isAtLeast)
    ? { ...counts, _atLeast: getCountLimit(all) }
    : counts;
}
/**
 * Counts all tabs of a search at once, since each search costs much more than its counts. While
 * more rows than the limit are counted in the background, no tab has a number of its own.
 */
async function countSearched(
  all: RowSet,
  tabs: readonly (Tab & { set: RowSet })[],
  onlyFilled: boolean,
): Promise<TabCounts> {
  const { totals } = all.engine;
  const limit = getCountLimit(all);
  const counted = await totals.ask<number[]>({
    ...all.place,
    key: `${all.place.key}|tabs`,
    atOnce: async () => {
      const where = limitedWhere(all, limit + 1);
      const counts = await readTabCounts(all.tx, all, tabs, where, limit + 1);
      return (counts[0] ?? 0) > limit ? null : counts;
    },
    whole: async () => {
      const value = await readLater(all, (tx) => readTabCounts(tx, all, tabs, all.where, null));
      return { value, large: (value[0] ?? 0) > limit };
    },
  });
  if (!counted) return { all: limit + 1, _atLeast: limit };
  const [total = 0, ...counts] = counted;
  const shown = tabs.flatMap(({ name }, index) => {
    const count = counts[index] ?? 0;
    return onlyFilled && count === 0 ? [] : [[name, count] as const];
  });
  return { ...Object.fromEntries(shown), all: total };
}
/** The number of rows that a condition finds, at most `most`, and of those in each tab. */
async function readTabCounts(
  tx: Tx,
  { resource, actor }: RowSet,
  tabs: readonly Tab[],
  where: Sql,
  most: number | null,
): Promise<number[]> {
  const counts = tabs.map(
    ({ where }) => sql`
      count(*) filter (where ${predicateSql(resource, where, actor)})`,
  );
  const found = await tx.readValue(sql<number[]>`
    select array[count(*), ${sql.join(counts)}]
    from (
      select ${selectTested(resource, tabs)} from ${tableRef(resource)} t ${where}
      limit ${most}::bigint) t`);
  return found ?? [];
}
/**
 * Counts all tabs of a small set in one pass over the rows that the other conditions find, and
 * caches each count.
 */
async function countTogether(all: RowSet, tabs: readonly (Tab & { set: RowSet })[]): Promise<void> {
  const { totals } = all.engine;
  const known = ({ place }: RowSet) =>
    totals.known(place.resource, place.tenantId, place.key) !== undefined;
  const { resource, tenantId, key } = all.place;
  if (
    (known(all) && tabs.every(({ set }) => known(set))) ||
    totals.wasLarge(resource, tenantId, key)
  )
    return;
  const { large } = totals.sparing;
  const generation = totals.generation(resource, tenantId);
  const [total, ...counted] = await readTabCounts(all.tx, all, tabs, all.where, large + 1);
  if (total === undefined || total > large) return;
  const cache = ({ place }: RowSet, count: number) =>
    totals.keep(place.resource, place.tenantId, place.key, count, generation);
  cache(all, total);
  for (const [index, { set }] of tabs.entries()) cache(set, counted[index] ?? 0);
}

/** The columns that the conditions of tabs read: an index may contain all of them. */
function selectTested(resource: Resource, tabs: readonly Tab[]): Sql {
  const names = [...new Set(tabs.flatMap(({ where }) => listPredicateFields(where)))];
  const isOwn = (name: string) => {
    const field = findField(resource, name);
    return field !== undefined && !field.type.traits.ownTable;
  };
  // Conditions on rows of other tables find them by the row's id.
  const columns = names.filter(isOwn).map(columnRef);
  return sql.join(names.every(isOwn) ? columns : [sql`t.id`, ...columns]);
}
