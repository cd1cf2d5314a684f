import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/testDatabase.ts";
import type { Database } from "./openDatabase.ts";
import { withLease } from "./withLease.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.pool.query("delete from leases"));

const lease = { name: "newsletter", seconds: 60 };
const countLeases = async (): Promise<number> =>
  (await database.pool.query("select count(*)::integer as count from leases")).rows[0].count;
/** Makes the lease look as if its holder had died long ago. */
const expire = () => database.pool.query("update leases set until = now() - interval '1 second'");

test("work runs under its lease, which is free afterwards", async () => {
  const held = await withLease(database.pool, lease, countLeases);
  expect([held, await countLeases()]).toEqual([1, 0]);
});

test("while one holds a lease, the work of another does not run; another name is free", async () => {
  const [other, elsewhere] =
    (await withLease(database.pool, lease, () =>
      Promise.all([
        withLease(database.pool, lease, async () => "ran"),
        withLease(database.pool, { ...lease, name: "other" }, async () => "ran"),
      ]),
    )) ?? [];
  expect([other, elsewhere]).toEqual([null, "ran"]);
});

test("a lease is free again after work that fails", async () => {
  const failed = withLease(database.pool, lease, () => Promise.reject(new Error("no connection")));
  await expect(failed).rejects.toThrow("no connection");
  expect(await withLease(database.pool, lease, async () => "ran")).toBe("ran");
});

test("an expired lease passes to the next process, which its former holder does not end", async () => {
  const renewals = await withLease(database.pool, lease, async (first) => {
    await expire();
    return withLease(database.pool, lease, async (second) => [
      await first.renew(),
      await second.renew(),
    ]);
  });
  expect(renewals).toEqual([false, true]);
});

test("an expired lease that no other process has taken is extended", async () => {
  const renewed = await withLease(database.pool, lease, async ({ renew }) => {
    await expire();
    return renew();
  });
  expect(renewed).toBe(true);
});
