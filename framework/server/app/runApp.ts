import path from "node:path";
import { addTenantMember } from "./addTenantMember.ts";
import type { AppModule } from "./openApp.ts";
import { type AppFolders, openFromEnvironment, serveApp } from "./serveApp.ts";
import { writeAppMigration } from "./writeAppMigration.ts";

export const commands = `  serve                              serves the app
  add-member <tenant> <username>     adds a member of a tenant, and the tenant where it is new
  migration <title>                  writes the migration that the declarations need`;

/**
 * Runs a command of an app.
 *
 * @throws {Error} for a command that there is none of; what the command itself throws.
 */
export async function runApp(
  module: AppModule,
  folders: AppFolders,
  [command, ...rest]: readonly string[],
): Promise<void> {
  const [first = "", second = ""] = rest;
  if (command === "serve") return serveApp(module, folders);
  if (command === "migration") {
    const folder = path.join(folders.folder, "migrations");
    const name = writeAppMigration(module, { folder, title: first });
    return console.log(
      name === null
        ? "The declarations are as the last migration left them: nothing was written."
        : `Wrote ${name}.sql: read it before you commit it.`,
    );
  }
  if (command === "add-member" && first && second) {
    const server = await openFromEnvironment(module, folders);
    await addTenantMember(server.database.pool, first, second).finally(server.close);
    return;
  }
  throw Object.assign(new Error(`The commands are:\n${commands}`), { expected: true });
}
