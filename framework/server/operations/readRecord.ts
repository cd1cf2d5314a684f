import type { TenantKey } from "../../schema/index.ts";
import {
  type Actor,
  getApp,
  listReadableFields,
  type Resource,
  type WireRecord,
} from "../../schema/index.ts";
import { type Difference, readableChanges } from "../audit.ts";
import { notFound } from "../domainError.ts";
import type { Engine } from "../engine.ts";
import { addLabels, authorNames, type LabelOptions } from "../sql/loadLabels.ts";
import type { Tx } from "../transaction.ts";
import type { OperationContext } from "./operationContext.ts";
import {
  type ChildJson,
  compileChildren,
  compileRows,
  type ReadChild,
  type ReadOptions,
} from "./storedSql.ts";

/** A stored row in the shape that code uses. */
export type StoredRow = Record<string, unknown> &
  Pick<WireRecord, "id" | "version" | "_labels" | "_output"> &
  Partial<Record<TenantKey, number>>;

/** A row that child rows are added to. */
type ChildOwner = Record<string, unknown> & { id: number };

/**
 * Adds the values of separate tables: child rows and lists of references, with one query for all
 * fields and rows.
 */
export async function addChildren(
  tx: Tx,
  resource: Resource,
  names: readonly string[],
  rows: readonly ChildOwner[],
  locked: readonly string[] = [],
): Promise<void> {
  const read = names.filter((name) => resource.fields[name]?.type.traits.ownTable);
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const row of rows) for (const name of read) row[name] = [];
  if (read.length === 0 || rows.length === 0) return;
  const children = compileChildren(resource, read, [...byId.keys()], locked);
  for (const { field, child } of await tx.text<ReadChild>(children.sql, children.parameters)) {
    const list = byId.get(child._parent)?.[field];
    if (Array.isArray(list)) list.push(toChild(child));
  }
}
/** Converts a read child to what its owner's field holds: a child row, or a referenced id. */
export function toChild({ _parent, _position, _target, ...child }: ChildJson): unknown {
  return _target === undefined ? child : _target;
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
  options: ReadOptions = {},
): Promise<StoredRow> {
  const row = (await readManyStored(tx, resource, actor, [id], options)).get(id);
  if (!row) throw notFound();
  return row;
}

/**
 * Reads stored rows by their ids, with their child rows and references, optionally locked for a
 * write. Rows outside the tenant scope are absent.
 */
export async function readManyStored(
  tx: Tx,
  resource: Resource,
  actor: Actor,
  ids: readonly number[],
  options: ReadOptions = {},
): Promise<Map<number, StoredRow>> {
  if (ids.length === 0) return new Map();
  const statement = compileRows(resource, actor, ids, options);
  const children: ChildOwner[] = ids.map((id) => ({ id }));
  const readRows = () => tx.text<StoredRow>(statement.sql, statement.parameters);
  const readChildren = () =>
    addChildren(tx, resource, Object.keys(resource.fields), children, options.lockChildren);
  // Locks are taken in the order of ids, so that two writes of the same rows do not deadlock. The
  // queries run concurrently where the second locks nothing: a pipelined connection needs one round
  // trip.
  const isLocking = (options.lockChildren ?? []).length > 0;
  const reading = readRows();
  if (isLocking) await reading;
  const [rows] = await Promise.all([reading, readChildren()]);
  const byId = new Map(children.map((child) => [child.id, child]));
  return new Map(rows.map((row) => [row.id, Object.assign(row, byId.get(row.id))]));
}

/**
 * Serializes stored rows for the response: fills in computed fields, removes fields that the actor
 * cannot read, adds the names of references.
 */
export async function serialize(
  context: OperationContext,
  rows: Record<string, unknown>[],
  options: LabelOptions = {},
): Promise<void> {
  const { engine, resource, actor } = context;
  await engine.rules(resource).read?.({ ...context, rows });
  if (resource.table === getApp().audit.table) hideChanges(engine, actor, rows);
  const readable = new Set(listReadableFields(actor, resource.fields));
  const hidden = Object.keys(resource.fields).filter((name) => !readable.has(name));
  for (const row of rows) for (const name of hidden) delete row[name];
  await addLabels(context, rows, options);
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
export async function readRecord(context: OperationContext, id: number): Promise<StoredRow> {
  const { tx, resource, actor } = context;
  const stored = await readStored(tx, resource, actor, id, { trash: "both", authors: true });
  const [row = stored] = await serializeWithAuthors(context, [stored]);
  return row;
}
/**
 * Reads records in wire format in the order of their ids, with one query per table; records that
 * the actor cannot see are absent.
 */
export async function readRecords(
  context: OperationContext,
  ids: readonly number[],
): Promise<StoredRow[]> {
  const { tx, resource, actor } = context;
  const stored = await readManyStored(tx, resource, actor, ids, { trash: "both", authors: true });
  return serializeWithAuthors(
    context,
    ids.flatMap((id) => stored.get(id) ?? []),
  );
}
type Authors = Partial<Record<(typeof authorNames)[number], string | null>>;

/** Serializes rows that were read with the names of their authors. */
async function serializeWithAuthors(
  context: OperationContext,
  stored: readonly StoredRow[],
): Promise<StoredRow[]> {
  // A copy without a property costs less than its deletion, which slows down each later access.
  const rows = stored.map(({ _authors, ...row }) => row);
  await serialize(context, rows);
  for (const [index, row] of rows.entries())
    addAuthorNames(row, (stored[index]?._authors ?? {}) as Authors);
  return rows;
}
function addAuthorNames(row: StoredRow, names: Authors): void {
  const labels = row._labels as Record<string, unknown>;
  for (const key of authorNames) {
    const name = names[key];
    if (name !== undefined && name !== null) labels[key] = name;
  }
}

/** Serializes a stored record, with the names of the members who created and changed it. */
export async function serializeRecord(
  context: OperationContext,
  row: StoredRow,
): Promise<StoredRow> {
  await serialize(context, [row], { authors: true });
  return row;
}
