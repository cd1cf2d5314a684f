import path from "node:path";
import compress from "@fastify/compress";
import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import type { Consumer } from "../core/events/server/defineConsumer.ts";
import { wakeConsumers } from "../core/events/server/wakeConsumers.ts";
import type { Transports } from "../core/transport.ts";
import type { Resource } from "../framework/schema/index.ts";
import { createTranslate } from "../framework/server/createTranslate.ts";
import { ClockWatch } from "../framework/server/database/clockSkew.ts";
import type { Database } from "../framework/server/database/openDatabase.ts";
import type { StatementTimeouts } from "../framework/server/database/requestLoad.ts";
import type { Plugin } from "../framework/server/definePlugin.ts";
import type { DefinedRules } from "../framework/server/defineRules.ts";
import { domainError } from "../framework/server/domainError.ts";
import { Engine } from "../framework/server/engine.ts";
import {
  createBucketStore,
  createFolderStore,
  type FileStore,
} from "../framework/server/files/fileStore.ts";
import { registerFiles } from "../framework/server/files/registerFiles.ts";
import { type AppOptions, createApp } from "../framework/server/http/createApp.ts";
import { detectLocale } from "../framework/server/http/detectLocale.ts";
import { unavailable } from "../framework/server/http/findOverload.ts";
import { registerCalls } from "../framework/server/http/registerCalls.ts";
import { registerDocs } from "../framework/server/http/registerDocs.ts";
import { registerMemberCalls } from "../framework/server/http/registerMemberCalls.ts";
import { registerRest } from "../framework/server/http/registerRest.ts";
import { serveBrowser } from "../framework/server/http/serveBrowser.ts";
import { PictureQueue } from "../framework/server/importExport/pictures/pictureQueue.ts";
import type { Job } from "../framework/server/jobs/defineJob.ts";
import type { Queue } from "../framework/server/jobs/defineQueue.ts";
import { JobRunner } from "../framework/server/jobs/jobRunner.ts";
import { JobSchedule } from "../framework/server/jobs/jobSchedule.ts";
import { Queues } from "../framework/server/jobs/queues.ts";
import { countConcurrentRuns, createRunQueue } from "../framework/server/jobs/runQueue.ts";
import { sendRenewedTokens } from "../framework/server/session/renewedTokens.ts";
import { sendSessionCookies } from "../framework/server/session/sendSessionCookies.ts";
import { SessionCookies } from "../framework/server/session/sessionCookies.ts";
import { withPluginMessages } from "../i18n/pluginMessages.ts";
import { createFailureStore, jobRunStore } from "../resources/platform/server.ts";
import type { SourceFinder } from "../resources/pricing/server.ts";
import { appGroups, sandboxGroup } from "./appGroups.ts";
import { listServerMessages, translate } from "./language.ts";
import { limitMembers, type MemberLimits } from "./limits/memberLimits.ts";
import { loadDemo } from "./loadDemo.ts";
import { registerNotices } from "./notices/notices.ts";
import { type Pay, type PayOptions, registerPay } from "./payments/pay.ts";
import { queues } from "./queues.ts";
import { registerThirdDetail } from "./quickEntry/thirdDetail.ts";
import { registerAppCall } from "./registerAppCall.ts";
import { fieldKinds } from "./serverKinds.ts";
import { createServices } from "./services.ts";
import { authenticate } from "./signIn/guard.ts";
import type { OpenId } from "./signIn/openId.ts";
import { sessionRoutes } from "./signIn/sessionRoutes.ts";
import { registerSignIn } from "./signIn/signIn.ts";
import { storeGroups } from "./storefront/calls.ts";
import { registerStore, type StoreOptions } from "./storefront/store.ts";

