import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type AppOptions, configureApp, type Resource } from "../../schema/index.ts";
import { type Plugin, withPlugins } from "../definePlugin.ts";
import { buildModel } from "../migration/buildModel.ts";
import { readMigrations, type WriteOptions, writeMigration } from "../migration/files.ts";
import { createSystemMigration } from "../systemTables/createSystemMigration.ts";

/** What the migrations of an app follow from. */
export interface MigratedApp {
  app: AppOptions;
  resources: readonly Resource[];
  plugins?: readonly Plugin[];
}

/**
 * Writes the next migration of an app into its folder, from the declarations that the last one was
 * written for; returns its name, or null when nothing differs. The first call writes the tables of
 * the framework too, as `0001_system.sql`, so that a later version of the framework does not change
 * what a database has applied.
 *
 * @throws {MigrationError} E210 to E220 when a difference needs a declaration; E205, E206 and E208
 * for a chain or a title that is none.
 */
export function writeAppMigration(
  { app, resources, plugins = [] }: MigratedApp,
  options: WriteOptions,
): string | null {
  configureApp(app);
  const { folder } = options;
  mkdirSync(folder, { recursive: true });
  if (readMigrations(folder).length === 0) {
    const { name, sql } = createSystemMigration();
    writeFileSync(path.join(folder, `${name}.sql`), sql);
  }
  const all = withPlugins({ resources, rules: [] }, plugins);
  return writeMigration(buildModel(all.resources), options);
}
