import { type RawBuilder, sql } from "kysely";
import {
  type Actor,
  getRowFields,
  hasColumn,
  listReadableFields,
  type Resource,
} from "../../schema/index.ts";
import { type Difference, readableChanges } from "../audit.ts";
import { notFound } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { childPlace, columnRef, listSystemColumns, readColumn, tableRef } from "../sql/columns.ts";
import { addLabels } from "../sql/loadLabels.ts";
import { tenantScopeSql } from "../sql/tenantScope.ts";
import { compiler } from "../tables/compiler.ts";
import type { Tx } from "../transaction.ts";

/** A stored row in the shape that code uses. */
export type StoredRow = Record<string, unknown> & { id: number; version: number; shopId?: number };

const selectLists = new WeakMap<Resource, Map<string, RawBuilder<unknown>>>();
/** Returns the select list of the named fields and the system columns. The SQL is cached. */
export function selectList(resource: Resource, names: readonly string[]): RawBuilder<unknown> {
  const known = selectLists.get(resource) ?? new Map<string, RawBuilder<unknown>>();
  selectLists.set(resource, known);
  const key = names.join();
  let list = known.get(key);
  if (!list) {
    const own = names.filter((name) => resource.fields[name] && hasColumn(resource.fields[name]));
    const all = sql.join([
      ...listSystemColumns(resource).map((name) => readColumn(undefined, name)),
      ...(resource.owner === "shop" && !resource.readOnly ? [readColumn(undefined, "shopId")] : []),
      ...own.map((name) => readColumn(resource.fields[name], name)),
    ]);
    list = sql.raw(all.compile(compiler).sql);
    known.set(key, list);
  }
  return list;
}
const storedNames = (resource: Resource) =>
  Object.keys(resource.fields).filter((name) => !resource.fields[name]?.type.traits.secret);
/** Every stored column of a row, including the time of its deletion. */
export const listStoredColumns = (resource: Resource): RawBuilder<unknown> =>
  resource.trash
    ? sql`${selectList(resource, storedNames(resource))}, ${columnRef("deletedAt")} as "deletedAt"`
    : selectList(resource, storedNames(resource));

/**
 * Adds the values of separate tables: child rows and lists of references, with one query each for
 * all rows.
 */
export async function addChildren(
  tx: Tx,
  resource: Resource,
  names: readonly string[],
  rows: Record<string, unknown>[],
): Promise<void> {
  const childNames = names.filter((name) => resource.fields[name]?.type.traits.ownTable);
  // The queries run concurrently: a pipelined connection needs one round trip.
  await Promise.all(childNames.map((name) => loadChildren(tx, resource, name, rows)));
}
async function loadChildren(
  tx: Tx,
  resource: Resource,
  name: string,
  rows: Record<string, unknown>[],
): Promise<void> {
  const field = resource.fields[name];
  if (!field) return;
  const ids = rows.map((row) => row.id);
  const columns = field.type.traits.reference
    ? sql`t.target_id as "target"`
    : sql.join([
        sql`t.id`,
        ...Object.entries(getRowFields(field)).flatMap(([key, inner]) =>
          hasColumn(inner) ? [readColumn(inner, key)] : [],
        ),
      ]);
  const { table, parent, live } = childPlace(resource, name);
  const found = ids.length
    ? await tx.run<Record<string, unknown>>(
        sql`select t.${parent} as "_parent", ${columns} from ${table} t where t.${parent} = any(${ids}::bigint[]) ${live} order by t.${parent}, t.position, t.id`,
      )
    : [];
  const byParent = new Map<unknown, unknown[]>();
  for (const { _parent, ...child } of found) {
    const list = byParent.get(_parent) ?? [];
    list.push(field.type.traits.reference ? child.target : child);
    byParent.set(_parent, list);
  }
  for (const row of rows) row[name] = byParent.get(row.id) ?? [];
}

/**
 * Reads one stored row with its child rows and references, optionally locked for a write. Rows
 * outside the tenant scope are not found.
 *
 * @throws {DomainError} `record.notFound` when the row does not exist, is in the trash, or belongs
 * to another tenant.
 *
 * @example
 * ```ts
 * const supplier = await readStored(tx, suppliers, actor, 7, { lock: true });
 * console.log(supplier.version);
 * ```
 */
