import type { Migration } from "../framework/server/migration/files.ts";
import type { Model } from "../framework/server/migration/model.ts";
import type { DefinedRules } from "../framework/server/rules.ts";

/** Server modules next to the declarations, found by their file names. */
const ruleModules = import.meta.glob<DefinedRules>("../resources/*/*/*.server.ts", { eager: true, import: "default" });
export const rules: readonly DefinedRules[] = Object.values(ruleModules);

const sqlFiles = import.meta.glob<string>("../migrations/*.sql", { eager: true, query: "?raw", import: "default" });
export const migrations: readonly Migration[] = Object.entries(sqlFiles)
  .sort(([left], [right]) => (left < right ? -1 : 1))
  .map(([path, sql]) => ({
    name:
      path
        .split("/")
        .at(-1)
        ?.replace(/\.sql$/, "") ?? path,
    sql,
  }));

const snapshots = import.meta.glob<Model>("../migrations/snapshot.json", { eager: true, import: "default" });
export const snapshot: Model | null = Object.values(snapshots)[0] ?? null;
