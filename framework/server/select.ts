import { sql } from "kysely";
import { fieldOf, formatValue, mayField, type Resource } from "../schema/index.ts";
import { columnRef, tableRef } from "./columns.ts";
import type { Caller } from "./engine.ts";
import { labelSql } from "./labels.ts";
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

/** The declared sums over all rows that the request finds. */
export async function readSums(
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
  const sums = fields.map(({ name }) => sql`coalesce(sum(${columnRef(name)}), 0) as ${sql.ref(name)}`);
  const row = await tx.first<Record<string, unknown>>(
    sql`select ${sql.join(sums)} from ${tableRef(resource)} t ${whereSql(resource, caller.actor, request)}`,
  );
  return Object.fromEntries(fields.map(({ name, field }) => [name, formatValue(field, row?.[name] ?? 0)]));
}
