import { sql } from "kysely";
import {
  type Actor,
  type auditedOperations,
  findField,
  getApp,
  getDefaultLocale,
  getReferenceTarget,
  getTenantId,
  getTenantKey,
  isTenantOwned,
  listCalls,
  listReadableFields,
  type Resource,
  toWire,
} from "../schema/index.ts";
import type { Engine } from "./engine.ts";
import { isEqual } from "./operations/isEqual.ts";
import { type OperationContext, toAuthorId } from "./operations/operationContext.ts";
import type { StoredRow } from "./operations/readRecord.ts";
import { publishChange } from "./publishChange.ts";
import { loadLabels } from "./sql/loadLabels.ts";
import { auditTable, tenantRef } from "./sql/tenancy.ts";
import type { Tx } from "./transaction.ts";

/** What an entry of the audit trail records. */
export type AuditedOperation = (typeof auditedOperations)[number];
/** Values before and after a change, by field. */
export type Difference = Record<string, [before: unknown, after: unknown]>;

const silent = ["updTime", "updBy", "version", "addTime", "addBy", "deletedAt", "_labels"];

/**
 * Difference between two states of a record, by field, in wire format. Never contains passwords,
 * nor child rows that are not logged.
 */
export function findDifference(
  resource: Resource,
  before: StoredRow | null,
  after: StoredRow | null,
): Difference {
  const [old, now] = [
    before ? toWire(resource, before) : {},
    after ? toWire(resource, after) : {},
  ] as Record<string, unknown>[];
  const difference: Difference = {};
  for (const name of new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])) {
    const isSystem = silent.includes(name) || name === "id" || name === getTenantKey();
    const field = resource.fields[name];
    const isUnlogged = field !== undefined && "unlogged" in field.options && field.options.unlogged;
    if (isSystem || isUnlogged || field?.type.traits.secret) continue;
    const [left, right] = [old?.[name] ?? null, now?.[name] ?? null];
    if (!isEqual(left, right)) difference[name] = [left, right];
  }
  return difference;
}

/** Returns an entry's differences without the fields that the reader cannot see. */
export function readableChanges(resource: Resource, actor: Actor, changes: Difference): Difference {
  const readable = new Set(listReadableFields(actor, resource.fields));
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([name]) => readable.has(name) || !Object.hasOwn(resource.fields, name),
    ),
  );
}

/**
 * Returns the name of a record in the audit trail; localized names are in English. The label of a
 * reference is the name of the referenced record.
 */
function getLabel(
  resource: Resource,
  record: StoredRow,
  referenced: ReadonlyMap<number, string>,
): string {
  const value = record[resource.label];
  if (typeof value === "number") return (referenced.get(value) ?? String(value)).slice(0, 255);
  if (value !== null && typeof value === "object")
    return String(Object.values(value).find((one) => one) ?? record.id);
  return value === null || value === undefined ? String(record.id) : String(value).slice(0, 255);
}

/** Loads the English names of the records that the labels of a resource's rows refer to. */
async function loadReferencedLabels(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  records: readonly StoredRow[],
): Promise<Map<number, string>> {
  const field = findField(resource, resource.label);
  const target = field && getReferenceTarget(resource, field);
  if (!target) return new Map();
  const ids = records.flatMap((record) => {
    const id = record[resource.label];
    return typeof id === "number" ? [id] : [];
  });
  return loadLabels(tx, engine.resource(target), getDefaultLocale(), ids);
}

/** What an entry of the audit trail needs of an operation. */
type AuditContext = Omit<OperationContext, "locale">;

/** One entry of the audit trail: the operation, the row as it is afterwards, and what changed. */
export interface AuditEntry {
  operation: AuditedOperation;
  action?: string;
  record: StoredRow;
  changes: Difference;
}
/** An action has a text, and so has a call that declares that it is audited; nothing else has. */
function assertNamed(resource: Resource, action: string | undefined): void {
  if (action === undefined) return;
  const isAction = resource.actionList.some(({ name }) => name === action);
  const isAudited = listCalls(resource).some(([name, call]) => name === action && call.audited);
  if (!isAction && !isAudited)
    throw new Error(`audit: ${resource.name} declares no action or audited call "${action}"`);
}
/** Writes entries of the audit trail in the same transaction as the changes that they record. */
export async function auditAll(
  { engine, tx, resource, actor, ip, requestId }: AuditContext,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  for (const { action } of entries) assertNamed(resource, action);
  const referenced = await loadReferencedLabels(
    engine,
    tx,
    resource,
    entries.map(({ record }) => record),
  );
  const rows = entries.map(({ operation, action, record, changes }) => {
    const tenantId = isTenantOwned(resource) ? (getTenantId(record) ?? actor.tenantId) : null;
    return sql`(${tenantId}, ${resource.name}, ${record.id}, ${getLabel(resource, record, referenced)}, ${operation}, ${action ?? null},
      ${JSON.stringify(changes)}::jsonb, ${toAuthorId(actor)}, ${actor.name}, ${ip}, ${requestId})`;
  });
  await tx.run(sql`
    insert into ${auditTable()} (${tenantRef()}, resource, record_id, label, operation, action, changes, add_by, member_name, ip, request_id)
    values ${sql.join(rows)}`);
  const log = engine.resources.find(({ table }) => table === getApp().audit.table);
  if (!log) return;
  const tenants = new Set(
    isTenantOwned(resource)
      ? entries.map(({ record }) => getTenantId(record) ?? actor.tenantId)
      : [null],
  );
  for (const tenantId of tenants)
    await publishChange(engine, tx, log, tenantId === null ? {} : { [getTenantKey()]: tenantId });
}
/**
 * Writes one entry of the audit trail in the same transaction as the change that it records. Saves
 * and actions do it themselves.
 *
 * @example
 * ```ts
 * async function rename(context: AppContext, before: StoredRow, after: StoredRow) {
 *   const changes = findDifference(suppliers, before, after);
 *   const entry = { operation: "edit" as const, record: after, changes };
 *   await audit({ ...context, resource: suppliers }, entry);
 * }
 * ```
 */
export const audit = (context: AuditContext, entry: AuditEntry): Promise<void> =>
  auditAll(context, [entry]);
