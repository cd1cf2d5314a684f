import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Model } from "./buildModel.ts";
import { diff } from "./diff.ts";
import { MigrationError } from "./migrationError.ts";
import { type Migration, orderMigrations } from "./orderMigrations.ts";
import type { Repeatable } from "./repeatables.ts";

/** Where and when a migration is written. */
export interface WriteOptions {
  /** The folder `migrations`. */
  folder: string;
  /** Its title in any case, like `price tags`. */
  title: string;
  droppedTables?: readonly string[];
  now?: Date;
}

function readSqlFiles(folder: string, pattern: RegExp): Migration[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => pattern.test(file))
    .sort()
    .map((file) => ({
      name: file.slice(0, -".sql".length),
      sql: readFileSync(path.join(folder, file), "utf8"),
    }));
}

/** Reads the versioned migrations of a folder by name: every SQL file but `schema.sql`. */
export const readMigrations = (folder: string): Migration[] =>
  readSqlFiles(folder, /^(?!schema\.sql$).*\.sql$/);

/** Reads the repeatable files of a folder of migrations. */
export const readRepeatables = (folder: string): Repeatable[] =>
  readSqlFiles(path.join(folder, "repeatable"), /\.sql$/);

/** Reads the declared tables of the last migration of a folder; null before the first one. */
export function readSnapshot(folder: string): Model | null {
  const file = path.join(folder, "snapshot.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Model) : null;
}

/** Writes the tables in the order of their names, so that a moved declaration changes nothing. */
function writeSnapshot(folder: string, { tables }: Model): void {
  const sorted = [...tables].sort((left, right) => (left.name < right.name ? -1 : 1));
  writeFileSync(
    path.join(folder, "snapshot.json"),
    `${JSON.stringify({ tables: sorted }, null, 1)}\n`,
  );
}

/**
 * Returns the file name of a title, like `20261122T1930_price_tags`, in UTC.
 * @throws MigrationError E208 when the title is not made of letters, digits, spaces, `-` and `_`
 */
export function toMigrationName(title: string, now: Date): string {
  if (!/^[a-z0-9][a-z0-9 _-]*$/i.test(title) || title.length > 60)
    throw new MigrationError(
      "E208",
      `"${title}"`,
      "is no title of a migration",
      "use up to 60 letters of a to z, digits, spaces, - and _",
    );
  const time = now.toISOString().slice(0, 16).replace(/[-:]/g, "");
  return `${time}_${title
    .toLowerCase()
    .replace(/[ _-]+/g, "_")
    .replace(/_$/, "")}`;
}

function writeFileOnce(folder: string, name: string, sql: string): void {
  const file = path.join(folder, `${name}.sql`);
  if (existsSync(file))
    throw new MigrationError(
      "E208",
      name,
      "exists already",
      "choose another title, or write into that file",
    );
  writeFileSync(file, sql);
}

function findParent(folder: string): string {
  const last = orderMigrations(readMigrations(folder)).at(-1);
  if (!last)
    throw new MigrationError("E206", folder, "has no migration", "restore the first migrations");
  return last.name;
}

/**
 * Writes the next migration and its snapshot, from the last snapshot to `model`; returns its name,
 * or null when nothing differs.
 * @throws MigrationError when the difference needs a declaration (E210 to E220), the migrations
 *   form no chain (E205, E206), or the title is none (E208); then nothing is written
 */
export function writeMigration(model: Model, options: WriteOptions): string | null {
  const { folder, title, droppedTables = [], now = new Date() } = options;
  const name = toMigrationName(title, now);
  const parent = findParent(folder);
  const statements = diff(readSnapshot(folder), model, droppedTables);
  if (statements.length === 0) return null;
  const body = statements.map((statement) => `${statement};\n`).join("");
  writeFileOnce(folder, name, `-- parent: ${parent}\n\n${body}`);
  writeSnapshot(folder, model);
  return name;
}

const handwritten = `-- Write here what no declaration says: a table without a resource, its indexes and grants, a
-- constraint across tables, values that move or are filled in. The file runs in one transaction.
-- Functions, triggers, policies and views are edited in migrations/repeatable/, not here.
-- Then run: npm run migration -- --schema
`;

/** What the declarations differ in beyond what this file is for. */
export type OpenDifference = "none" | "generated" | "refused";

/**
 * Writes the next migration without statements. A difference of the declarations that the generator
 * refuses becomes this file's task, and the snapshot is written as if it were done.
 * @throws MigrationError when the migrations form no chain (E205, E206), or the title is none
 *   (E208)
 */
export function writeByHand(
  model: Model,
  options: WriteOptions,
): { name: string; open: OpenDifference } {
  const { folder, title, droppedTables = [], now = new Date() } = options;
  const name = toMigrationName(title, now);
  const header = `-- parent: ${findParent(folder)}\n${handwritten}`;
  let open: OpenDifference;
  let task = "";
  try {
    open = diff(readSnapshot(folder), model, droppedTables).length === 0 ? "none" : "generated";
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    open = "refused";
    task = `--\n-- The declarations have changed in a way that is not generated, so this file has to do it:\n-- ${error.message.replaceAll("\n", "\n-- ")}\n`;
  }
  writeFileOnce(folder, name, header + task);
  if (open === "refused") writeSnapshot(folder, model);
  return { name, open };
}
