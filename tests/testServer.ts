import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { hash } from "@node-rs/argon2";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { lockOrder } from "../core/server/lockOrder.ts";
import type { Resource } from "../framework/schema/index.ts";
import { watchLocks } from "../framework/server/database/lockOrder.ts";
import type { Database } from "../framework/server/database/openDatabase.ts";
import type { DefinedRules } from "../framework/server/defineRules.ts";
import type { Engine } from "../framework/server/engine.ts";
import type { Outcome } from "../framework/server/jobs/jobRunner.ts";
import { buildModel } from "../framework/server/migration/buildModel.ts";
import { diff } from "../framework/server/migration/diff.ts";
import { migrate } from "../framework/server/migration/migrate.ts";
import { resources as appResources } from "../resources/index.ts";
import { createServer, type ServerOptions } from "../server/app.ts";
import { jobs } from "../server/jobs.ts";
import { rules as appRules, migrations, repeatables, snapshot } from "../server/modules.ts";
import type { Pay } from "../server/payments/pay.ts";
import { assertDescribedAnswers } from "./checkAnswers.ts";
import { TestCoupons } from "./testCoupons.ts";
import { openTestDatabase } from "./testDatabase.ts";

export interface Answer {
  status: number;
  code: number;
  message: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever a call answers
  data: any;
}
export interface TestServer {
  app: FastifyInstance;
  engine: Engine;
  database: Database;
  /** The webhooks and refunds in progress. */
  pay: Pay;
  /** The coupons of the next orders. */
  coupons: TestCoupons;
  /** Ids of the two shops and of the members. */
  shops: { harbour: number; laneway: number };
  members: Record<string, number>;
  /** Sends one call as a member: GET with a query, or POST with a body. */
  get(
    user: string | null,
    path: string,
    query?: Record<string, string | number>,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  post(
    user: string | null,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  request(
    user: string | null,
    options: {
      method: "GET" | "POST" | "PUT" | "DELETE";
      url: string;
      payload?: unknown;
      headers?: Record<string, string>;
    },
  ): Promise<LightMyRequestResponse>;
  /**
   * Creates a member of a shop (or of the platform) with these permissions; returns the username.
   */
  hire(permissions: string[], shop?: "harbour" | "laneway" | null): Promise<string>;
  /** Runs a job to its end, at the given time. */
  runJob(name: string, now?: Date): Promise<Outcome>;
  /** Starts the job schedule; until then, jobs run only manually. */
  startJobs(): void;
  close(): Promise<void>;
}
const password = "markethall-demo";
/**
 * Hashing is slow by design: all members of a run share one hash, with parameters that are cheap to
 * verify. Passwords that a test sets through the API are hashed as in production.
 */
const passwordHash = hash(password, { memoryCost: 64, timeCost: 1 });

const appModel = buildModel(appResources);

/** Sign-in name of the owner of the first tenant, for tests that are not about shops. */
export const tenantOwner = "harbour";

/**
 * Starts a real server on an empty database with two shops: owners `harbour` and `laneway`, and the
 * administrator `platform`.
 */
export async function startTestServer(
  options: {
    resources?: readonly Resource[];
    rules?: readonly DefinedRules[];
    server?: Partial<ServerOptions>;
    /** A migrated database instead of a new one. */
    database?: Database;
  } = {},
): Promise<TestServer> {
  const resources = options.resources ?? appResources;
  const database = options.database ?? (await openTestDatabase());
  if (!options.database)
    await migrate(database.pool, { migrations, repeatables, snapshot, model: appModel });
  const { pool } = database;
  watchLocks(pool, lockOrder);
  // Creates the tables of resources that only a test declares, as a migration would.
  if (resources !== appResources)
    for (const statement of diff(appModel, buildModel(resources))) await pool.query(statement);
  const filesDir = mkdtempSync(path.join(os.tmpdir(), "markethall-files-"));
  const coupons = new TestCoupons();
  const { app, engine, pay, startJobs, close } = await createServer({
    database,
    resources,
    rules: options.rules ?? appRules,
    jobs,
    dataDir: filesDir,
    sourceFinders: [coupons.find],
    ...options.server,
    pay: { sandbox: true, ...options.server?.pay },
  });
  // The app's own queues are in the template.
  if (options.server?.queues) await engine.queues?.install();
  await app.ready();
  const shops = { harbour: 0, laneway: 0 };
  const members: Record<string, number> = {};
  const addMember = async (username: string, shopId: number | null, main: boolean) => {
    const { rows } = await pool.query(
      "insert into members (shop_id, username, main) values ($1, $2, $3) returning id",
      [shopId, username, main],
    );
    await pool.query("select set_password($1, $2, false)", [rows[0].id, await passwordHash]);
    members[username] = rows[0].id;
    return rows[0].id as number;
  };
  for (const key of ["harbour", "laneway"] as const) {
    const { rows } = await pool.query("insert into shops (name) values ($1) returning id", [key]);
    shops[key] = rows[0].id;
    await pool.query("update shops set owner_id = $1 where id = $2", [
      await addMember(key, shops[key], true),
      shops[key],
    ]);
  }
  await addMember("platform", null, true);

  const tokens = new Map<string, string>();
  const request: TestServer["request"] = async (user, { payload, headers = {}, ...rest }) => {
    let token = user === null ? undefined : tokens.get(user);
    if (user !== null && token === undefined) {
      const answer = await app.inject({
        method: "POST",
        url: "/api/common/login",
        payload: { username: user, password },
      });
      token = answer.json().data.token as string;
      tokens.set(user, token);
    }
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return app.inject({
      ...rest,
      headers: { ...authorization, ...headers },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
  };
  const parseAnswer = (response: LightMyRequestResponse): Answer => ({
    ...response.json(),
    status: response.statusCode,
  });
  let hired = 0;
  return {
    app,
    engine,
    database,
    pay,
    coupons,
    shops,
    members,
    request,
    get: async (user, path, query = {}, headers = {}) => {
      const search = new URLSearchParams(
        Object.entries(query).map(([key, value]) => [key, String(value)]),
      );
      return parseAnswer(
        await request(user, { method: "GET", url: `/api/${path}?${search}`, headers }),
      );
    },
    post: async (user, path, body = {}, headers = {}) =>
      parseAnswer(
        await request(user, { method: "POST", url: `/api/${path}`, payload: body, headers }),
      ),
    hire: async (permissions, shop = "harbour") => {
      hired += 1;
      const username = `${shop ?? "platform"}:hand${hired}`;
      const id = await addMember(username, shop === null ? null : shops[shop], false);
      if (shop === null) {
        const { rows } = await pool.query(
          "insert into admin_roles (name, sort, permissions) values ($1, 1, $2) returning id",
          [username, JSON.stringify(permissions)],
        );
        await pool.query("insert into members_admin_roles (parent_id, target_id) values ($1, $2)", [
          id,
          rows[0].id,
        ]);
        return username;
      }
      const { rows } = await pool.query(
        `with place as (insert into departments (shop_id, name, sort, status) values ($1, $2, 1, 'active') returning id)
         insert into roles (shop_id, name, sort, status, department, permissions) select $1, $2, 1, 'active', id, $3 from place returning id`,
        [shops[shop], username, JSON.stringify(permissions)],
      );
      await pool.query(
        "insert into members_roles (shop_id, parent_id, target_id) values ($1, $2, $3)",
        [shops[shop], id, rows[0].id],
      );
      return username;
    },
    runJob: async (name, now) => {
      const outcome = await engine.jobs?.run(name, now ? { now } : {});
      if (!outcome) throw new Error(`${name} is running already`);
      return outcome;
    },
    startJobs,
    close: async () => {
      await close();
      await database.close();
      rmSync(filesDir, { recursive: true, force: true });
      assertDescribedAnswers(app);
    },
  };
}
