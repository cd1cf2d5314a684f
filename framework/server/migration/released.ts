import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { calculateChecksum } from "./calculateChecksum.ts";
import { isNumbered, type Migration, readParent } from "./orderMigrations.ts";

/** Checksums of the released migrations, by name. */
export type Released = Readonly<Record<string, string>>;

const toFile = (folder: string): string => path.join(folder, "released.json");

export function readReleased(folder: string): Released {
  const file = toFile(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Released) : {};
}

/**
 * Adds the migrations that are not in the list of released ones yet; returns their names. The
 * checksum of a released migration is never replaced.
 */
export function writeReleased(folder: string, ordered: readonly Migration[]): string[] {
  const released = readReleased(folder);
  const added = ordered.filter(({ name }) => released[name] === undefined);
  const all = {
    ...released,
    ...Object.fromEntries(added.map(({ name, sql }) => [name, calculateChecksum(sql)])),
  };
  writeFileSync(toFile(folder), `${JSON.stringify(all, null, 2)}\n`);
  return added.map(({ name }) => name);
}

/**
 * Lists the released migrations that are missing, were rewritten or come after one that is not
 * released, and the numbered ones that were never released: one message each.
 */
export function checkReleased(released: Released, migrations: readonly Migration[]): string[] {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  const found: string[] = [];
  for (const [name, checksum] of Object.entries(released)) {
    const sql = byName.get(name)?.sql;
    const parent = sql === undefined ? null : readParent(sql);
    if (sql === undefined)
      found.push(`E209 ${name}: is released, but its file is missing (restore it)`);
    else if (calculateChecksum(sql) !== checksum)
      found.push(
        `E209 ${name}: is released, but its file has changed (restore it, and write another migration)`,
      );
    else if (parent !== null && released[parent] === undefined)
      found.push(
        `E209 ${name}: is released, but its parent ${parent} is not (run npm run migration -- --release)`,
      );
  }
  for (const { name } of migrations)
    if (isNumbered(name) && released[name] === undefined)
      found.push(
        `E209 ${name}: new migrations are named by their time (write it with npm run migration)`,
      );
  return found;
}
