import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { checkDeclarations } from "../framework/schema/index.ts";
import { prepareArchive } from "../framework/server/database/archive.ts";
import { type Database, DatabaseError, openDatabase } from "../framework/server/database/open.ts";
import { MigrationError, migrate } from "../framework/server/migration/migrate.ts";
import { modelOf } from "../framework/server/migration/model.ts";
import { resources } from "../resources/index.ts";
import { createServer } from "./app.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { fillDemo, isEmpty } from "./demo/fill.ts";
import { demoLogins } from "./demo/members.ts";
import { migrations, rules, snapshot } from "./house.ts";

const archive = path.resolve("dist/database.tar");
const browser = path.resolve("dist/browser");

const prepareSchema = (database: Database) =>
  migrate(database.pool, { migrations, snapshot, model: modelOf(resources) });
/** Makes the archive from which a fresh embedded database starts: its tables are there, its rows are not. */
export const prepare = (file: string): Promise<void> => prepareArchive(file, prepareSchema);

function open({ databaseUrl, dataDir, poolSize }: Config): Promise<Database> {
  if (databaseUrl) return openDatabase({ url: databaseUrl, poolSize, applicationName: "markethall" });
  if (!dataDir.startsWith("memory:")) mkdirSync(dataDir, { recursive: true });
  return openDatabase({ dataDir: path.join(dataDir, "database"), ...(existsSync(archive) ? { archive } : {}) });
}

function checkHouse(): void {
  const mistakes = checkDeclarations(resources);
  if (mistakes.length > 0)
    throw new ConfigError(
      `The declarations contradict themselves:\n${mistakes.map((mistake) => `  ${mistake.message}`).join("\n")}`,
    );
}

async function serve(config: Config): Promise<void> {
  checkHouse();
  const database = await open(config);
  await prepareSchema(database);
  if (config.demo && (await isEmpty(database.pool))) await fillDemo(database, resources, rules);
  const logger = { level: process.env.LOG_LEVEL ?? "warn" };
  const server = await createServer({
    database,
    resources,
    rules,
    logger,
    trustProxy: config.trustProxy,
    demo: config.demo,
    ...(existsSync(browser) ? { browser } : {}),
  });
  const address = await server.app.listen({ port: config.port, host: "0.0.0.0" });
  const port = new URL(address).port;
  console.log(`Markethall is at http://localhost:${port}`);
  if (config.demo) console.log(demoLogins);
  let closing = false;
  const stop = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    await server.close();
    await database.close();
    process.exit(0);
  };
  process.on("SIGINT", () => void stop());
  process.on("SIGTERM", () => void stop());
}

/** Starts the API process; what a person can mend is said in a line, without a stack. */
export async function main(): Promise<void> {
  try {
    await serve(readConfig(process.env));
  } catch (error) {
    const known =
      error instanceof ConfigError ||
      error instanceof DatabaseError ||
      error instanceof MigrationError ||
      (error instanceof Error && "code" in error && error.code === "EADDRINUSE");
    console.error(known && error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
