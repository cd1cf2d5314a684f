import { type RawBuilder, sql } from "kysely";
import { type Field, fieldOf, fieldsOf, formatValue, mayField, type Resource, snakeCase } from "../schema/index.ts";
import { columnRef, tableRef } from "./columns.ts";
import { readLater, rowSet } from "./counting.ts";
import type { Caller, Engine } from "./engine.ts";
import { labelSql } from "./labels.ts";
import { predicateSql } from "./predicateSql.ts";
import { type ListRequest, readListRequest, sortColumn, whereSql } from "./query.ts";
import type { Tx } from "./tenancy.ts";

/** Ids and names for a selector: a page of 20 unless said, found by the search text or by the ids that are already chosen. */
export async function readSelector(
  tx: Tx,
  resource: Resource,
  caller: Caller,
  params: Readonly<Record<string, unknown>>,
): Promise<{ id: number; name: string }[]> {
  const request = readListRequest(resource, caller.actor, params);
  const where = whereSql(resource, caller.actor, request);
  const label = labelSql(resource, caller.locale);
  return tx.run(sql`
    select t.id, coalesce(${label}, '#' || t.id) as name from ${tableRef(resource)} t ${where}
    order by ${label}, t.id limit ${request.pageSize} offset ${(request.page - 1) * request.pageSize}`);
}

/** A selection over all pages has to end somewhere. */
const mostIds = 10_000;
export async function readIds(tx: Tx, resource: Resource, caller: Caller, request: ListRequest): Promise<number[]> {
  const where = whereSql(resource, caller.actor, request);
  const direction = request.order === "asc" ? sql`asc` : sql`desc`;
  const order = sql`${sortColumn(resource, request.sort, caller.locale)} ${direction}, t.id ${direction}`;
  const rows = await tx.run<{ id: number }>(
    sql`select t.id from ${tableRef(resource)} t ${where} order by ${order} limit ${mostIds}`,
  );
  return rows.map(({ id }) => id);
}

/** The declared sums over all rows that the request finds: of a large set as they were lately, or none while they are not known. */
export async function readSums(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  caller: Caller,
  request: ListRequest,
): Promise<Record<string, unknown>> {
  const fields = resource.sums.flatMap((name) => {
    const field = fieldOf(resource, name);
    return field && mayField(caller.actor, field) ? [{ name, field }] : [];
  });
  if (fields.length === 0) return {};
  const set = rowSet(engine, tx, resource, caller.actor, request);
  const { large } = engine.totals.sparing;
  const { sumWhere } = resource;
  const narrowed = request.where.flatMap((one) => (one.op === "under" ? [one.field] : fieldsOf(one)));
  const counted =
    sumWhere && !narrowed.includes(sumWhere.unless) ? predicateSql(resource, sumWhere.only, caller.actor) : null;
  const columns = sql.join(
    fields.map(({ name }) => {
      const column = columnRef(name);
      return counted ? sql`case when ${counted} then ${column} end as ${sql.ref(snakeCase(name))}` : column;
    }),
  );
  const sums = fields.map(({ name }) => sql`coalesce(sum(${columnRef(name)}), 0) as ${sql.ref(name)}`);
  const sumIn = async (tx: Tx, most: RawBuilder<unknown>) => {
    const rows = sql`select ${columns} from ${tableRef(resource)} t ${set.where} ${most}`;
    const row = await tx.first<Sums>(sql`select count(*) as "_rows", ${sql.join(sums)} from (${rows}) t`);
    return { ...row, _rows: row?._rows ?? 0 };
  };
  const key = `${set.place.key}|sums ${fields.map(({ name }) => name)}`;
  // What is summed of a small set is never kept: not all that changes an amount tells of it.
  if (!engine.totals.wasLarge(resource.name, set.place.shopId, key)) {
    const row = await sumIn(tx, sql`limit ${large + 1}`);
    if (row._rows <= large) return formatted(row, fields);
  }
  const row = await engine.totals.ask<Sums>({
    ...set.place,
    key,
    atOnce: async () => null,
    whole: async () => {
      const value = await readLater(set, (later) => sumIn(later, sql``));
      return { value, large: value._rows > large };
    },
  });
  return row ? formatted(row, fields) : {};
}
type Sums = Record<string, unknown> & { _rows: number };
const formatted = (row: Sums, fields: readonly { name: string; field: Field }[]) =>
  Object.fromEntries(fields.map(({ name, field }) => [name, formatValue(field, row[name] ?? 0)]));
