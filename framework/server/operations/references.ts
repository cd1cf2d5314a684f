import { sql } from "kysely";
import {
  type Actor,
  type Field,
  type Fields,
  foreignTarget,
  getReferenceTarget,
  getRowFields,
  type Issues,
  type Resource,
  toTableName,
} from "../../schema/index.ts";
import { assertAll, domainError } from "../domainError.ts";
import type { Engine } from "../engine.ts";
import { childTableRef, columnRef, tableRef } from "../sql/columns.ts";
import { tenantScopeSql } from "../sql/tenantScope.ts";
import type { Tx } from "../transaction.ts";
import { isOwnedBy } from "./ownedRows.ts";

type Values = Readonly<Record<string, unknown>>;
type Wanted = { path: string; target: string; ids: number[] };

/**
 * Checks that each reference among the values is to a row that the actor can see and that is not in
 * the trash.
 */
export async function checkReferencesExist(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  actor: Actor,
  values: Values,
): Promise<Issues> {
  const [issues = {}] = await checkAllReferencesExist(engine, tx, resource, actor, [values]);
  return issues;
}
/** Checks the references of many rows, with one query per target. */
export async function checkAllReferencesExist(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  actor: Actor,
  rows: readonly Values[],
): Promise<Issues[]> {
  const wanted = rows.map((values) => {
    const list: Wanted[] = [];
    collect(resource, resource.fields, values, "", list);
    return list;
  });
  const byTarget = new Map<string, Set<number>>();
  for (const { target, ids } of wanted.flat()) {
    const all = byTarget.get(target) ?? new Set();
    for (const id of ids) all.add(id);
    byTarget.set(target, all);
  }
  const there = new Map<string, Set<number>>();
  for (const [target, ids] of byTarget) {
    const found = await tx.run<{ id: number }>(visible(engine.resource(target), actor, [...ids]));
    there.set(target, new Set(found.map(({ id }) => id)));
  }
  return wanted.map((list) => {
    const issues: Issues = {};
    for (const { path, target, ids } of list) {
      const missing = ids.find((id) => !there.get(target)?.has(id));
      if (missing !== undefined)
        issues[path] = { key: "validation.referenceMissing", params: { label: missing } };
    }
    return issues;
  });
}
function visible(target: Resource, actor: Actor, ids: number[]) {
  const scopes = [
    sql`t.id = any(${ids}::bigint[])`,
    ...(target.trash ? [sql`t.deleted_at is null`] : []),
    ...tenantScopeSql(target, actor),
  ];
  return sql<{
    id: number;
  }>`select t.id from ${tableRef(target)} t where ${sql.join(scopes, sql` and `)}`;
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
export async function lockTree(
  tx: Tx,
  resource: Resource,
  { shopId }: Pick<Actor, "shopId">,
): Promise<void> {
  if (!resource.parent) return;
  const tree = `tree:${resource.name}:${resource.owner === "shop" ? shopId : ""}`;
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
  const above = await tx.run<{ id: number; level: number }>(sql`
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
  const row = await tx.first<{ height: number }>(sql`
    with recursive down as (
      select t.id, 1 as level from ${table} t where t.id = ${id}
      union all select t.id, down.level + 1 from ${table} t join down on ${columnRef(name)} = down.id where down.level < 100 ${resource.trash ? sql`and t.deleted_at is null` : sql``}
    ) select max(level) as height from down`);
  return row?.height ?? 1;
}

/**
 * Rejects a deletion while other rows reference the record, and states which and how many, for all
 * resources together.
 *
 * @throws {DomainError} `record.hasChildren` when the row has rows below it.
 * @throws {DomainError} `record.referenced` when other rows refer to the row.
 */
export async function checkNotReferenced(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  id: number,
  /** Whether the deletion is permanent, so that references from the trash prevent it too. */
  forGood: boolean,
): Promise<void> {
  const found = new Map<string, { isChild: boolean; resource: string; count: number }>();
  for (const other of engine.resources) {
    if (other.readOnly) continue;
    for (const [name, field] of Object.entries(other.fields)) {
      if (getReferenceTarget(other, field) !== resource.name) continue;
      const isChild = field.type.traits.reference === "parent";
      if (isOwnedBy(engine, resource, other, name)) continue;
      if (field.kind === "reference" && field.options.onDelete === "setNull") continue;
      const live = other.trash && !forGood ? sql`and t.deleted_at is null` : sql``;
      const from = field.type.traits.ownTable
        ? sql`${childTableRef(other, name)} c join ${tableRef(other)} t on t.id = c.parent_id where c.target_id = ${id}`
        : sql`${tableRef(other)} t where ${columnRef(name)} = ${id}`;
      const count =
        (await tx.first<{ n: number }>(sql`select count(*) as n from ${from} ${live}`))?.n ?? 0;
      if (count === 0) continue;
      // Several resources may show the rows of one table, and several fields of a row may contain
      // the same id: each row counts once.
      const table = isChild ? "" : toTableName(other);
      const known = found.get(table);
      if (!known || (known.resource === other.name && known.count < count))
        found.set(table, { isChild, resource: other.name, count });
    }
  }
  await assertAll(
    [...found.values()].map(({ isChild, resource, count }) => () => {
      throw isChild
        ? domainError("record.hasChildren", { count })
        : domainError("record.referenced", { count, resource }, { data: { resource, count } });
    }),
  );
  // A `foreignId` may still refer to a record that is only in the trash.
  if (forGood) await checkNoForeignIds(engine, tx, resource, id);
}

/**
 * Rejects a deletion while a `foreignId` contains the record's id, in a row of a resource or in one
 * of its child rows.
 */
async function checkNoForeignIds(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  id: number,
): Promise<void> {
  const holds = (field: Field): boolean => {
    const target = foreignTarget(field);
    return target?.resource === resource.name && target.rows === null;
  };
  for (const other of engine.resources) {
    // Another resource on the same table has the same rows as the owning resource. A shop cannot
    // read the platform's rows: for these the database's own constraint reports the reference.
    if (other.table || (resource.owner === "shop" && other.owner === "platform")) continue;
    for (const [name, field] of Object.entries(other.fields)) {
      const columns = Object.entries(getRowFields(field)).flatMap(([key, one]) =>
        holds(one) ? [key] : [],
      );
      const found = [
        ...(holds(field)
          ? [
              sql<{
                n: number;
              }>`select count(*) as n from ${tableRef(other)} t where ${columnRef(name)} = ${id}`,
            ]
          : []),
        ...columns.map(
          (key) =>
            sql<{
              n: number;
            }>`select count(distinct parent_id) as n from ${childTableRef(other, name)} t where ${columnRef(key)} = ${id}`,
        ),
      ];
      for (const query of found) {
        const count = (await tx.first<{ n: number }>(query))?.n ?? 0;
        if (count > 0)
          throw domainError(
            "record.referenced",
            { count, resource: other.name },
            { data: { resource: other.name, count } },
          );
      }
    }
  }
}
