import { type RawBuilder, sql } from "kysely";
import {
  type Actor,
  listReadableFields,
  type Resource,
  selectListedFields,
} from "../../schema/index.ts";
import type { Caller, Engine } from "../engine.ts";
import { tableRef } from "../sql/columns.ts";
import { type ListRequest, whereSql } from "../sql/readListRequest.ts";
import { tenantScopeSql } from "../sql/tenantScope.ts";
import type { Calculated, StandardRow } from "../tables/DB.ts";
import type { Tx } from "../transaction.ts";
import { collectedSql, shouldCollect } from "./collectRows.ts";
import {
  countRows,
  createRowSet,
  getCountLimit,
  type RowSet,
  readLater,
  type Total,
} from "./countRows.ts";
import { buildOrder, type Order, orderBy } from "./listOrder.ts";
import { addChildren, type StoredRow, serialize } from "./readRecord.ts";
import { selectList } from "./storedSql.ts";

export interface Page {
  list: StoredRow[];
  total: number;
  /** `total` is a lower bound: not all rows are counted yet. */
  totalIsAtLeast?: true;
  page: number;
  pageSize: number;
}
type Sql = RawBuilder<unknown>;

/**
 * Above this many rows, scanning in list order fills a page sooner than collecting all matches
 * first.
 */
const scanThreshold = 1000;
/** From this offset on, a page is located by an anchor instead of scanning all rows before it. */
const deepOffset = 2000;
const step = 1000;
/** The first row after every `step` rows in one order of a list: starting points for deep pages. */
interface Anchors {
  step: number;
  keys: { value: unknown; id: number }[];
}

/**
 * Returns one page of a list with its total. `all` reads every readable field, as an export does.
 */
export async function readPage(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  caller: Caller,
  request: ListRequest,
  all = false,
): Promise<Page> {
  const { actor } = caller;
  const readable = listReadableFields(actor, resource.fields);
  const wanted = all
    ? Object.keys(resource.fields).filter((name) => !resource.fields[name]?.type.traits.secret)
    : selectListedFields(resource);
  const names = wanted.filter((name) => readable.includes(name));
  const set = createRowSet(engine, tx, resource, actor, request);
  const order = buildOrder(resource, caller, request);
  const counted = await countRows(set);
  const { total, isAtLeast, found } = counted;
  const anchors = await findAnchors(set, order, counted);
  const offset = (request.page - 1) * request.pageSize;
  // The total of a large set may be slightly outdated.
  const beyond = offset >= total && !isAtLeast && total <= getCountLimit(set);
  const where = found
    ? foundWhere(resource, actor, found)
    : total > scanThreshold
      ? whereSql(resource, actor, request, "scan")
      : set.where;
  const isCollected = !beyond && !found && (await shouldCollect(set, counted));
  const rows = beyond
    ? []
    : await tx.run<StoredRow>(
        isCollected
          ? collectedSql(set, names, order, offset)
          : pageSql(resource, names, where, order, request, offset, anchors),
      );
  await addChildren(tx, resource, names, rows);
  await serialize({ ...caller, engine, tx, resource }, rows);
  const page = { list: rows, total, page: request.page, pageSize: request.pageSize };
  return isAtLeast ? { ...page, totalIsAtLeast: true } : page;
}

/** The rows that a search has found in the same transaction. */
const foundWhere = (resource: Resource, actor: Actor, found: readonly number[]): Sql =>
  sql`where ${sql.join([...tenantScopeSql(resource, actor), sql`t.id = any(${found}::bigint[])`], sql` and `)}`;

function pageSql(
  resource: Resource,
  names: readonly string[],
  where: Sql,
  order: Order,
  request: ListRequest,
  offset: number,
  anchors: Anchors | null,
): RawBuilder<StoredRow> {
  const from = tableRef(resource);
  const anchor =
    anchors && offset >= deepOffset
      ? anchors.keys[Math.floor(offset / anchors.step) - 1]
      : undefined;
  if (anchors && anchor) {
    const beyond = request.order === "asc" ? sql`>=` : sql`<=`;
    const start = sql`(${order.column}, t.id) ${beyond} (${anchor.value}, ${anchor.id})`;
    return sql`select ${selectList(resource, names)} from ${from} t ${where} and ${start} ${orderBy(order)} limit ${request.pageSize} offset ${offset % anchors.step}`;
  }
  if (offset < deepOffset)
    return sql`select ${selectList(resource, names)} from ${from} t ${where} ${orderBy(order)} limit ${request.pageSize} offset ${offset}`;
  // Without an anchor, only the ids of the preceding rows are scanned, which the index contains.
  const ids = sql`select t.id from ${from} t ${where} ${orderBy(order)} limit ${request.pageSize} offset ${offset}`;
  return sql`select ${selectList(resource, names)} from ${from} t where t.id in (${ids}) ${orderBy(order)}`;
}

/**
 * Returns the starting points of deep pages, if known; they are only computed when a deep page is
 * requested.
 */
function findAnchors(
  set: RowSet,
  order: Order,
  { total, isAtLeast }: Total,
): Promise<Anchors | null> {
  const { request, resource, where } = set;
  if (!order.total || !set.isCacheable || (request.page - 1) * request.pageSize < deepOffset)
    return Promise.resolve(null);
  const { totals } = set.engine;
  const isLarge = isAtLeast || total > totals.sparing.large;
  const anchorsIn = async (tx: Tx): Promise<Anchors> => {
    const numbered = sql`select ${order.column}::text as value, t.id, row_number() over (${orderBy(order)}) as n from ${tableRef(resource)} t ${where}`;
    const keys = await tx.run(
      sql<
        Pick<StandardRow, "id"> & Calculated<{ value: unknown }>
      >`select value, id from (${numbered}) numbered where n % ${sql.lit(step)} = 1 and n > 1 order by n`,
    );
    return { step, keys };
  };
  return totals.ask<Anchors>({
    ...set.place,
    key: `${set.place.key}|${request.sort} ${request.order}`,
    atOnce: async () => (isLarge ? null : anchorsIn(set.tx)),
    whole: async () => ({ value: await readLater(set, anchorsIn), large: isLarge }),
  });
}
