import { type RawBuilder, sql } from "kysely";
import { type Actor, fieldOf, fieldsOf, type Resource, readableFields } from "../schema/index.ts";
import { columnRef, tableRef } from "./columns.ts";
import type { Caller, Engine } from "./engine.ts";
import { type ListRequest, mayTab, sortColumn, whereSql } from "./query.ts";
import { addChildren, present, type Rec, selectList } from "./read.ts";
import { compiler, type Tx } from "./tenancy.ts";
import type { Anchors } from "./totals.ts";
import { growthOf } from "./under.ts";

export interface Page {
  list: Rec[];
  total: number;
  page: number;
  pageSize: number;
}
type Sql = RawBuilder<unknown>;

const listed = new WeakMap<Resource, string[]>();
/** The fields that a list reads: what it shows, and what its buttons need to know. */
function listFields(resource: Resource): string[] {
  let names = listed.get(resource);
  if (!names) {
    const asked = [
      resource.label,
      ...resource.columns,
      ...resource.inline,
      ...(resource.fields.status ? ["status"] : []),
      ...(resource.tabs && "field" in resource.tabs ? [resource.tabs.field] : []),
      ...(resource.parent ? [resource.parent, "sort"] : []),
      ...resource.actionList.flatMap((action) => (action.if ? fieldsOf(action.if) : [])),
    ];
    names = [...new Set(asked)].filter((name) => Object.hasOwn(resource.fields, name));
    listed.set(resource, names);
  }
  return names;
}

/** Of more rows than this a page is filled sooner by walking in its order than by finding all of them first. */
const many = 1000;
/** From this row on a page is found by an anchor, not by walking over all rows before it. */
const deep = 2000;
const step = 1000;

/** One page of a list with its total. `all` reads every readable field, as an export does. */
export async function readPage(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  caller: Caller,
  request: ListRequest,
  all = false,
): Promise<Page> {
  const { actor } = caller;
  const readable = readableFields(actor, resource.fields);
  const wanted = all
    ? Object.keys(resource.fields).filter((name) => resource.fields[name]?.kind !== "password")
    : listFields(resource);
  const names = wanted.filter((name) => readable.includes(name));
  const where = whereSql(resource, actor, request);
  const order = orderOf(resource, caller, request);
  const { total, anchors } = await count(engine, tx, resource, actor, request, where, order);
  const offset = (request.page - 1) * request.pageSize;
  const beyond = offset >= total;
  const walked = total > many ? whereSql(resource, actor, request, "walked") : where;
  const rows = beyond ? [] : await tx.run<Rec>(pageSql(resource, names, walked, order, request, offset, anchors));
  await addChildren(tx, resource, names, rows);
  await present(engine, tx, resource, caller, rows);
  return { list: rows, total, page: request.page, pageSize: request.pageSize };
}

interface Order {
  column: Sql;
  direction: Sql;
  /** Whether no row lacks a value, so that rows compare as pairs of value and id. */
  total: boolean;
}
function orderOf(resource: Resource, caller: Caller, request: ListRequest): Order {
  const field = fieldOf(resource, request.sort);
  const filled =
    request.sort in { id: 1, addTime: 1, updTime: 1 } || (field?.options.required === true && !field.options.when);
  return {
    column: sortColumn(resource, request.sort, caller.locale),
    direction: request.order === "asc" ? sql`asc` : sql`desc`,
    total: filled && field?.kind !== "localized",
  };
}
const orderBy = ({ column, direction }: Order) => sql`order by ${column} ${direction}, t.id ${direction}`;

