import type { Resource } from "./defineResource.ts";

/** The name of a column or a table in the database: `addTime` → `add_time`. */
export type SnakeCase<S extends string, Done extends string = ""> = S extends `${infer H}${infer T}`
  ? SnakeCase<T, `${Done}${H extends Lowercase<H> ? H : `_${Lowercase<H>}`}`>
  : Done;
/** The name in code of a column: `add_time` → `addTime`. */
export type CamelCase<S extends string> = S extends `${infer H}_${infer T}`
  ? `${H}${Capitalize<CamelCase<T>>}`
  : S;
/** Returns the column of a field, or the table of a resource: `addTime` → `add_time`. */
export const toSnakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** Returns the table of a resource: its name in snake case, unless it declares another table. */
export const toTableName = (resource: Pick<Resource, "name" | "table">): string =>
  resource.table ?? toSnakeCase(resource.name);
/** Returns the table of a `rows` field, or the join table of a `references` field. */
export const toChildTableName = (
  resource: Pick<Resource, "name" | "table">,
  field: string,
): string => `${toTableName(resource)}_${toSnakeCase(field)}`;

/** Columns that every row has in addition to its fields, in table order. */
export const systemColumns = ["id", "addTime", "addBy", "updTime", "updBy", "version"] as const;
/** Returns the menu section of a resource: the part of its permission before the colon. */
export const getSection = (resource: Pick<Resource, "access">): string =>
  resource.access.split(":")[0] ?? resource.access;
