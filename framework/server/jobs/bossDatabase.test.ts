import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../../tests/testDatabase.ts";
import type { Database } from "../database/openDatabase.ts";
import { BossDatabase } from "./bossDatabase.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("a statement is reported and repeated until the database answers", async () => {
  const errors: unknown[] = [];
  const boss = new BossDatabase(database.pool, (error) => void errors.push(error));
  const lost = new Error("Connection terminated unexpectedly");
  vi.spyOn(database.pool, "connect").mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  const { rows } = await boss.executeSql("select $1::int as number", [7]);
  expect(rows).toEqual([{ number: 7 }]);
  expect(errors).toEqual([lost, lost]);
  await boss.close();
});

test("a transaction that fails is rolled back before its connection is used again", async () => {
  const errors: unknown[] = [];
  const boss = new BossDatabase(database.pool, (error) => void errors.push(error));
  const failing = boss.executeSql("begin; select 1 / 0; commit");
  await vi.waitFor(() => expect(errors).toHaveLength(1));
  const { rows } = await database.pool.query("select now() = statement_timestamp() as fresh");
  expect(rows).toEqual([{ fresh: true }]);
  await boss.close();
  // After closing it neither succeeds nor fails.
  const settled = failing.then(() => "settled");
  expect(await Promise.race([settled, Promise.resolve("pending")])).toBe("pending");
});
