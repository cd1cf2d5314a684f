import { type RawBuilder, sql } from "kysely";
import {
  type Fields,
  getTenantId,
  hasColumn,
  isTenantOwned,
  type Resource,
  toSnakeCase,
} from "../../schema/index.ts";
import { cleanValue } from "../cleanHtml.ts";
import { invalid } from "../domainError.ts";
import { toColumnType } from "../migration/columnType.ts";
import { childPlace, writeValue } from "../sql/columns.ts";
import { tenantColumn } from "../sql/tenancy.ts";
import { anyId } from "../tables/anyId.ts";
import { buildTuples, type ChildStatement, splitRows } from "./childStatements.ts";
import { type ComparedChild, compareChildren } from "./compareAndSet.ts";
import { isEqual } from "./isEqual.ts";
import type { ChildWrite } from "./saveChildren.ts";
import { type ChildJson, listChildColumns } from "./storedSql.ts";

type Child = Record<string, unknown> & { id?: number };

/** Returns the child rows of a field. */
export const getChildren = (values: Readonly<Record<string, unknown>> | null, name: string) =>
  (values?.[name] ?? []) as Child[];

/** A child row to write, with its owner and its place among the rows of that. */
interface PlacedChild {
  owner: ChildWrite["owner"];
  index: number;
  child: Child;
}
/** A child row that differs from the stored one, with the names of the fields that do. */
interface ChangedChild extends PlacedChild {
  id: number;
  stored: Child;
  changed: string[];
}
/** What becomes of the child rows of one field. */
interface ChildPlan {
  fields: Fields;
  removed: Child[];
  added: PlacedChild[];
  changed: ChangedChild[];
}

const listColumns = (fields: Fields): string[] =>
  Object.keys(fields).filter((key) => fields[key] && hasColumn(fields[key]));

/**
 * Builds the statements that save the child rows of one field: a row with an id is updated, one
 * without is inserted, a missing one is removed. Only the columns that differ are written.
 *
 * @throws {DomainError} `input.invalid` for an id of another owner's row.
 * @throws {DomainError} `record.valueChanged` for a number that has changed since it was read.
 */
export function buildRowStatements(
  resource: Resource,
  name: string,
  fields: Fields,
  author: number | null,
  writes: readonly ChildWrite[],
): ChildStatement[] {
  const plan = planChildren(name, fields, writes);
  const freed = listFreedFields(plan);
  return [
    ...buildRemoval(resource, name, plan.removed, freed.length > 0),
    ...freed
      .filter((key) => !fields[key]?.options.required)
      .map((key) => buildClearing(resource, name, plan.changed, key)),
    ...buildInserts(resource, name, fields, author, plan.added),
    ...buildUpdates(resource, name, fields, author, plan.changed),
  ];
}

function planChildren(name: string, fields: Fields, writes: readonly ChildWrite[]): ChildPlan {
  const plan: ChildPlan = { fields, removed: [], added: [], changed: [] };
  const compared: ComparedChild[] = [];
  const names = listColumns(fields);
  for (const { owner, values, before } of writes) {
    const stored = new Map(
      getChildren(before, name).map((child, index) => [child.id, { child, index }]),
    );
    for (const [index, child] of getChildren(values, name).entries()) {
      const { id } = child;
      if (id === undefined) {
        plan.added.push({ owner, index, child });
        continue;
      }
      const known = stored.get(id);
      if (!known) throw invalid({ [`${name}.${index}.id`]: { key: "validation.idInvalid" } });
      stored.delete(id);
      compared.push({ path: `${name}.${index}`, given: child, stored: known.child });
      const changed = names.filter((key) => !isEqual(child[key], known.child[key]));
      if (changed.length > 0 || known.index !== index)
        plan.changed.push({ owner, index, child, id, stored: known.child, changed });
    }
    plan.removed.push(...[...stored.values()].map(({ child }) => child));
  }
  compareChildren(fields, compared);
  return plan;
}

const toText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).toLowerCase() : "";
/**
 * Lists the unique fields of which a value passes from one row to another: rows can swap theirs,
 * and a new row can take that of a removed one.
 */
function listFreedFields({ fields, removed, added, changed }: ChildPlan): string[] {
  return Object.keys(fields).filter((key) => {
    if (!fields[key]?.options.unique) return false;
    const others = changed.filter((one) => one.changed.includes(key));
    const freed = new Set(
      [...removed, ...others.map(({ stored }) => stored)].map((row) => toText(row[key])),
    );
    freed.delete("");
    return [...added, ...others].some(({ child }) => freed.has(toText(child[key])));
  });
}