export async function readStored(
  tx: Tx,
  resource: Resource,
  actor: Actor,
  id: number,
  /**
   * A row locked for an update can still be referenced meanwhile; one locked for deletion cannot.
   */
  options: { lock?: boolean | "delete"; trash?: boolean | "both" } = {},
): Promise<StoredRow> {
  const trash =
    !resource.trash || options.trash === "both"
      ? sql`true`
      : options.trash
        ? sql`t.deleted_at is not null`
        : sql`t.deleted_at is null`;
  const where = sql.join(
    [sql`t.id = ${id}`, trash, ...tenantScopeSql(resource, actor)],
    sql` and `,
  );
  const lock =
    options.lock === "delete" ? sql`for update` : options.lock ? sql`for no key update` : sql``;
  const query = sql<StoredRow>`select ${listStoredColumns(resource)} from ${tableRef(resource)} t where ${where} ${lock}`;
  const children: Record<string, unknown> = { id };
  const [row] = await Promise.all([
    tx.first(query),
    addChildren(tx, resource, Object.keys(resource.fields), [children]),
  ]);
  if (!row) throw notFound();
  return Object.assign(row, children);
}

/**
 * Reads and locks several stored rows by their ids, without those outside the tenant scope or in
 * the trash.
 */
export async function readManyStored(
  tx: Tx,
  resource: Resource,
  actor: Actor,
  ids: readonly number[],
): Promise<Map<number, StoredRow>> {
  if (ids.length === 0) return new Map();
  const scopes = [
    sql`t.id = any(${[...ids]}::bigint[])`,
    ...(resource.trash ? [sql`t.deleted_at is null`] : []),
    ...tenantScopeSql(resource, actor),
  ];
  const rows = await tx.run<StoredRow>(
    sql`select ${listStoredColumns(resource)} from ${tableRef(resource)} t where ${sql.join(scopes, sql` and `)} order by t.id for no key update`,
  );
  await addChildren(tx, resource, Object.keys(resource.fields), rows);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Serializes stored rows for the response: fills in computed fields, removes fields that the actor
 * cannot read, adds the names of references.
 */
export async function serialize(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  caller: Caller,
  rows: Record<string, unknown>[],
): Promise<void> {
  await engine.rules(resource).read?.({ ...caller, engine, tx, rows });
  if (resource.table === "audit_entries") hideChanges(engine, caller.actor, rows);
  const readable = new Set(listReadableFields(caller.actor, resource.fields));
  const hidden = Object.keys(resource.fields).filter((name) => !readable.has(name));
  for (const row of rows) for (const name of hidden) delete row[name];
  await addLabels(engine, tx, resource, caller.locale, rows);
}

/** Limits a log of all resources to what the history of each resource would show. */
function hideChanges(engine: Engine, actor: Actor, rows: Record<string, unknown>[]): void {
  for (const row of rows) {
    const target = engine.resources.find(({ name }) => name === row.resource);
    if (row.changes)
      row.changes = target ? readableChanges(target, actor, row.changes as Difference) : {};
  }
}

/**
 * Reads one record in wire format, with the names of the members who created and changed it.
 *
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 */
export async function readRecord(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  caller: Caller,
  id: number,
): Promise<StoredRow> {
  const row = await readStored(tx, resource, caller.actor, id, { trash: "both" });
  return serializeRecord(engine, tx, resource, caller, row);
}
/** Serializes a stored record, with the names of the members who created and changed it. */
export async function serializeRecord(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  caller: Caller,
  row: StoredRow,
): Promise<StoredRow> {
  await serialize(engine, tx, resource, caller, [row]);
  await addAuthors(tx, row);
  return row;
}
async function addAuthors(tx: Tx, row: StoredRow): Promise<void> {
  const ids = [row.addBy, row.updBy].filter((id) => typeof id === "number");
  if (ids.length === 0) return;
  const people = await tx.run<{ id: number; name: string }>(
    sql`select id, coalesce(realname, username) as name from members where id = any(${ids}::bigint[])`,
  );
  const labels = row._labels as Record<string, unknown>;
  for (const key of ["addBy", "updBy"] as const) {
    const person = people.find(({ id }) => id === row[key]);
    if (person) labels[key] = person.name;
  }
}
