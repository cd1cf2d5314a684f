import { sql } from "kysely";
import {
  type Actor,
  type Fields,
  getReferenceTarget,
  getRowFields,
  type Issues,
  isOperator,
  isTenantOwned,
  type Resource,
} from "../../schema/index.ts";
import { columnRef, tableRef } from "../sql/columns.ts";
import { tenantScopeSql } from "../sql/tenantScope.ts";
import { anyId } from "../tables/anyId.ts";
import type { Calculated, StandardRow } from "../tables/DB.ts";
import type { Tx } from "../transaction.ts";
import type { OperationContext } from "./operationContext.ts";

type Values = Readonly<Record<string, unknown>>;
type Wanted = { path: string; target: string; ids: number[] };

/**
 * Checks that each reference among the values is to a row that the actor can see and that is not in
 * the trash.
 */
export async function checkReferencesExist(
  context: ReferenceContext,
  values: Values,
): Promise<Issues> {
  const [issues = {}] = await checkAllReferencesExist(context, [values]);
  return issues;
}
/** What a check of references needs; `resource` declares the fields of the values. */
type ReferenceContext = Pick<OperationContext, "engine" | "tx" | "resource" | "actor">;

/** How references are checked. */
interface ReferenceCheck {
  /** Limits the check to some targets. */
  isChecked?(target: Resource): boolean;
  /** Whether targets that can be moved to the trash are locked against that, if they can be. */
  lock?: boolean;
}

/**
 * Whether the transaction of an actor can lock rows of a resource: those that the actor's realm
 * may write. A tenant reads shared rows, and cannot lock them.
 */
export const isLockable = (target: Resource, actor: Actor): boolean =>
  target.table === null && (isTenantOwned(target) || isOperator(actor));

/** Checks the references of many rows with one query. */
export async function checkAllReferencesExist(
  { engine, tx, resource, actor }: ReferenceContext,
  rows: readonly Values[],
  { isChecked = () => true, lock = false }: ReferenceCheck = {},
): Promise<Issues[]> {
  const wanted = rows.map((values) => {
    const list: Wanted[] = [];
    collect(resource, resource.fields, values, "", list);
    return list.filter(({ target }) => isChecked(engine.resource(target)));
  });
  const idsByTarget = new Map<string, Set<number>>();
  for (const { target, ids } of wanted.flat()) {
    const all = idsByTarget.get(target) ?? new Set();
    for (const id of ids) all.add(id);
    idsByTarget.set(target, all);
  }
  const existing = new Map([...idsByTarget.keys()].map((target) => [target, new Set<number>()]));
  const queries = [...idsByTarget].map(([target, ids]) =>
    existingSql(engine.resource(target), actor, [...ids], lock),
  );
  if (queries.length > 0)
    for (const { target, id } of await tx.run(
      sql<
        Pick<StandardRow, "id"> & Calculated<{ target: string }>
      >`${sql.join(queries, sql` union all `)}`,
    ))
      existing.get(target)?.add(id);
  return wanted.map((list) => {
    const issues: Issues = {};
    for (const { path, target, ids } of list) {
      const missing = ids.find((id) => !existing.get(target)?.has(id));
      if (missing !== undefined)
        issues[path] = { key: "validation.referenceMissing", params: { label: missing } };
    }
    return issues;
  });
}
function existingSql(target: Resource, actor: Actor, ids: number[], lock: boolean) {
  const scopes = [
    sql`t.id = ${anyId(ids)}`,
    ...(target.trash ? [sql`t.deleted_at is null`] : []),
    ...tenantScopeSql(target, actor),
  ];
  const rows = sql<Pick<StandardRow, "id"> & Calculated<{ target: string }>>`
    select ${sql.lit(target.name)} as target, t.id from ${tableRef(target)} t
    where ${sql.join(scopes, sql` and `)}`;
  const isLocked = lock && target.trash && isLockable(target, actor);
  return isLocked
    ? sql<
        Pick<StandardRow, "id"> & Calculated<{ target: string }>
      >`select target, id from (${rows} order by t.id for key share) as locked`
    : rows;
}
function collect(
  resource: Resource,
  fields: Fields,
  values: Values,
  path: string,
  wanted: Wanted[],
) {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (value === null || value === undefined) continue;
    for (const [index, row] of field.kind === "rows" ? (value as Values[]).entries() : [])
      collect(resource, getRowFields(field), row, `${path}${name}.${index}.`, wanted);
    const target = getReferenceTarget(resource, field);
    if (target !== null) {
      const ids = [value].flat() as number[];
      if (ids.length) wanted.push({ path: path + name, target, ids });
    }
  }
}

/**
 * Serializes changes of one tree: two concurrent moves could create a cycle that neither sees, and
 * a branch could be deleted while a row is moved below it. The lock is taken before any row lock,
 * which prevents deadlocks.
 */
export async function lockTree({
  tx,
  resource,
  actor,
}: Pick<OperationContext, "tx" | "resource" | "actor">): Promise<void> {
  if (!resource.parent) return;
  const tree = `tree:${resource.name}:${isTenantOwned(resource) ? actor.tenantId : ""}`;
  await tx.run(sql`select pg_advisory_xact_lock(hashtext(${tree}))`);
}

/** Checks that a row of a tree is not below itself, nor deeper than the tree allows. */
export async function checkTree(
  tx: Tx,
  resource: Resource,
  id: number | null,
  parent: number | null,
): Promise<Issues> {
  const name = resource.parent;
  if (!name || parent === null) return {};
  if (parent === id) return { [name]: { key: "validation.parentSelf" } };
  const table = tableRef(resource);
  const above = await tx.run(sql<Pick<StandardRow, "id"> & Calculated<{ level: number }>>`
    with recursive up as (
      select t.id, ${columnRef(name)} as parent, 1 as level from ${table} t where t.id = ${parent}
      union all select t.id, ${columnRef(name)}, up.level + 1 from ${table} t join up on t.id = up.parent where up.level < 100
    ) select id, level from up`);
  if (id !== null && above.some((row) => row.id === id))
    return { [name]: { key: "validation.cycle" } };
  const { depth } = (resource.fields[name]?.options ?? {}) as { depth?: number };
  if (depth === undefined) return {};
  const below = id === null ? 1 : await calculateHeight(tx, resource, name, id);
  return above.length + below > depth
    ? { [name]: { key: "validation.tooDeep", params: { max: depth } } }
    : {};
}
async function calculateHeight(
  tx: Tx,
  resource: Resource,
  name: string,
  id: number,
): Promise<number> {
  const table = tableRef(resource);
  const height = await tx.readValue(sql<number>`
    with recursive down as (
      select t.id, 1 as level from ${table} t where t.id = ${id}
      union all select t.id, down.level + 1 from ${table} t join down on ${columnRef(name)} = down.id where down.level < 100 ${resource.trash ? sql`and t.deleted_at is null` : sql``}
    ) select max(level) from down`);
  return height ?? 1;
}
