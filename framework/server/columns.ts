import { type RawBuilder, sql } from "kysely";
import type { Field, Kind, Resource, RowsOptions } from "../schema/index.ts";
import { systemColumns, toChildTableName, toSnakeCase, toTableName } from "../schema/index.ts";

type Sql = RawBuilder<unknown>;
interface ColumnCodec {
  /** Converts the column to its shape in code; most columns need no conversion. */
  read?: (column: Sql) => Sql;
  /** Converts the value to the parameter that is written. */
  write?: (value: unknown) => unknown;
}
const asJson: ColumnCodec = {
  write: (value) => (value === null ? null : sql`${JSON.stringify(value)}::jsonb`),
};
const asIs: ColumnCodec = {};

const faces: Record<Exclude<Kind, "rows" | "references" | "computed">, ColumnCodec> = {
  text: asIs,
  longText: asIs,
  richText: asIs,
  localized: asJson,
  integer: asIs,
  decimal: asIs,
  money: asIs,
  percent: asIs,
  boolean: asIs,
  choice: asIs,
  choices: { write: (value) => sql`${value ?? []}::text[]` },
  date: asIs,
  dateTime: asIs,
  duration: asIs,
  dateRange: {
    read: (column) =>
      sql`case when ${column} is null then null else json_build_object('from', lower(${column}), 'to', upper(${column}) - 1) end`,
    write: (value) =>
      value === null
        ? null
        : sql`daterange(${(value as { from: string }).from}::date, ${(value as { to: string }).to}::date, '[]')`,
  },
  email: asIs,
  phone: asIs,
  url: asIs,
  password: asIs,
  image: asIs,
  images: { write: (value) => sql`${value ?? []}::text[]` },
  video: asIs,
  file: asIs,
  reference: asIs,
  parent: asIs,
  point: asJson,
  json: asJson,
};

/** Whether a field has a column in the resource's own table. */
export const hasColumn = (field: Field): boolean =>
  field.kind === "computed"
    ? (field.options as { stored?: boolean }).stored === true
    : field.kind !== "rows" && field.kind !== "references";
const getCodec = (field: Field): ColumnCodec => {
  const kind =
    field.kind === "computed" ? (field.options as unknown as { of: Field }).of.kind : field.kind;
  return kind === "rows" || kind === "references" || kind === "computed" ? asIs : faces[kind];
};

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
  const read = field ? getCodec(field).read : undefined;
  const column = columnRef(name);
  return sql`${read ? read(column) : column} as ${sql.ref(name)}`;
}
export const writeValue = (field: Field, value: unknown): unknown => {
  const { write } = getCodec(field);
  return write ? write(value ?? null) : (value ?? null);
};

/** System columns of a resource's table; read-only resources have fewer. */
export const listSystemColumns = (resource: Resource): readonly string[] =>
  resource.readOnly ? ["id", "addTime", "addBy"] : systemColumns;
/** Names of the fields in the row itself, without child rows and lists of references. */
export const ownColumns = (resource: Resource): string[] =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    hasColumn(field) && field.kind !== "password" ? [name] : [],
  );
