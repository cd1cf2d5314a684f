import path from "node:path";
import { type AppMessages, buildAppMessages } from "../../../i18n/appMessages.ts";
import { type AppOptions, configureApp, type Locale, type Resource } from "../../schema/index.ts";
import { type Database, openDatabase } from "../database/openDatabase.ts";
import { type Plugin, withPlugins } from "../definePlugin.ts";
import type { DefinedRules } from "../defineRules.ts";
import { createFolderStore } from "../files/fileStore.ts";
import { type AppServer, createAppServer } from "./createAppServer.ts";
import { migrateApp } from "./migrateApp.ts";

/** An app that runs with the framework's members, database and server. */
export interface AppModule {
  app: AppOptions;
  resources: readonly Resource[];
  rules: readonly DefinedRules[];
  messages: Readonly<Record<Locale, AppMessages>>;
  plugins?: readonly Plugin[];
}

export interface OpenAppOptions {
  /** Folder of the embedded database and of uploaded files, or `memory://` for neither. */
  dataDir: string;
  /** Address of a PostgreSQL server; the database is embedded when omitted. */
  databaseUrl?: string;
  /**
   * Folder of the migrations that `writeAppMigration` writes; when omitted, the database follows
   * the declarations.
   */
  migrations?: string;
  /** Folder of the built browser app; when omitted, only `/api` is served. */
  browser?: string;
  /** Address at which browsers reach the server, if a proxy is in front. */
  publicUrl?: string;
}

export interface OpenedApp extends AppServer {
  database: Database;
}

/**
 * Opens an app's database, migrates it to the tables of its declarations, and creates its server,
 * which is ready to listen.
 */
export async function openApp(
  { app, resources, rules, messages, plugins = [] }: AppModule,
  { dataDir, databaseUrl, migrations, browser, publicUrl }: OpenAppOptions,
): Promise<OpenedApp> {
  configureApp(app);
  const inMemory = dataDir === "memory://";
  const database = await openDatabase(
    databaseUrl
      ? { url: databaseUrl }
      : { dataDir: inMemory ? dataDir : path.join(dataDir, "database") },
  );
  try {
    const all = withPlugins({ resources, rules }, plugins);
    await migrateApp(database, all.resources, migrations);
    const server = await createAppServer({
      database,
      resources,
      rules,
      plugins,
      listMessages: (locale) => buildAppMessages(resources, messages[locale]),
      ...(inMemory ? {} : { files: createFolderStore(path.join(dataDir, "files")) }),
      ...(browser ? { browser } : {}),
      ...(publicUrl ? { publicUrl } : {}),
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
