import { once } from "node:events";
import path from "node:path";
import { hasMembers } from "../database/hasMembers.ts";
import { checkPort, toPortError } from "../http/checkPort.ts";
import { addTenantMember } from "./addTenantMember.ts";
import { type AppModule, type OpenedApp, openApp } from "./openApp.ts";

/** Where an app is: its own folder, and that of its built browser app. */
export interface AppFolders {
  folder: string;
  browser: string;
}

/**
 * Opens an app by the environment: its database at `DATABASE_URL`, or embedded in `DATA_DIR` with
 * the uploaded files, and its public address as `PUBLIC_URL`. It has the migrations of its folder.
 */
export function openFromEnvironment(
  module: AppModule,
  { folder, browser }: AppFolders,
): Promise<OpenedApp> {
  const { DATA_DIR = `data/${module.app.id}`, DATABASE_URL, PUBLIC_URL } = process.env;
  return openApp(module, {
    dataDir: path.resolve(DATA_DIR),
    migrations: path.join(folder, "migrations"),
    browser,
    ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
    ...(PUBLIC_URL && { publicUrl: PUBLIC_URL }),
  });
}

const host = "localhost";

/**
 * Serves an app at `PORT` until its process is asked to stop. A new database gets a tenant with the
 * name of the app, and the member `admin`, whose password is printed.
 */
export async function serveApp(module: AppModule, folders: AppFolders): Promise<void> {
  const wanted = Number(process.env.PORT ?? 3100);
  await checkPort(wanted, host);
  const server = await openFromEnvironment(module, folders);
  if (!(await hasMembers(server.database.pool)))
    await addTenantMember(server.database.pool, module.app.name, "admin");
  try {
    await server.app.listen({ port: wanted, host });
  } catch (error) {
    await server.close();
    throw toPortError(wanted, error);
  }
  const address = server.app.server.address();
  const port = typeof address === "object" ? address?.port : wanted;
  console.log(`${module.app.name} is at http://localhost:${port}`);
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  await server.close();
}
