import { sql } from "kysely";
import {
  can,
  canAccessField,
  type Field,
  findField,
  formatValue,
  hasColumn,
  isSearchable,
  listPredicateFields,
  type Resource,
  type StandardAnswer,
  toSnakeCase,
  toWire,
} from "../../schema/index.ts";
import { invalid } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { columnRef, tableRef } from "../sql/columns.ts";
import { labelSql } from "../sql/loadLabels.ts";
import { predicateSql } from "../sql/predicateSql.ts";
import {
  type ListRequest,
  parseSearchText,
  readListRequest,
  sortColumn,
  whereSql,
} from "../sql/readListRequest.ts";
import { namesSql } from "../sql/searchSql.ts";
import type { Calculated, StandardRow } from "../tables/DB.ts";
import type { Tx } from "../transaction.ts";
import { createRowSet, limitedWhere, readLater } from "./countRows.ts";
import type { StoredRow } from "./readRecord.ts";
import { selectList } from "./storedSql.ts";

/**
 * Selector parameters for callers who cannot read the rows themselves: a filter would reveal the
 * values of other fields.
 */
const namesParameters = ["q", "ids", "page", "pageSize"];

/**
 * Returns ids and names for a selector: a page, of 20 by default, found by the search text or by
 * the ids that are already chosen.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export async function readSelector(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  caller: Caller,
  params: Readonly<Record<string, unknown>>,
): Promise<StandardAnswer<"getSelector">> {
  const { actor, locale } = caller;
  const namesOnly = !can(actor, resource, "view");
  const unknown = namesOnly
    ? Object.keys(params).find((name) => !namesParameters.includes(name))
    : undefined;
  if (unknown)
    throw invalid({ [unknown]: { key: "validation.filterUnknown", params: { field: unknown } } });

  // A selector searches names even if the resource declares no search.
  const byName = namesOnly || !isSearchable(resource);
  const { q: _text, ...others } = params;
  const request = readListRequest(engine, resource, actor, byName ? others : params);
  const text = byName ? parseSearchText(params) : null;
  const named = text ? [namesSql(resource, actor, text)] : [];
  const where = whereSql(resource, actor, request, "index", named);
  const label = labelSql(resource, locale);
  return tx.run(sql<Pick<StandardRow, "id"> & Calculated<{ name: string }>>`
    select t.id, coalesce(${label}, '#' || t.id) as name from ${tableRef(resource)} t ${where}
    order by ${label}, t.id limit ${request.pageSize} offset ${(request.page - 1) * request.pageSize}`);
}

/** Fields that a tree selector shows: the name of a row, its parent, and whether it is in use. */
const treeFields = ({ label, parent, fields }: Resource): string[] => [
  label,
  ...(parent ? [parent] : []),
  ...(fields.status && fields.status.kind === "choice" ? ["status"] : []),
];
/** No tree to choose from has more rows. */
const maxTreeRows = 10_000;
/** Returns every row of a tree, in its order, with only the fields that a selector needs. */
export async function readTree(
  tx: Tx,
  resource: Resource,
  caller: Caller,
): Promise<StandardAnswer<"getTree">> {
  const where = whereSql(resource, caller.actor, { where: [], q: null, trash: false });
  const names = treeFields(resource).filter((name) => hasColumn(resource.fields[name] as Field));
  const [sort, direction] = resource.sort;
  const order = sql`${sortColumn(resource, sort, caller.locale)} ${direction === "asc" ? sql`asc` : sql`desc`}`;
  const rows = await tx.run<StoredRow>(sql`
    select ${selectList(resource, names)} from ${tableRef(resource)} t ${where} order by ${order}, t.id limit ${maxTreeRows}`);
  return rows.map((row) =>
    toWire(resource, {
      id: row.id,
      version: row.version,
      ...Object.fromEntries(names.map((name) => [name, row[name]])),
    }),
  );
}

/** Limit of a selection over all pages. */
const maxIds = 10_000;
export async function readIds(
  tx: Tx,
  resource: Resource,
  caller: Caller,
  request: ListRequest,
): Promise<number[]> {
  const where = whereSql(resource, caller.actor, request);
  const direction = request.order === "asc" ? sql`asc` : sql`desc`;
  const order = sql`${sortColumn(resource, request.sort, caller.locale)} ${direction}, t.id ${direction}`;
  return tx.readValues(
    sql<number>`select t.id from ${tableRef(resource)} t ${where} order by ${order} limit ${maxIds}`,
  );
}

/**
 * Returns the declared sums over all rows that the request matches: for a large set recent ones, or
 * none until they are known.
 */
export async function readSums(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  caller: Caller,
  request: ListRequest,
): Promise<Record<string, unknown>> {
  const fields = resource.sums.flatMap((name) => {
    const field = findField(resource, name);
    return field && canAccessField(caller.actor, field) ? [{ name, field }] : [];
  });
  if (fields.length === 0) return {};
  const set = createRowSet(engine, tx, resource, caller.actor, request);
  const { large } = engine.totals.sparing;
  const { sumWhere } = resource;
  const narrowed = request.where.flatMap((one) =>
    "field" in one ? [one.field] : listPredicateFields(one),
  );
  const counted =
    sumWhere && !narrowed.includes(sumWhere.unless)
      ? predicateSql(resource, sumWhere.only, caller.actor)
      : null;
  const columns = sql.join(
    fields.map(({ name }) => {
      const column = columnRef(name);
      return counted
        ? sql`case when ${counted} then ${column} end as ${sql.ref(toSnakeCase(name))}`
        : column;
    }),
  );
  const sums = fields.map(({ name }) => sql`coalesce(sum(${columnRef(name)}), 0)`);
  const sumIn = async (tx: Tx, most: number | null) => {
    const where = most === null ? set.where : limitedWhere(set, most);
    const rows = sql`select ${columns} from ${tableRef(resource)} t ${where} limit ${most}::bigint`;
    const found = await tx.readValue(
      sql<number[]>`select array[count(*), ${sql.join(sums)}]::numeric[] from (${rows}) t`,
    );
    const [count = 0, ...values] = found ?? [];
    return { count, values };
  };
  const key = `${set.place.key}|sums ${fields.map(({ name }) => name)}`;
  if (!set.isCacheable) {
    const sums = await sumIn(tx, large + 1);
    return sums.count <= large ? format(sums, fields) : {};
  }
  // Sums of a small set are never cached: not every change of an amount publishes a notification.
  if (!engine.totals.wasLarge(resource.name, set.place.tenantId, key)) {
    const sums = await sumIn(tx, large + 1);
    if (sums.count <= large) return format(sums, fields);
  }
  const known = await engine.totals.ask<Sums>({
    ...set.place,
    key,
    atOnce: async () => null,
    whole: async () => {
      const value = await readLater(set, (later) => sumIn(later, null));
      return { value, large: value.count > large };
    },
  });
  return known ? format(known, fields) : {};
}
/** The number of rows, and the sums of the declared fields in their order. */
interface Sums {
  count: number;
  values: number[];
}
const format = ({ values }: Sums, fields: readonly { name: string; field: Field }[]) =>
  Object.fromEntries(
    fields.map(({ name, field }, index) => [name, formatValue(field, values[index] ?? 0)]),
  );
