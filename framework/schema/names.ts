import type { Resource } from "./resource.ts";

/** The column of a field, the table of a resource: `addTime` → `add_time`. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const tableOf = (resource: Pick<Resource, "name" | "table">): string =>
  resource.table ?? snakeCase(resource.name);
/** The table of a `rows` field, or the one between two resources of a `references` field. */
export const childTableOf = (resource: Pick<Resource, "name" | "table">, field: string): string =>
  `${tableOf(resource)}_${snakeCase(field)}`;

/** Columns that every row has besides its fields, in the order of the table. */
export const systemColumns = ["id", "addTime", "addBy", "updTime", "updBy", "version"] as const;
/** The section of the menu that a resource stands in: what its permission says before the colon. */
export const sectionOf = (resource: Pick<Resource, "access">): string =>
  resource.access.split(":")[0] ?? resource.access;
