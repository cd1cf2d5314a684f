import { type RawBuilder, sql } from "kysely";
import {
  type Field,
  type Resource,
  type RowsOptions,
  systemColumns,
  toChildTableName,
  toSnakeCase,
  toTableName,
} from "../../schema/index.ts";
import { getServerKind } from "../fields/serverKinds.ts";

type Sql = RawBuilder<unknown>;

const refs = new Map<string, Sql>();
/**
 * The column of a field, qualified by `t`, the name that every query gives the resource's table.
 */
export function columnRef(name: string): Sql {
  let ref = refs.get(name);
  if (!ref) {
    ref = sql.ref(`t.${toSnakeCase(name)}`);
    refs.set(name, ref);
  }
  return ref;
}
export const tableRef = (resource: Resource): Sql => sql.table(toTableName(resource));
export const childTableRef = (resource: Resource, field: string): Sql =>
  sql.table(toChildTableName(resource, field));

/** Location of a field's child rows: a table of their own, or the table of their own resource. */
export interface ChildPlace {
  table: Sql;
  /** Column with the id of the owner. */
  parent: Sql;
  /**
   * Condition that excludes rows in the trash; begins with `and`, or is empty. The table's alias is
   * `t`.
   */
  live: Sql;
  ownResource: boolean;
}
export function childPlace(resource: Resource, field: string): ChildPlace {
  const { storedIn } = (resource.fields[field]?.options ?? {}) as RowsOptions;
  return storedIn
    ? {
        table: sql.table(toSnakeCase(storedIn.resource)),
        parent: sql.ref(toSnakeCase(storedIn.by)),
        live: sql`and t.deleted_at is null`,
        ownResource: true,
      }
    : {
        table: childTableRef(resource, field),
        parent: sql.ref("parent_id"),
        live: sql``,
        ownResource: false,
      };
}

export function readColumn(field: Field | undefined, name: string): Sql {
  const read = field ? getServerKind(field).read : undefined;
  const column = columnRef(name);
  return sql`${read ? read(column) : column} as ${sql.ref(name)}`;
}
export const writeValue = (field: Field, value: unknown): unknown => {
  const { write } = getServerKind(field);
  return write ? write(value ?? null) : (value ?? null);
};

/** System columns of a resource's table; read-only resources have fewer. */
export const listSystemColumns = (resource: Resource): readonly string[] =>
  resource.readOnly ? ["id", "addTime", "addBy"] : systemColumns;
