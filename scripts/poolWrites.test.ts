import { expect, test } from "vitest";
import { findPoolWrites } from "./poolWrites.mjs";

const find = (text: string, file = "server/signIn/captcha.ts") => findPoolWrites(file, text);

test("a write by the pool is found with its line", () =>
  expect(find('const { pool } = auth;\nawait pool.query("delete from captchas");')).toEqual([
    "server/signIn/captcha.ts:2 sends to the pool itself; read by queryPool, and write by a transaction or writePool",
  ]));

test.each([
  'await engine.database.pool.query("select 1");',
  'await this.#pool.query("select 1", [id]);',
  "const client = await database.pool.connect();",
  "await client.query(`update codes set tries = 1`);",
  'await client.query("with gone as (delete from codes returning id) select id from gone");',
  "await queryPool(pool, sql`\n  update codes set tries = 1`);",
  'await queryPool(pool, compiler.deleteFrom("codes").where("id", "=", id));',
  "await queryValue(pool, sql<number>`insert into codes (id) values (1) returning id`);",
])("is found: %s", (text) => expect(find(text)).toHaveLength(1));

test.each([
  "await writePool(pool, sql`update codes set tries = 1`);",
  'await writePool(auth.pool, compiler.deleteFrom("codes").where("id", "=", id));',
  'await queryPool(pool, compiler.selectFrom("codes").select("update_time"));',
  "await queryPool(pool, sql<Row>`select update_time from codes`);",
  "const state = await client.query({ number, chargeId }, signal);",
  "await transaction(pool, scope, mode, (tx) => tx.run(sql`delete from codes`));",
])("is allowed: %s", (text) => expect(find(text)).toEqual([]));

test.each([
  "framework/server/database/queryPool.ts",
  "framework/server/migration/migrate.ts",
  "framework/server/transaction.ts",
  "server/tests/login.test.ts",
  "bench/trade.ts",
])("is no matter of %s", (file) =>
  expect(find('await pool.query("delete from codes");', file)).toEqual([]),
);