export interface ServerOptions {
  database: Database;
  resources: readonly Resource[];
  rules: readonly DefinedRules[];
  /** Background jobs, which run once `Server.startJobs` is called. */
  jobs?: readonly Job[];
  /** Queues of tasks; defaults to those of the app. */
  queues?: readonly Queue[];
  logger?: AppOptions["logger"];
  trustProxy?: AppOptions["trustProxy"];
  /** Statement timeouts of calls on a PostgreSQL server. */
  timeouts?: StatementTimeouts;
  /** Plug-ins in addition to the app's own. */
  plugins?: readonly Plugin[];
  /** Rate limits of members; unlimited when omitted. */
  limits?: MemberLimits;
  /** Whether the demo's logins exist; the login page then lists them. */
  demo?: boolean;
  /** Transports for e-mails and text messages; when omitted, messages are only stored. */
  transports?: Transports;
  /** OpenID Connect provider for third-party sign-in. */
  openId?: OpenId | null;
  /** Address at which browsers reach the server, for redirects back from a provider. */
  publicUrl?: string | null;
  /** The address of the server in messages; `publicUrl` unless that is unknown. */
  address?: string;
  /** Allowed origins and rate limits of storefront calls. */
  store?: StoreOptions;
  /** Payment providers and refund dispatch. */
  pay?: PayOptions;
  /** Whether webhooks of shops may be sent to private networks. */
  privateWebhooks?: boolean;
  /** Consumers of domain events; defaults to those of the app. */
  consumers?: readonly Consumer[];
  /** Further sources of prices, for tests. */
  sourceFinders?: readonly SourceFinder[];
  /** Whether pictures and pages may also be fetched from private networks. */
  privatePictures?: boolean;
  /** Milliseconds that running calls may take after the process starts to close. */
  answerMs?: number;
  /** Storage quota of one shop's files in megabytes; 0 is unlimited. */
  fileQuotaMb?: number;
  /** Folder for uploaded files; when omitted, there is none. */
  dataDir?: string;
  /** Folder of the built browser app; when omitted, only `/api` is served. */
  browser?: string;
}
/** Shorter than the process's own shutdown timeout. */
const answerMs = 12_000;
/** Interval between comparisons of the process's clock with the database's. */
const clockMs = 3_600_000;

export interface Server {
  app: FastifyInstance;
  engine: Engine;
  /** The webhooks and refunds in progress. */
  pay: Pay;
  /**
   * Starts the job schedule. Called once the server listens; without it, jobs run only manually.
   */
  startJobs(): void;
  close(): Promise<void>;
}

