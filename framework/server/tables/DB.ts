import type { ColumnType, Generated, Selectable } from "kysely";
import type {
  CamelCase,
  DeclaredField,
  Fields,
  IsFilled,
  Registered,
  Resource,
  ResourceName,
  SnakeCase,
  TenantColumnName,
  TenantKind,
  TraitsOf,
  ValueOf,
  ValueTraits,
} from "../../schema/index.ts";
import type { DefaultTimestamp, NullableTimestamp } from "./columnTypes.ts";
import type { Jsonb } from "./jsonb.ts";

/**
 * Tables that no resource declares. The owner of a table describes it and adds it here, as
 * `frameworkTables.ts` does.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the owners of the tables
export interface SystemTables {}

/** Columns that migrations by hand have added to the tables of resources, by table. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the resources' domains
export interface AddedColumns {}

/** Without a column: values in a table of their own, and computed ones that are not stored. */
type HasColumn<T> =
  TraitsOf<T> extends { ownTable: true }
    ? false
    : T extends DeclaredField<"computed", unknown, infer O>
      ? O extends { stored: true }
        ? true
        : false
      : true;
type ColumnFields<F extends Fields> = {
  [K in keyof F as HasColumn<F[K]> extends true ? K : never]: F[K];
};

/** Some columns arrive as PostgreSQL prints them; all others as the field's values. */
type ColumnValue<T> = ValueTraits<T> extends { printed: true } ? string : ValueOf<T>;
/** An array of PostgreSQL; a list of structures is one structure. */
type ArrayValue = readonly (string | number | boolean)[];
type WrittenValue<T> =
  ValueTraits<T> extends infer X
    ? X extends { time: "instant" }
      ? string | Date
      : X extends { printed: true }
        ? string
        : X extends { list: true }
          ? ValueOf<T> extends ArrayValue
            ? ValueOf<T>
            : Jsonb<ValueOf<T>>
          : X extends { structured: true } | { localized: true }
            ? Jsonb<ValueOf<T>>
            : ValueOf<T>
    : never;

/** A column that is null, or has a default, is optional in an insert. */
type Filled<S, W, O> = O extends { required: true }
  ? O extends { default: NonNullable<unknown> }
    ? ColumnType<S, W | undefined, W>
    : ColumnType<S, W, W>
  : ColumnType<S, W | undefined, W>;
type Column<T> =
  T extends DeclaredField<string, unknown, infer O>
    ? IsFilled<T> extends true
      ? Filled<ColumnValue<T>, WrittenValue<T>, O>
      : ColumnType<
          ColumnValue<T> | null,
          WrittenValue<T> | null | undefined,
          WrittenValue<T> | null
        >
    : never;
type FieldColumns<F extends Fields> = {
  [K in keyof ColumnFields<F> & string as SnakeCase<K>]: Column<F[K]>;
};

type NullableId = ColumnType<number | null, number | null | undefined, number | null>;
interface StandardColumns {
  id: Generated<number>;
  add_time: DefaultTimestamp;
  add_by: NullableId;
  upd_time: DefaultTimestamp;
  upd_by: NullableId;
  version: Generated<number>;
}
/** The text that a search looks through; the database calculates it. */
type SearchColumn<F extends Fields> = true extends {
  [K in keyof F]: F[K] extends { options: { search: true } } ? true : false;
}[keyof F]
  ? { search_text: ColumnType<string | null, never, never> }
  : unknown;

/** The columns that every table of a resource has, for statements on the table of any resource. */
export type StandardRow = Selectable<StandardColumns>;
/** The columns that every table of child rows has. */
export type ChildRow = Selectable<ChildColumns>;

type Flatten<T> = { [K in keyof T]: T[K] } & {};
type TenantColumn<R> = R extends { owner: TenantKind } ? Record<TenantColumnName, number> : unknown;
type FieldsOf<R> = R extends Resource<string, infer F> ? F : never;
type TableName<R> = R extends { table: infer T extends string }
  ? T
  : R extends { name: infer N extends string }
    ? SnakeCase<N>
    : never;
type DeclaredTable<R> = Flatten<
  StandardColumns &
    TenantColumn<R> &
    (R extends { trash: true } ? { deleted_at: NullableTimestamp } : unknown) &
    FieldColumns<FieldsOf<R>> &
    SearchColumn<FieldsOf<R>> &
    (TableName<R> extends keyof AddedColumns ? AddedColumns[TableName<R>] : unknown)
>;

/** The columns of a declared resource's table, for Kysely's builder. */
export type TableOf<R> = DeclaredTable<R>;

interface ChildColumns {
  id: Generated<number>;
  parent_id: number;
  position: Generated<number>;
}
type ChildTable<R, T> = Flatten<
  ChildColumns &
    TenantColumn<R> &
    (TraitsOf<T> extends { reference: "many" }
      ? { target_id: number }
      : T extends { options: { fields: infer F extends Fields } }
        ? FieldColumns<F>
        : never)
>;
/** The tables of child rows and of lists of references of one resource. */
type ChildTables<R> = {
  [K in keyof FieldsOf<R> & string as TraitsOf<FieldsOf<R>[K]> extends { ownTable: true }
    ? FieldsOf<R>[K] extends { options: { storedIn: object } }
      ? never
      : `${TableName<R>}_${SnakeCase<K>}`
    : never]: ChildTable<R, FieldsOf<R>[K]>;
};
type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (
  all: infer I,
) => void
  ? I
  : never;

type DeclaredTables = {
  [R in Registered as R extends { table: null } ? TableName<R> : never]: DeclaredTable<R>;
};
type DeclaredChildTables = UnionToIntersection<
  Registered extends infer R ? (R extends { readOnly: boolean } ? ChildTables<R> : never) : never
>;
type Derived = Flatten<DeclaredTables & DeclaredChildTables>;

/**
 * Every table of the database with its columns, as Kysely's builder reads them: derived from the
 * declarations of the resources and from the descriptions of the other tables.
 */
export interface DB extends Derived, SystemTables {}

/** The name of a table. */
export type TableOrView = keyof DB;
/** The name of the table of each resource: listed once, which compares faster than a condition. */
type TablesByResource = {
  [R in Registered as R["name"]]: Extract<TableName<R>, TableOrView>;
};
/** The name of a resource's table. */
export type TableNamed<N extends ResourceName> = TablesByResource[N];
/**
 * A row of a table as the driver returns it, with the names of its columns.
 *
 * @example
 * ```ts
 * const supplier: Pick<TableRow<"suppliers">, "id" | "add_time"> = {
 *   id: 7,
 *   add_time: "2026-01-31T10:00:00.000Z",
 * };
 * ```
 */
export type TableRow<T extends TableOrView> = Selectable<DB[T]>;
/**
 * A row of a table with the names in camel case, which the aliases of a statement give it.
 *
 * @example
 * ```ts
 * type Joined = Pick<CamelRow<"suppliers">, "id" | "addTime">;
 * ```
 */
export type CamelRow<T extends TableOrView> = {
  [K in keyof TableRow<T> & string as CamelCase<K>]: TableRow<T>[K];
};
/** Columns that a statement calculates, which no table has. */
export type Calculated<C extends object> = C;
