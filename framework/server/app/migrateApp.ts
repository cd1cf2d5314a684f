import { checkDeclarations, type Resource } from "../../schema/index.ts";
import type { Database } from "../database/openDatabase.ts";
import { buildModel } from "../migration/buildModel.ts";
import { migrate } from "../migration/migrate.ts";
import { createSystemMigration } from "../systemTables/createSystemMigration.ts";

/**
 * Migrates a database to the tables of the framework and of the declared resources, and returns the
 * statements for the latter. The database follows the declarations: a change that would destroy
 * values is refused.
 *
 * @throws {Error} when declarations contradict each other.
 * @throws {MigrationError} E210 to E220 when a difference needs a declaration.
 */
export async function migrateApp(
  database: Database,
  resources: readonly Resource[],
): Promise<readonly string[]> {
  const errors = checkDeclarations(resources);
  if (errors.length > 0)
    throw new Error(
      `The declarations contradict each other:\n${errors.map(({ message }) => `  ${message}`).join("\n")}`,
    );
  let pushed: readonly string[] = [];
  await migrate(database.pool, {
    migrations: [createSystemMigration()],
    repeatables: [],
    snapshot: { tables: [] },
    model: buildModel(resources),
    onPush: (statements) => {
      pushed = statements;
    },
  });
  return pushed;
}
