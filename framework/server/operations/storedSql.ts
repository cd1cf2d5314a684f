import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import {
  type Actor,
  type Field,
  getRowFields,
  getTenantKey,
  hasColumn,
  isTenantOwned,
  type Resource,
} from "../../schema/index.ts";
import { childPlace, columnRef, listSystemColumns, readColumn, tableRef } from "../sql/columns.ts";
import { memberName, memberTable } from "../sql/tenancy.ts";
import { hasReadFilter, hasTenantScope, tenantScopeSql } from "../sql/tenantScope.ts";
import { anyIdParameter, toIdValue } from "../tables/anyId.ts";
import { compileQuery } from "../tables/compileQuery.ts";
import { compiler } from "../tables/compiler.ts";
import type { ChildRow, StandardRow } from "../tables/DB.ts";
import { getStatements, type Placeholders } from "../tables/statementCache.ts";

type Sql = RawBuilder<unknown>;
type Compiled = Pick<CompiledQuery, "sql" | "parameters">;

/** How stored rows are read. */
export interface ReadOptions {
  /**
   * A row locked for an update can still be referenced meanwhile; one locked for deletion cannot.
   */
  lock?: boolean | "delete";
  /** Whether rows in the trash are read, and those only; `both` reads all. */
  trash?: boolean | "both";
  /** Whether `_authors` holds the names of the members who created and changed each row. */
  authors?: boolean;
}

const selectLists = new WeakMap<Resource, Map<string, Sql>>();
/** Returns the select list of the named fields and the system columns. The SQL is cached. */
export function selectList(resource: Resource, names: readonly string[]): Sql {
  const known = selectLists.get(resource) ?? new Map<string, Sql>();
  selectLists.set(resource, known);
  const key = names.join();
  let list = known.get(key);
  if (!list) {
    const own = names.filter((name) => resource.fields[name] && hasColumn(resource.fields[name]));
    const all = sql.join([
      ...listSystemColumns(resource).map((name) => readColumn(undefined, name)),
      ...(isTenantOwned(resource) && !resource.readOnly
        ? [readColumn(undefined, getTenantKey())]
        : []),
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
export const listStoredColumns = (resource: Resource): Sql =>
  resource.trash
    ? sql`${selectList(resource, storedNames(resource))}, ${columnRef("deletedAt")} as "deletedAt"`
    : selectList(resource, storedNames(resource));

/**
 * Compiles the statement that reads rows by their ids, in the order of these. It is compiled once,
 * except where the resource's own read filter applies, whose SQL differs with the actor's values.
 */
export function compileRows(
  resource: Resource,
  actor: Actor,
  ids: readonly number[],
  options: ReadOptions,
): Compiled {
  const isSingle = ids.length === 1;
  const values = { ids: toIdValue(ids), tenantId: actor.tenantId };
  const build = (given: Placeholders<typeof values>) => {
    const scopes = tenantScopeSql(resource, actor, given.tenantId);
    return rowsSql(resource, anyIdParameter(isSingle, given.ids), scopes, options);
  };
  if (hasReadFilter(resource, actor))
    return compileQuery(build({ ids: sql`${values.ids}`, tenantId: sql`${values.tenantId}` }));
  const { lock = false, trash = false, authors = false } = options;
  const key = ["rows", isSingle, lock, trash, authors, hasTenantScope(resource, actor)].join(" ");
  return getStatements(resource).compile(key, values, build);
}
function rowsSql(
  resource: Resource,
  ids: Sql,
  scopes: readonly Sql[],
  { lock = false, trash = false, authors = false }: ReadOptions,
): Sql {
  const conditions = [
    sql`t.id = ${ids}`,
    ...(resource.trash && trash !== "both"
      ? [trash ? sql`t.deleted_at is not null` : sql`t.deleted_at is null`]
      : []),
    ...scopes,
  ];
  const locking = lock === "delete" ? sql`for update` : lock ? sql`for no key update` : sql``;
  return sql<StandardRow>`
    select ${listStoredColumns(resource)} ${authors ? authorColumn(resource) : sql``}
    from ${tableRef(resource)} t
    where ${sql.join(conditions, sql` and `)} order by t.id ${locking}`;
}

/** Columns that name the member who created or changed a row. */
export const authorNames = ["addBy", "updBy"] as const;

/** The names of a row's authors, read with the row: a statement of their own costs more. */
function authorColumn(resource: Resource): Sql {
  const columns = listSystemColumns(resource);
  const names = authorNames.flatMap((name) =>
    columns.includes(name)
      ? [
          sql`${sql.lit(name)}, (
            select ${memberName()} from ${memberTable()} where id = ${columnRef(name)})`,
        ]
      : [],
  );
  return sql`, jsonb_build_object(${sql.join(names)}) as "_authors"`;
}

/** Compiles the statement that reads the child rows or the references of rows by their owners. */
export function compileChildren(
  resource: Resource,
  name: string,
  field: Field,
  owners: readonly number[],
): Compiled {
  const isSingle = owners.length === 1;
  const values = { owners: toIdValue(owners) };
  return getStatements(resource).compile(`children ${name} ${isSingle}`, values, (given) => {
    const { table, parent, live } = childPlace(resource, name);
    return sql<Partial<ChildRow>>`
      select t.${parent} as "_parent", ${listChildColumns(field)} from ${table} t
      where t.${parent} = ${anyIdParameter(isSingle, given.owners)} ${live}
      order by t.${parent}, t.position, t.id`;
  });
}
function listChildColumns(field: Field): Sql {
  if (field.type.traits.reference) return sql`t.target_id as "target"`;
  const own = Object.entries(getRowFields(field)).flatMap(([key, inner]) =>
    hasColumn(inner) ? [readColumn(inner, key)] : [],
  );
  return sql.join([sql`t.id`, ...own]);
}
