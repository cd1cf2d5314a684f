import type { DefinedRules } from "../framework/server/defineRules.ts";
import type { Model } from "../framework/server/migration/buildModel.ts";
import type { Migration } from "../framework/server/migration/orderMigrations.ts";
import type { Repeatable } from "../framework/server/migration/repeatables.ts";

/** Server modules next to the declarations, found by their file names. */
const ruleModules = import.meta.glob<DefinedRules>("../resources/*/*/*.server.ts", {
  eager: true,
  import: "default",
});
export const rules: readonly DefinedRules[] = Object.values(ruleModules);

/** Returns the files of a glob as SQL with their names, without folder and ending. */
const toNamedSql = (files: Record<string, string>): { name: string; sql: string }[] =>
  Object.entries(files).map(([path, sql]) => ({
    name: path.slice(path.lastIndexOf("/") + 1, -".sql".length),
    sql,
  }));

const sqlFiles = import.meta.glob<string>(["../migrations/*.sql", "!../migrations/schema.sql"], {
  eager: true,
  query: "?raw",
  import: "default",
});
/** The versioned migrations. */
export const migrations: readonly Migration[] = toNamedSql(sqlFiles);

const repeatableFiles = import.meta.glob<string>("../migrations/repeatable/*.sql", {
  eager: true,
  query: "?raw",
  import: "default",
});
/** The functions, triggers, policies and views, a file a domain. */
export const repeatables: readonly Repeatable[] = toNamedSql(repeatableFiles);

const snapshots = import.meta.glob<Model>("../migrations/snapshot.json", {
  eager: true,
  import: "default",
});
export const snapshot: Model | null = Object.values(snapshots)[0] ?? null;
