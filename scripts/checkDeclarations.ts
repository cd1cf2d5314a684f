import { existsSync } from "node:fs";
import path from "node:path";
import { app } from "../core/app.ts";
import { checkDeclarations, configureApp } from "../framework/schema/index.ts";
import { checkRules } from "../framework/server/checkRules.ts";
import { registerServerKinds } from "../framework/server/fields/serverKinds.ts";
import { checkTasks } from "../framework/server/jobs/checkTasks.ts";
import { buildModel } from "../framework/server/migration/buildModel.ts";
import { diff } from "../framework/server/migration/diff.ts";
import { MigrationError } from "../framework/server/migration/migrationError.ts";
import { orderMigrations } from "../framework/server/migration/orderMigrations.ts";
import { checkReleased, readReleased } from "../framework/server/migration/released.ts";
import { droppedTables, resources } from "../resources/index.ts";
import { checkErrorTables } from "../server/checkErrorTables.ts";
import { jobs } from "../server/jobs.ts";
import { migrations, rules, snapshot } from "../server/modules.ts";
import { queues } from "../server/queues.ts";
import { fieldKinds } from "../server/serverKinds.ts";
import { listMessageErrors } from "./messages/listMessageErrors.ts";
import { listResourceFolders } from "./messages/messageFiles.ts";

/**
 * Checks what types and lint cannot: contradictory declarations, missing messages, outdated
 * migrations.
 */
export async function main(): Promise<void> {
  configureApp(app);
  registerServerKinds(fieldKinds.kinds);
  const found = checkDeclarations(resources).map((mistake) => mistake.message);
  found.push(...checkRules(resources, rules).map((mistake) => mistake.message));
  found.push(...checkTasks(resources, { queues, jobs }));
  found.push(...listMessageErrors());
  for (const folder of listResourceFolders()) {
    if (!existsSync(`${folder}/icon.ts`))
      found.push(`${folder}/icon.ts: missing; export { … as default } from "lucide"`);
    if (!resources.some(({ name }) => name === path.basename(folder)))
      found.push(`${folder}: not in resources/declarations.ts; add its line`);
  }
  found.push(...checkErrorTables());
  found.push(...checkMigrations());
  for (const mistake of found) console.log(mistake);
  if (found.length > 0) process.exitCode = 1;
}
/**
 * Checks the chain of migrations, the released ones, and that they contain every declared table.
 */
function checkMigrations(): string[] {
  const found = checkReleased(readReleased(path.resolve("migrations")), migrations);
  const behind = "E202 migrations: behind the declarations (run npm run migration -- <title>)";
  try {
    orderMigrations(migrations);
    const isCurrent =
      snapshot &&
      diff(structuredClone(snapshot), buildModel(resources), droppedTables).length === 0;
    return isCurrent ? found : [...found, behind];
  } catch (error) {
    if (error instanceof MigrationError) return [...found, error.message];
    throw error;
  }
}
