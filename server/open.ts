import { accessSync, constants, cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { createSmsTransport, createSmtpTransport } from "../adapters/transports.ts";
import { checkDeclarations } from "../framework/schema/index.ts";
import { checkClock } from "../framework/server/database/clockSkew.ts";
import { hasMembers } from "../framework/server/database/hasMembers.ts";
import { type Database, openDatabase } from "../framework/server/database/openDatabase.ts";
import { installQueues } from "../framework/server/jobs/installQueues.ts";
import { buildModel } from "../framework/server/migration/buildModel.ts";
import { type MigrationPlan, migrate } from "../framework/server/migration/migrate.ts";
import { droppedTables, resources } from "../resources/index.ts";
import { createServer, openFileStore, type Server } from "./app.ts";
import type { Config } from "./config.ts";
import { ConfigError } from "./configError.ts";
import { jobs } from "./jobs.ts";
import { loadDemo } from "./loadDemo.ts";
import { migrations, repeatables, rules, snapshot } from "./modules.ts";
import { createProviders } from "./payments/createProviders.ts";
import { queues } from "./queues.ts";
import { OpenId } from "./signIn/openId.ts";

/**
 * Archives that the build creates for first starts: tables without rows, and the demo with its
 * pictures.
 */
const archives = { plain: path.resolve("dist/database.tar"), demo: path.resolve("dist/demo.tar") };
const demoFiles = path.resolve("dist/demo");

/** Migrates a database to the declared tables. */
export async function prepareSchema(
  database: Database,
  push: Pick<MigrationPlan, "onPush"> = {},
): Promise<string[]> {
  assertDeclarations();
  const applied = await migrate(database.pool, {
    migrations,
    repeatables,
    snapshot,
    model: buildModel(resources),
    droppedTables,
    ...push,
  });
  await installQueues(database, queues);
  return applied;
}

function connect(config: Config): Promise<Database> {
  const { databaseUrl, listenUrl, dataDir, poolSize } = config;
  if (databaseUrl) return openDatabase({ url: databaseUrl, listenUrl, poolSize });
  const archive = archiveFor(config);
  return openDatabase({
    dataDir: path.join(dataDir, "database"),
    ...(existsSync(archive) ? { archive } : {}),
  });
}
/**
 * Returns the archive for a first start; the demo's pictures are copied into place before its rows
 * exist.
 */
function archiveFor({ demo, dataDir }: Config): string {
  const folder = path.join(dataDir, "database");
  const fresh = !existsSync(folder) || readdirSync(folder).length === 0;
  if (!demo || !fresh || process.env.FILES_S3_BUCKET || !existsSync(archives.demo))
    return archives.plain;
  cpSync(demoFiles, path.join(dataDir, "files"), { recursive: true, force: false });
  return archives.demo;
}
/**
 * Checks that the data folder is writable, where the embedded database or uploaded files are stored
 * in it.
 */
function checkFolder({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl && process.env.FILES_S3_BUCKET) return;
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `DATA_DIR is ${dataDir}, which can't be written to (${reason}). Choose a folder that this user can write to.`,
    );
  }
}
/**
 * Fills an empty database with the demo. If several processes start at the same time, one fills it;
 * the others wait for its rows.
 */
async function fillIfEmpty(database: Database, dataDir: string): Promise<void> {
  if (await hasMembers(database.pool)) return;
  const { fillDemo } = await loadDemo();
  try {
    const { put } = await openFileStore(dataDir);
    await fillDemo(database, resources, rules, put);
  } catch (error) {
    if (!(await hasMembers(database.pool))) throw error;
  }
}
function assertDeclarations(): void {
  const errors = checkDeclarations(resources);
  if (errors.length > 0)
    throw new ConfigError(
      `The declarations contradict each other:\n${errors.map((mistake) => `  ${mistake.message}`).join("\n")}`,
    );
}

/**
 * Migrates through connections of our own: a migration holds a lock of its session, which a pooler
 * would give to others.
 */
async function prepareDirectly(url: string, push: Pick<MigrationPlan, "onPush">): Promise<void> {
  const direct = await openDatabase({ url, poolSize: 2 });
  try {
    await prepareSchema(direct, push);
  } finally {
    await direct.close();
  }
}

/** Opens the database and migrates it to the declared tables. */
export async function openMigrated(
  config: Config,
  push: Pick<MigrationPlan, "onPush"> = {},
): Promise<Database> {
  assertDeclarations();
  checkFolder(config);
  const database = await connect(config);
  try {
    await checkClock(database.pool);
    if (config.listenUrl) await prepareDirectly(config.listenUrl, push);
    else await prepareSchema(database, push);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
export interface OpenApp extends Server {
  database: Database;
}
/**
 * Opens a server that is ready to listen: checks the declarations, opens and migrates the database,
 * and fills an empty one with the demo.
 */
export async function openApp(
  config: Config,
  browser: string | null,
  push: Pick<MigrationPlan, "onPush"> = {},
): Promise<OpenApp> {
  const database = await openMigrated(config, push);
  try {
    if (config.demo) await fillIfEmpty(database, config.dataDir);
    const server = await createServer({
      database,
      resources,
      rules,
      jobs,
      logger: { level: config.logLevel },
      trustProxy: config.trustProxy,
      privatePictures: config.privatePictures,
      privateWebhooks: config.privateWebhooks,
      demo: config.demo,
      transports: {
        ...(config.mail ? { email: createSmtpTransport(config.mail.url, config.mail.from) } : {}),
        ...(config.sms ? { phone: createSmsTransport(config.sms.url, config.sms.token) } : {}),
      },
      openId: config.openId && new OpenId(config.openId),
      publicUrl: config.publicUrl,
      address: config.publicUrl ?? `http://localhost:${config.port}`,
      store: config.store,
      limits: config.limits,
      fileQuotaMb: config.fileQuotaMb,
      timeouts: config.timeouts,
      pay: { ...config.pay, providers: await createProviders(config.pay.providers) },
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
