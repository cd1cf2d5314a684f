import compress from "@fastify/compress";
import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { withPluginMessages } from "../../../i18n/pluginMessages.ts";
import {
  fileCalls,
  healthCalls,
  type Locale,
  type Resource,
  sessionCalls,
} from "../../schema/index.ts";
import { createTranslate } from "../createTranslate.ts";
import type { Database } from "../database/openDatabase.ts";
import type { Plugin } from "../definePlugin.ts";
import type { DefinedRules } from "../defineRules.ts";
import { domainError } from "../domainError.ts";
import { Engine } from "../engine.ts";
import type { FileStore } from "../files/fileStore.ts";
import { registerFiles } from "../files/registerFiles.ts";
import { type AppOptions, createApp } from "../http/createApp.ts";
import { detectLocale } from "../http/detectLocale.ts";
import { registerAppCall } from "../http/registerAppCall.ts";
import { registerCalls } from "../http/registerCalls.ts";
import { registerDocs } from "../http/registerDocs.ts";
import { registerMemberCalls } from "../http/registerMemberCalls.ts";
import { registerRest } from "../http/registerRest.ts";
import { serveBrowser } from "../http/serveBrowser.ts";
import { memberSessions } from "../memberSessions.ts";
import { readMemberSession } from "../members/memberSession.ts";
import { registerSignInCalls } from "../members/signInCalls.ts";
import { type ProvidedService, provide, Services } from "../services.ts";
import { findRequestSession, sendRenewedTokens } from "../session/renewedTokens.ts";
import { sendSessionCookies } from "../session/sendSessionCookies.ts";
import { SessionCookies } from "../session/sessionCookies.ts";
import { Sessions } from "../session/sessions.ts";
// Describes the tables of the framework to the query builder.
import type {} from "../tables/frameworkTables.ts";

/** What an app's server is made of. */
export interface AppServerOptions {
  /** A database that `migrateApp` has migrated. */
  database: Database;
  resources: readonly Resource[];
  rules: readonly DefinedRules[];
  /** Returns all messages of the server in one language, as a tree of their keys. */
  listMessages(locale: Locale): object;
  /** Storage of uploaded files; an app may have none. */
  files?: FileStore;
  /** Folder of the built browser app; when omitted, only `/api` is served. */
  browser?: string;
  /** Address at which browsers reach the server, if a proxy is in front. */
  publicUrl?: string;
  plugins?: readonly Plugin[];
  /** Services that the app's rules get by their keys. */
  services?: readonly ProvidedService[];
  logger?: AppOptions["logger"];
  trustProxy?: AppOptions["trustProxy"];
}

export interface AppServer {
  app: FastifyInstance;
  engine: Engine;
  close(): Promise<void>;
}

const sessionRoutes = { opening: ["/api/common/login"], closing: "/api/common/logout" } as const;

/**
 * Creates the server of an app that uses the framework's members: sign-in, the calls of all
 * resources with REST and OpenAPI, uploaded files, and the built browser app.
 */
export async function createAppServer(options: AppServerOptions): Promise<AppServer> {
  const { database, rules, plugins = [], files, browser } = options;
  const sessions = new Sessions(database, readMemberSession);
  const engine = new Engine({
    resources: options.resources,
    rules,
    plugins,
    database,
    translate: createTranslate((locale) =>
      withPluginMessages(options.listMessages(locale), plugins, locale),
    ),
    files: files ?? null,
    services: new Services([provide(memberSessions, sessions), ...(options.services ?? [])]),
  });
  const { resources } = engine;
  const cookies = new SessionCookies(options.publicUrl ?? null);
  const app = createApp({
    engine,
    authenticate: async (token, request) =>
      (await findRequestSession(sessions, token, request))?.session.actor ?? null,
    readSessionCookie: (request) => cookies.read(request),
    detectLocale,
    logger: options.logger ?? false,
    trustProxy: options.trustProxy ?? false,
  });
  sendRenewedTokens(app, cookies);
  sendSessionCookies(app, cookies, sessionRoutes);
  await app.register(compress, { threshold: 20_000, encodings: ["gzip", "deflate"] });
  await app.register(multipart, { limits: { fileSize: 100 * 1024 * 1024, files: 1, fields: 10 } });

  const checkHealth = async () => {
    await database.ping();
    return { status: "ok" as const };
  };
  registerAppCall(app, "GET /health", healthCalls["GET /health"], checkHealth, {
    config: { rest: true, anonymous: true },
  });
  registerSignInCalls({ app, pool: database.pool, sessions });
  registerDocs(app, resources, [
    { name: "signIn", calls: sessionCalls },
    ...(files ? [{ name: "files", takesFile: true, calls: fileCalls }] : []),
    { name: "health", calls: healthCalls },
  ]);
  if (files)
    registerFiles(app, engine, files, async (request) => {
      const token = request.call.token ?? cookies.read(request);
      return token ? ((await sessions.find(token))?.session.actor ?? null) : null;
    });
  registerMemberCalls(app, engine);
  for (const resource of resources) {
    registerCalls(app, engine, resource, null);
    registerRest(app, engine, resource);
  }
  if (browser) await serveBrowser(app, browser);
  else app.setNotFoundHandler(() => Promise.reject(domainError("route.notFound")));

  const stops = [await engine.start(), await sessions.start()];
  return {
    app,
    engine,
    close: async () => {
      await app.close();
      for (const stop of stops) await stop();
    },
  };
}
