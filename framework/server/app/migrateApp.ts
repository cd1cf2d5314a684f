import { checkDeclarations, type Resource } from "../../schema/index.ts";
import type { Database } from "../database/openDatabase.ts";
import { buildModel } from "../migration/buildModel.ts";
import { readMigrations, readRepeatables, readSnapshot } from "../migration/files.ts";
import { migrate } from "../migration/migrate.ts";
import { createSystemMigration } from "../systemTables/createSystemMigration.ts";

/**
 * Migrates a database to the tables of the framework and of the declared resources.
 *
 * With a folder of migrations, which `writeAppMigration` writes, it applies the pending ones and
 * returns their names. Without one, the database follows the declarations: it applies the
 * differences and returns their statements, and refuses a change that would destroy values.
 *
 * @throws {Error} when declarations contradict each other.
 * @throws {MigrationError} E202 when the declarations differ from the migrations of the folder.
 * @throws {MigrationError} E210 to E220 when a difference needs a declaration.
 */
export async function migrateApp(
  database: Database,
  resources: readonly Resource[],
  folder?: string,
): Promise<readonly string[]> {
  const errors = checkDeclarations(resources);
  if (errors.length > 0)
    throw new Error(
      `The declarations contradict each other:\n${errors.map(({ message }) => `  ${message}`).join("\n")}`,
    );
  const model = buildModel(resources);
  if (folder)
    return migrate(database.pool, {
      migrations: readMigrations(folder),
      repeatables: readRepeatables(folder),
      snapshot: readSnapshot(folder),
      model,
    });
  let pushed: readonly string[] = [];
  await migrate(database.pool, {
    migrations: [createSystemMigration()],
    repeatables: [],
    snapshot: { tables: [] },
    model,
    onPush: (statements) => {
      pushed = statements;
    },
  });
  return pushed;
}
