import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import {
  type Actor,
  type Field,
  getRowFields,
  getTenantKey,
  getTraits,
  hasColumn,
  isTenantOwned,
  type Resource,
} from "../../schema/index.ts";
import { childPlace, columnRef, listSystemColumns, readColumn, tableRef } from "../sql/columns.ts";
import { authorNames } from "../sql/loadLabels.ts";
import { memberName, memberTable } from "../sql/tenancy.ts";
import { hasReadFilter, hasTenantScope, tenantScopeSql } from "../sql/tenantScope.ts";
import { anyIdParameter, toIdValue } from "../tables/anyId.ts";
import { compileQuery } from "../tables/compileQuery.ts";
import { compiler } from "../tables/compiler.ts";
import type { Calculated, ChildRow, StandardRow } from "../tables/DB.ts";
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
  /** Fields whose child rows have a resource of their own, and are locked with their owner. */
  lockChildren?: readonly string[];
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

/**
 * A child row or a reference as a statement returns it, with the field that it belongs to: in JSON,
 * so that one statement reads several tables.
 */
export type ReadChild = Pick<ChildRow, "id"> & Calculated<{ field: string; child: ChildJson }>;
/** The columns of a child row or a reference, with its owner, its place and the referenced id. */
export type ChildJson = Pick<ChildRow, "id"> &
  Calculated<{ _parent: number; _position: number; _target?: number }>;

/**
 * Compiles the statement that reads the child rows and the references of several fields by their
 * owners. The rows of the `locked` fields are locked for an update: those with a resource of their
 * own, which change without a lock on their owner.
 */
export function compileChildren(
  resource: Resource,
  names: readonly string[],
  owners: readonly number[],
  locked: readonly string[] = [],
): Compiled {
  const isSingle = owners.length === 1;
  const values = { owners: toIdValue(owners) };
  const key = ["children", names.join(), locked.join(), isSingle].join(" ");
  return getStatements(resource).compile(key, values, (given) => {
    const selected = names.map((name) => {
      const { table, parent, live } = childPlace(resource, name);
      const lock = locked.includes(name) ? sql`order by t.id for no key update` : sql``;
      return sql<ReadChild>`
        select ${sql.lit(name)} as field, c."_parent", c."_position", c.id, to_json(c) as child
        from (
          select ${listChildColumns(resource, name)} from ${table} t
          where t.${parent} = ${anyIdParameter(isSingle, given.owners)} ${live} ${lock}
        ) c`;
    });
    return sql<ReadChild>`
      select field, id, child from (${sql.join(selected, sql` union all `)}) as read
      order by "_parent", "_position", id`;
  });
}

/** The columns of child rows or references in `ReadChild`. */
export function listChildColumns(resource: Resource, name: string): Sql {
  const field = resource.fields[name];
  const own = field?.type.traits.reference
    ? [sql`t.target_id as "_target"`]
    : Object.entries(field ? getRowFields(field) : {}).flatMap(([key, inner]) =>
        hasColumn(inner) ? [readJsonColumn(inner, key)] : [],
      );
  const { parent } = childPlace(resource, name);
  return sql.join([
    sql`t.${parent} as "_parent"`,
    sql`t.position as "_position"`,
    sql`t.id`,
    ...own,
  ]);
}
/** JSON prints instants in another format than the one that code reads. */
const readJsonColumn = (field: Field, name: string): Sql =>
  getTraits(field).time === "instant"
    ? sql`to_char(${columnRef(name)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${sql.ref(name)}`
    : readColumn(field, name);
