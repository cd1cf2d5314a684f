import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../tests/testServer.ts";
import { inTransaction, systemActor, type TransactionContext } from "./transactionContext.ts";
import { updateRows } from "./updateRows.ts";

let server: TestServer;
let received: unknown[] = [];
beforeAll(async () => {
  server = await startTestServer();
  server.engine.onChange((change) => {
    if (change?.resource === "suppliers") received.push(change);
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.pool.query("delete from suppliers");
  received = [];
});

const now = new Date("2026-05-01T10:00:00.000Z");
const add = async (name: string, shopId = server.shops.harbour) =>
  (
    await server.database.pool.query(
      "insert into suppliers (shop_id, name, phone) values ($1, $2, '1') returning id",
      [shopId, name],
    )
  ).rows[0].id as number;
const readAll = async (columns: string) =>
  (await server.database.pool.query(`select ${columns} from suppliers order by name`)).rows;
const run = <T>(
  work: (ctx: TransactionContext) => Promise<T>,
  actor: TransactionContext["actor"] = systemActor,
) => inTransaction(server.engine, { actor, now }, work);

test("rows get their next version, the time and the member of the command, with one statement", async () => {
  const [a, b] = [await add("A"), await add("B")];
  await add("C");
  const member = server.members.harbour ?? 0;
  const sent = await run(
    async (ctx) => {
      const { statements } = ctx.tx;
      expect((await updateRows(ctx, "suppliers", [a, b], { remark: "Late" })).sort()).toEqual([
        a,
        b,
      ]);
      return ctx.tx.statements - statements;
    },
    { kind: "staff", id: member, name: "harbour" },
  );
  expect(sent).toBe(1);
  const changed = { remark: "Late", version: 2, upd_time: now.toISOString(), upd_by: member };
  const unchanged = { remark: null, version: 1, upd_time: expect.any(String), upd_by: null };
  expect(await readAll("name, remark, version, upd_time, upd_by")).toEqual([
    { name: "A", ...changed },
    { name: "B", ...changed },
    { name: "C", ...unchanged },
  ]);
});

test("a condition selects the rows, and an expression reads them; the system is no author", async () => {
  const id = await add("A");
  await add("B");
  await run(async (ctx) => {
    const found = sql<boolean>`t.name = ${"A"}`;
    const remark = sql<string>`t.name || '!'`;
    expect(await updateRows(ctx, "suppliers", found, { remark })).toEqual([id]);
    expect(await updateRows(ctx, "suppliers", sql<boolean>`false`, { remark })).toEqual([]);
  });
  expect(await readAll("remark, version, upd_by")).toEqual([
    { remark: "A!", version: 2, upd_by: null },
    { remark: null, version: 1, upd_by: null },
  ]);
});

test("each shop of a changed row is notified after the commit, and none without a change", async () => {
  const { harbour, laneway } = server.shops;
  const ids = [await add("A"), await add("B"), await add("C", laneway)];
  await run(async (ctx) => {
    await updateRows(ctx, "suppliers", ids, { remark: "Late" });
    // Of harbour's rows, news of the tests before may arrive late.
    expect(received).not.toContainEqual({ resource: "suppliers", tenantId: laneway });
  });
  expect(received).toContainEqual({ resource: "suppliers", tenantId: harbour });
  expect(received).toContainEqual({ resource: "suppliers", tenantId: laneway });
  await run(async (ctx) => {
    const { writes } = ctx.tx;
    await updateRows(ctx, "suppliers", 0, { remark: "Late" });
    // The statement itself, and nothing for the commit.
    expect(ctx.tx.writes - writes).toBe(1);
  });
});