/** Rows that have their own resource may be referenced, so they are only moved to the trash. */
function buildRemoval(
  resource: Resource,
  name: string,
  removed: readonly Child[],
  isFirst: boolean,
): ChildStatement[] {
  if (removed.length === 0) return [];
  const { table, ownResource } = childPlace(resource, name);
  const ids = sql`id = ${anyId(removed.flatMap(({ id }) => id ?? []))}`;
  const statement = ownResource
    ? sql`update ${table} set deleted_at = now() where ${ids}`
    : sql`delete from ${table} where ${ids}`;
  return [{ field: name, statement, parameters: 1, returns: false, isFirst }];
}

/** Clears the unique values that changed rows give up, before another row takes them. */
function buildClearing(
  resource: Resource,
  name: string,
  changed: readonly ChangedChild[],
  key: string,
): ChildStatement {
  const ids = changed.filter((one) => one.changed.includes(key)).map(({ id }) => id);
  const { table } = childPlace(resource, name);
  return {
    field: name,
    statement: sql`update ${table} set ${sql.ref(toSnakeCase(key))} = null where id = ${anyId(ids)}`,
    parameters: 1,
    returns: false,
    isFirst: true,
  };
}

function toStored(fields: Fields, key: string, value: unknown): unknown {
  const field = fields[key];
  return field ? writeValue(field, cleanValue(field, value, key)) : null;
}

function buildInserts(
  resource: Resource,
  name: string,
  fields: Fields,
  author: number | null,
  added: readonly PlacedChild[],
): ChildStatement[] {
  const { table, parent, ownResource } = childPlace(resource, name);
  const byTenant = isTenantOwned(resource);
  const names = listColumns(fields);
  const rows = added.map(({ owner, index, child }) => [
    owner.id,
    index,
    ...names.map((key) => toStored(fields, key, child[key] ?? fields[key]?.options.default)),
    ...(byTenant ? [getTenantId(owner)] : []),
    ...(ownResource ? [author, author] : []),
  ]);
  const columns = sql.join([
    parent,
    ...["position", ...names.map(toSnakeCase), ...(byTenant ? [tenantColumn()] : [])].map(
      (column) => sql.ref(column),
    ),
    ...(ownResource ? [sql.ref("add_by"), sql.ref("upd_by")] : []),
  ]);
  return splitRows(rows).map((some) => ({
    field: name,
    statement: sql<ChildJson>`
      insert into ${table} as t (${columns}) values ${buildTuples(some)}
      returning ${listChildColumns(resource, name)}`,
    parameters: some.length * (some[0]?.length ?? 0),
    returns: true,
  }));
}

/** Updates the rows with the same changed fields together, and no other column of them. */
function buildUpdates(
  resource: Resource,
  name: string,
  fields: Fields,
  author: number | null,
  all: readonly ChangedChild[],
): ChildStatement[] {
  const { table, ownResource } = childPlace(resource, name);
  const groups = new Map<string, ChangedChild[]>();
  for (const one of all) {
    const key = one.changed.join();
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) => {
    const { changed = [] } = group[0] ?? {};
    const columns = ["position", ...changed.map(toSnakeCase)].map((column) => sql.ref(column));
    const types = changed.map((key) => (fields[key] ? toColumnType(fields[key]) : "text"));
    const sets: RawBuilder<unknown>[] = columns.map((column) => sql`${column} = given.${column}`);
    if (ownResource && changed.length > 0)
      sets.push(sql`upd_by = ${author}`, sql`upd_time = now()`, sql`version = t.version + 1`);
    const rows = group.map(({ id, index, child }) => [
      id,
      index,
      ...changed.map((key) => toStored(fields, key, child[key])),
    ]);
    return splitRows(rows).map((some) => ({
      field: name,
      statement: sql<ChildJson>`
        update ${table} t set ${sql.join(sets)}
        from (values ${buildTuples(some, ["bigint", "integer", ...types])})
          as given (${sql.join([sql.ref("id"), ...columns])})
        where t.id = given.id returning ${listChildColumns(resource, name)}`,
      parameters: some.length * (some[0]?.length ?? 0) + 1,
      returns: true,
    }));
  });
}
