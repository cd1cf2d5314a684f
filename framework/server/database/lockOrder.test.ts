import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/testDatabase.ts";
import { transaction } from "../transaction.ts";
import { createLockCheck, watchLocks } from "./lockOrder.ts";
import type { Database } from "./openDatabase.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query(
    "create table first (id int, n int); create table last (id int, n int)",
  );
  watchLocks(database.pool, ["first", "last"]);
}, 60_000);
afterAll(() => database.close());

/** Whether a sequence of statements keeps the order, by their text alone. */
const check = (...statements: string[]): string => {
  const locks = createLockCheck(database.pool);
  try {
    for (const statement of statements) locks?.(statement);
    return "in order";
  } catch (error) {
    return error instanceof Error ? (error.message.split(":")[0] ?? "") : "";
  }
};
const last = "update last set n = 1";

test("a transaction that locks in another order is refused at its statement", async () => {
  const run = (...tables: string[]) =>
    transaction(database.pool, { tenant: "none" }, "write", async (tx) => {
      for (const table of tables) await tx.run(sql`update ${sql.table(table)} set n = 1`);
    });
  await run("first", "last", "first");
  await expect(run("last", "first")).rejects.toThrow("locks first after last");
});

test("every way to lock rows counts, and a read does not", () => {
  for (const text of [
    'update "first" set n = 1',
    "with x as (update first t set n = 2 returning id) select * from x",
    "delete from first where id = 1",
    "insert into first (id) values (1) on conflict (id) do update set n = 2",
    "select id from first where id = 1 for update",
    'select "id" from "first" as "f" order by "id" for no key update',
    "select f.id from other o join first f on f.id = o.id for update of f",
    "select id from first where id in (select id from last) order by id for no key update",
  ])
    expect(check(last, text), text).toBe("locks first after last");
  for (const text of [
    "select id from first",
    "insert into first (id) values (1)",
    "select id from first for update skip locked",
    "select o.id from other o join first f on f.id = o.id for update of o",
    "select id from other where id in (select id from first) for update",
    "update other set n = 1",
  ])
    expect(check(last, text), text).toBe("in order");
});

test("rows that the transaction has inserted itself are nobody else's to wait for", () => {
  expect(check("insert into first (id) values (1)", last, "update first set n = 2")).toBe(
    "in order",
  );
});

test("a pool that is not watched has no check", async () => {
  const other = await openTestDatabase();
  expect(createLockCheck(other.pool)).toBeNull();
  await other.close();
});
