import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { diff } from "./diff.ts";
import type { Model, Part } from "./model.ts";
import { systemParts } from "./system.ts";

/** One reviewed migration of the database. */
export interface Migration {
  /** Like `0002_supplier_terms`; migrations are applied in the order of their names. */
  name: string;
  sql: string;
}

const readSnapshot = (folder: string): Model | null => {
  const file = path.join(folder, "snapshot.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Model) : null;
};

/**
 * Writes the next migration, from the last snapshot to `model`; returns its file name, or null when
 * nothing differs.
 */
export function writeMigration(
  folder: string,
  model: Model,
  title: string,
  droppedTables: readonly string[] = [],
  parts: readonly Part[] = [],
): string | null {
  const before = readSnapshot(folder);
  const statements = diff(before && structuredClone(before), model, droppedTables);
  const system = systemParts.slice(before ? (before.system ?? 1) : 0);
  const own = parts.filter(({ name }) => !before?.parts?.includes(name));
  if (before && statements.length + system.length + own.length === 0) return null;
  mkdirSync(folder, { recursive: true });
  const last = readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .at(-1);
  const number = String(Number(last?.slice(0, 4) ?? 0) + 1).padStart(4, "0");
  const name = `${number}_${title.replace(/\W+/g, "_").toLowerCase()}`;
  writeFileSync(
    path.join(folder, `${name}.sql`),
    [
      ...system.map((part) => `${part.trim()}\n\n`),
      ...statements.map((statement) => `${statement};\n`),
      ...own.map(({ sql }) => `\n${sql.trim()}\n`),
    ].join(""),
  );
  writeFileSync(path.join(folder, "snapshot.json"), `${JSON.stringify(model, null, 1)}\n`);
  return name;
}