/** Creates the API process: the engine with the app's resources, sign-in and the browser app. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const { database, rules, demo = false } = options;
  const files = options.dataDir ? await openFileStore(options.dataDir) : null;
  // The services log with the app's logger. The app is created after them, before any of them logs.
  const appServices = createServices({
    database,
    log: {
      info: (fields, message) => app.log.info(fields, message),
      warn: (fields, message) => app.log.warn(fields, message),
      error: (fields, message) => app.log.error(fields, message),
    },
    demo,
    ...(options.transports ? { transports: options.transports } : {}),
    ...(options.address ? { address: options.address } : {}),
    privateWebhooks: options.privateWebhooks ?? false,
    ...(options.consumers ? { consumers: options.consumers } : {}),
    ...(options.sourceFinders ? { sourceFinders: options.sourceFinders } : {}),
    pay: { publicUrl: options.publicUrl ?? null, ...options.pay },
  });
  const { sessions, proofTurns } = appServices;
  const reportError = (err: unknown, message: string) => app.log.error({ err }, message);
  const plugins: readonly Plugin[] = [fieldKinds, ...(options.plugins ?? [])];
  const engine = new Engine({
    resources: options.resources,
    rules,
    database,
    translate: plugins.some(({ messages }) => messages)
      ? createTranslate((locale) => withPluginMessages(listServerMessages(locale), plugins, locale))
      : translate,
    files,
    fileQuotaMb: options.fileQuotaMb ?? 0,
    services: appServices.services,
    plugins,
    createJobs: (engine) =>
      new JobRunner({ engine, jobs: options.jobs ?? [], book: jobRunStore(engine), reportError }),
    createQueues: (engine) =>
      new Queues({
        engine,
        queues: [
          ...(options.queues ?? queues),
          ...plugins.flatMap((plugin) => plugin.queues ?? []),
          createRunQueue(engine.jobs, countConcurrentRuns(database)),
        ],
        ...createFailureStore(engine),
        reportError,
      }),
  });
  const { resources } = engine;
  // The database writes these events itself, so no command wakes their consumers.
  engine.onChange((change) => {
    if (change?.resource === "skus") wakeConsumers(engine, ["stock.changed"]);
  });
  const demoAccounts = demo ? await loadDemo() : null;
  const cookies = new SessionCookies(options.publicUrl ?? null);
  const app = createApp({
    engine,
    authenticate: authenticate(sessions),
    readSessionCookie: (request) => cookies.read(request),
    detectLocale,
    logger: options.logger ?? false,
    trustProxy: options.trustProxy ?? false,
    ...(options.timeouts ? { timeouts: options.timeouts } : {}),
  });
  if (options.limits) limitMembers(app, options.limits);
  sendRenewedTokens(app, cookies);
  sendSessionCookies(app, cookies, sessionRoutes);
  // List pages are small and frequent: compressing them costs more than it saves on the way to a
  // nearby browser.
  await app.register(compress, { threshold: 20_000, encodings: ["gzip", "deflate"] });
  // Answers with an HTTP status, which containers and proxies expect, on a connection outside the
  // pool, so that tenant load cannot fail it. Each process compares its own clock with the
  // database's.
  const clocks = new ClockWatch(database.pool, (skew) =>
    app.log.warn(
      { skew },
      "the clock of this process is off the database's by more than a minute: set both by NTP",
    ),
  );
  let clockTimer: NodeJS.Timeout | undefined;
  registerAppCall(
    app,
    "GET /health",
    async (_request, reply) => {
      reply.header("cache-control", "no-store");
      await database.ping().catch(() => Promise.reject(unavailable()));
      const sandbox = pay.sandbox !== null;
      const accounts = demoAccounts && {
        logins: demoAccounts.demoMembers.map(({ username }) => username),
        password: demoAccounts.demoPassword,
      };
      const clock = clocks.isOff ? { clockSkewSeconds: Math.round(clocks.skew) } : {};
      return {
        status: "ok" as const,
        demo,
        ...clock,
        ...(sandbox ? { sandbox } : {}),
        ...accounts,
      };
    },
    { config: { rest: true, anonymous: true } },
  );
  await app.register(multipart, { limits: { fileSize: 100 * 1024 * 1024, files: 1, fields: 10 } });
  registerSignIn({
    app,
    engine,
    pool: database.pool,
    sessions,
    resources,
    proofTurns,
    openId: options.openId ?? null,
    publicUrl: options.publicUrl ?? null,
  });
  registerDocs(app, resources, [
    ...appGroups,
    ...(appServices.payments.sandbox ? [sandboxGroup] : []),
    ...storeGroups,
  ]);
  registerNotices(app, engine);
  const storeFront = await registerStore(app, engine, appServices, options.store);
  const pay = await registerPay(app, engine, appServices.payments);
  if (pay.sandbox && !demo)
    app.log.warn(
      "The payment sandbox is on: anybody can pay without money, and what is paid cannot be withdrawn. See PAY_SANDBOX.",
    );
  if (files)
    registerFiles(app, engine, files, async (request) => {
      const token = request.call.token ?? cookies.read(request);
      return token ? ((await sessions.find(token))?.session.actor ?? null) : null;
    });
  if (files)
    registerThirdDetail(app, engine, files, { allowPrivate: options.privatePictures ?? false });
  const pictures = files
    ? new PictureQueue(engine, files, {
        allowPrivate: options.privatePictures ?? false,
        reportError: (err) => app.log.error({ err }, "a picture of an import was not kept"),
      })
    : null;
  pictures?.start();
  registerMemberCalls(app, engine);
  for (const resource of resources) {
    registerCalls(app, engine, resource, pictures);
    registerRest(app, engine, resource);
  }
  if (options.browser) await serveBrowser(app, options.browser);
  else app.setNotFoundHandler(() => Promise.reject(domainError("route.notFound")));
  const { jobs: runner, queues: taskQueues } = engine;
  const schedule =
    runner && taskQueues && new JobSchedule({ runner, queues: taskQueues, reportError });
  const stops = [await engine.start(), await sessions.start(), await storeFront.start()];
  return {
    app,
    engine,
    pay,
    startJobs: () => {
      schedule?.start();
      engine.queues?.start();
      pay.start();
      const measure = () =>
        void clocks
          .measure()
          .catch((err: unknown) => app.log.warn({ err }, "the clocks were not compared"));
      clockTimer = setInterval(measure, clockMs);
      clockTimer.unref();
    },
    close: async () => {
      clearInterval(clockTimer);
      schedule?.stop();
      const jobsStopped = Promise.all([engine.jobs?.stop(), engine.queues?.stop()]);
      await pay.stop();
      // A connection that is answering its last request when the shutdown begins becomes idle only
      // afterwards.
      const failStale = setInterval(() => app.server.closeIdleConnections(), 50);
      // Cuts downloads that stall or exceed the limit; their clients detect that they are
      // incomplete.
      const cut = setTimeout(() => app.server.closeAllConnections(), options.answerMs ?? answerMs);
      await app.close().finally(() => {
        clearInterval(failStale);
        clearTimeout(cut);
      });
      await pictures?.stop();
      await jobsStopped;
      for (const stop of stops) await stop();
    },
  };
}

/** Opens an S3 bucket where one is configured, otherwise a folder next to the data. */
export async function openFileStore(dataDir: string): Promise<FileStore> {
  const {
    FILES_S3_BUCKET: bucket,
    FILES_S3_ENDPOINT: endpoint,
    FILES_S3_REGION: region = "ap-southeast-2",
  } = process.env;
  return bucket
    ? createBucketStore({ bucket, region, ...(endpoint ? { endpoint } : {}) })
    : createFolderStore(path.join(dataDir, "files"));
}
