import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "../../framework/server/database/openDatabase.ts";
import { buildModel } from "../../framework/server/migration/buildModel.ts";
import { migrate } from "../../framework/server/migration/migrate.ts";
import { resources } from "../../resources/index.ts";
import type { TestPostgres } from "../../tests/postgres.ts";
import { getPostgres } from "../../tests/runPostgres.ts";
import { createServer, type Server } from "../app.ts";
import { migrations, repeatables, rules, snapshot } from "../modules.ts";

const postgres: TestPostgres | null = await getPostgres().catch(() => null);
const password = "markethall-demo";

describe.skipIf(!postgres)("two API processes on one PostgreSQL", () => {
  const databases: Database[] = [];
  const servers: Server[] = [];
  let member = 0;
  beforeAll(async () => {
    const url = (await postgres?.createDatabase()) ?? "";
    for (let count = 0; count < 2; count += 1) {
      const database = await openDatabase({ url, poolSize: 4 });
      databases.push(database);
      if (count === 0)
        await migrate(database.pool, {
          migrations,
          repeatables,
          snapshot,
          model: buildModel(resources),
        });
      servers.push(await createServer({ database, resources, rules }));
    }
    const pool = databases[0]?.pool;
    const shop = (await pool?.query("insert into shops (name) values ('harbour') returning id"))
      ?.rows[0].id;
    const add = async (username: string, main: boolean) => {
      const { rows } = (await pool?.query(
        "insert into members (shop_id, username, realname, main) values ($1, $2, $2, $3) returning id",
        [shop, username, main],
      )) ?? { rows: [] };
      await pool?.query("select set_password($1, $2, false)", [rows[0].id, await hash(password)]);
      return rows[0].id as number;
    };
    await pool?.query("update shops set owner_id = $1", [await add("harbour", true)]);
    member = await add("harbour:mia", false);
  }, 120_000);
  afterAll(async () => {
    for (const server of servers) await server.close();
    for (const database of databases) await database.close();
    await postgres?.stop();
  }, 120_000);

  const call = async (server: number, path: string, token: string | null, body?: object) => {
    const response = await servers[server]?.app.inject({
      method: body ? "POST" : "GET",
      url: `/api/${path}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(body ? { payload: body } : {}),
    });
    return response?.json();
  };
  const signIn = async (username: string, server = 0) =>
    (await call(server, "common/login", null, { username, password })).data.token as string;
  /** Returns how long the second process still accepts a token. */
  const shutOutAfter = async (token: string): Promise<number> => {
    const began = performance.now();
    while ((await call(1, "member/getUser", token)).code === 200) {
      if (performance.now() - began > 5000) return Number.POSITIVE_INFINITY;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return performance.now() - began;
  };

  test.each([
    ["forced out", "forceLogout", {}],
    ["frozen", "freeze", { reason: "Left" }],
  ])("who is %s on one is out on the other within a second", async (_what, action, input) => {
    const owner = await signIn("harbour");
    const token = await signIn("harbour:mia", 1);
    expect((await call(1, "member/getUser", token)).code).toBe(200);
    expect(
      (await call(0, `member/shopAccount/${action}`, owner, { id: member, ...input })).code,
    ).toBe(200);
    expect(await shutOutAfter(token)).toBeLessThan(1000);
    await databases[0]?.pool.query("update members set status = 'normal' where id = $1", [member]);
  });
  test.each([
    ["ends the others", "member/session/endOthers", {}],
    [
      "changes the password",
      "member/setPassword",
      { oldPassword: password, password: "another password", confirmPassword: "another password" },
    ],
  ])("who %s on one has ended them on the other within a second", async (_what, path, body) => {
    await databases[0]?.pool.query("select set_password($1, $2, false)", [
      member,
      await hash(password),
    ]);
    const here = await signIn("harbour:mia", 0);
    const there = await signIn("harbour:mia", 1);
    expect((await call(1, "member/getUser", there)).code).toBe(200);
    expect((await call(0, path, here, body)).code).toBe(200);
    expect(await shutOutAfter(there)).toBeLessThan(1000);
  });
  test("a code is used once, in any process", async () => {
    const pool = databases[0]?.pool;
    await pool?.query(
      "insert into codes (target, purpose, hash, expires_at) values ('both@example.com', 'register', $1, now() + interval '5 minutes')",
      [await hash("123456")],
    );
    const body = { email: "both@example.com", code: "123456", password, confirmPassword: password };
    const answers = await Promise.all(
      [0, 1, 0, 1].map((server, count) =>
        call(server, "common/register", null, { ...body, username: `both${count}` }),
      ),
    );
    expect(answers.map((answer) => answer.code).sort()).toEqual([200, 422, 422, 422]);
  });
});