function pageSql(
  resource: Resource,
  names: readonly string[],
  where: Sql,
  order: Order,
  request: ListRequest,
  offset: number,
  anchors: Anchors | undefined,
): RawBuilder<Rec> {
  const from = tableRef(resource);
  const anchor = anchors && offset >= deep ? anchors.keys[Math.floor(offset / anchors.step) - 1] : undefined;
  if (anchors && anchor) {
    const beyond = request.order === "asc" ? sql`>=` : sql`<=`;
    const start = sql`(${order.column}, t.id) ${beyond} (${anchor.value}, ${anchor.id})`;
    return sql`select ${selectList(resource, names)} from ${from} t ${where} and ${start} ${orderBy(order)} limit ${request.pageSize} offset ${offset % anchors.step}`;
  }
  if (offset < deep)
    return sql`select ${selectList(resource, names)} from ${from} t ${where} ${orderBy(order)} limit ${request.pageSize} offset ${offset}`;
  // Without an anchor, at least only the ids of the rows before the page are walked over, which the index holds.
  const ids = sql`select t.id from ${from} t ${where} ${orderBy(order)} limit ${request.pageSize} offset ${offset}`;
  return sql`select ${selectList(resource, names)} from ${from} t where t.id in (${ids}) ${orderBy(order)}`;
}

async function count(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  actor: Actor,
  request: ListRequest,
  where: Sql,
  order: Order,
) {
  const { sql: text, parameters } = where.compile(compiler);
  const key = `${text}|${JSON.stringify(parameters)}|${growthOf(engine.totals, request.where, actor)}`;
  const shopId = resource.owner === "shop" ? actor.shopId : null;
  const totals = engine.totals.open(resource.name, shopId, key);
  let { total } = totals.kept;
  if (total === undefined) {
    const counted = await tx.first<{ n: number }>(sql`select count(*) as n from ${tableRef(resource)} t ${where}`);
    total = counted?.n ?? 0;
    totals.keep({ total });
  }
  if (!order.total || (request.page - 1) * request.pageSize < deep || text === "") return { total, anchors: undefined };
  const placed = engine.totals.open(resource.name, shopId, `${key}|${request.sort} ${request.order}`);
  let { anchors } = placed.kept;
  if (!anchors) {
    const numbered = sql`select ${order.column}::text as value, t.id, row_number() over (${orderBy(order)}) as n from ${tableRef(resource)} t ${where}`;
    const keys = await tx.run<{ value: unknown; id: number }>(
      sql`select value, id from (${numbered}) numbered where n % ${sql.lit(step)} = 1 and n > 1 order by n`,
    );
    anchors = { step, keys };
    placed.keep({ anchors });
  }
  return { total, anchors };
}

/** How many rows each tab holds under the other conditions, and all of them together. */
export async function countTabs(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  caller: Caller,
  request: ListRequest,
): Promise<Record<string, number>> {
  const { actor } = caller;
  const where = whereSql(resource, actor, request);
  const shopId = resource.owner === "shop" ? actor.shopId : null;
  const { sql: text, parameters } = where.compile(compiler);
  const asked = `${text}|${JSON.stringify(parameters)}|${growthOf(engine.totals, request.where, actor)}`;
  const totals = engine.totals.open(resource.name, shopId, `tabs|${actor.id}|${asked}`);
  if (totals.kept.tabs) return totals.kept.tabs;
  const countWhere = async (condition: Sql) =>
    (await tx.first<{ n: number }>(sql`select count(*) as n from ${tableRef(resource)} t ${condition}`))?.n ?? 0;
  const tabs: Record<string, number> = { all: 0 };
  if (
    resource.tabs &&
    "field" in resource.tabs &&
    mayTab(actor, resource, { op: "filled", field: resource.tabs.field })
  ) {
    const groups = await tx.run<{ word: string; n: number }>(
      sql`select ${columnRef(resource.tabs.field)} as word, count(*) as n from ${tableRef(resource)} t ${where} group by 1`,
    );
    for (const { word, n } of groups) {
      tabs[word] = n;
      tabs.all = (tabs.all ?? 0) + n;
    }
  } else {
    tabs.all = await countWhere(where);
    for (const tab of resource.tabs && "list" in resource.tabs ? resource.tabs.list : []) {
      if (!mayTab(actor, resource, tab.where)) continue;
      tabs[tab.name] = await countWhere(
        whereSql(resource, actor, { ...request, where: [...request.where, tab.where] }),
      );
    }
  }
  totals.keep({ tabs });
  return tabs;
}
