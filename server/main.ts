import path from "node:path";
import { app } from "../core/app.ts";
import { configureApp } from "../framework/schema/index.ts";
import { prepareArchive } from "../framework/server/database/prepareArchive.ts";
import { createFolderStore } from "../framework/server/files/fileStore.ts";
import { checkPort, toPortError } from "../framework/server/http/checkPort.ts";
import { resources } from "../resources/index.ts";
import { addAdmin } from "./addAdmin.ts";
import { readConfig } from "./config.ts";
import { loadDemo } from "./loadDemo.ts";
import { rules } from "./modules.ts";
import { openApp, openMigrated, prepareSchema } from "./open.ts";

configureApp(app);

/** Builds the archive from which a fresh embedded database starts: tables without rows. */
export const prepare = (file: string): Promise<void> => prepareArchive(file, prepareSchema);
/** Builds the archive with the demo, and its pictures in a separate folder. */
export async function prepareDemo(file: string, files: string, archive: string): Promise<void> {
  const { fillDemo } = await loadDemo();
  await prepareArchive(
    file,
    (database) => fillDemo(database, resources, rules, createFolderStore(files).put),
    archive,
  );
}

/** Milliseconds for which running requests may delay the shutdown. */
const timeoutMs = 20_000;

const host = "0.0.0.0";

async function serve(): Promise<void> {
  const config = readConfig(process.env);
  await checkPort(config.port, host);
  const server = await openApp(config, path.resolve("dist/browser"));
  try {
    await server.app.listen({ port: config.port, host });
  } catch (error) {
    await server.close();
    throw toPortError(config.port, error);
  }
  server.startJobs();
  const address = server.app.server.address();
  console.log(
    `Markethall is at http://localhost:${typeof address === "object" ? address?.port : config.port}`,
  );
  if (config.demo) console.log((await loadDemo()).demoLogins);
  let closing = false;
  const stop = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), timeoutMs).unref();
    await server.close();
    process.exit(0);
  };
  process.on("SIGINT", () => void stop());
  process.on("SIGTERM", () => void stop());
}

/** `add-admin <name>`: creates the first account of an empty database. */
async function makeAdmin(username: string): Promise<void> {
  const database = await openMigrated(readConfig(process.env));
  try {
    const password = await addAdmin(database, username);
    console.log(
      `Sign in as ${username} with the password ${password}. You'll be asked to change it.`,
    );
  } finally {
    await database.close();
  }
}

/**
 * Starts the API process, or runs the named command; errors that the operator can fix are printed
 * in one line, without a stack.
 */
export async function main([command, name = ""]: readonly string[] = []): Promise<void> {
  try {
    if (command === "add-admin") await makeAdmin(name);
    else await serve();
  } catch (error) {
    console.error(error instanceof Error && "expected" in error ? error.message : error);
    process.exit(1);
  }
}
