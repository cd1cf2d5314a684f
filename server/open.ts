import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { checkDeclarations } from "../framework/schema/index.ts";
import { type Database, openDatabase } from "../framework/server/database/open.ts";
import { migrate } from "../framework/server/migration/migrate.ts";
import { modelOf } from "../framework/server/migration/model.ts";
import { resources } from "../resources/index.ts";
import { createServer, type Server } from "./app.ts";
import { type Config, ConfigError } from "./config.ts";
import { fillDemo, isEmpty } from "./demo/fill.ts";
import { migrations, rules, snapshot } from "./house.ts";

const archive = path.resolve("dist/database.tar");

/** Brings a database's tables up to the declarations. */
export const prepareSchema = (database: Database) =>
  migrate(database.pool, { migrations, snapshot, model: modelOf(resources) });

function connect({ databaseUrl, dataDir, poolSize }: Config): Promise<Database> {
  if (databaseUrl) return openDatabase({ url: databaseUrl, poolSize });
  mkdirSync(dataDir, { recursive: true });
  return openDatabase({ dataDir: path.join(dataDir, "database"), ...(existsSync(archive) ? { archive } : {}) });
}
function checkHouse(): void {
  const mistakes = checkDeclarations(resources);
  if (mistakes.length > 0)
    throw new ConfigError(
      `The declarations contradict each other:\n${mistakes.map((mistake) => `  ${mistake.message}`).join("\n")}`,
    );
}

export interface OpenHouse extends Server {
  database: Database;
}
/** A server that is ready to listen: declarations checked, database open and migrated, the demo in an empty one. */
export async function openHouse(config: Config, browser: string | null): Promise<OpenHouse> {
  checkHouse();
  const database = await connect(config);
  try {
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
      dataDir: config.dataDir,
      ...(browser && existsSync(browser) ? { browser } : {}),
    });
    return {
      ...server,
      database,
      close: async () => {
        await server.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
