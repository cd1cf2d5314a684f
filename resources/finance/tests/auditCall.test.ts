import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { auditMoney } from "../ledger/queries/auditMoney.ts";
import { invariants } from "../ledger/queries/invariants/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => server.engine.jobs?.idle());

const startAudit = () => server.post("platform", "system/invariant/run");
const readAudit = (id: unknown) =>
  server.get("platform", "system/invariant/get", { id: String(id) });
/** Waits for an audit to end, and returns its result. */
async function waitForAudit(id: unknown) {
  for (;;) {
    const { data } = await readAudit(id);
    if (data.status !== "running") return data;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test("load: an audit is a run of its own, and its result is read by its id", async () => {
  const { code, data } = await startAudit();
  expect([code, data]).toEqual([200, { id: expect.any(Number) }]);
  expect(await waitForAudit(data.id)).toEqual({
    status: "done",
    asked: invariants.length,
    broken: [],
  });
  const { rows } = await server.database.pool.query(
    "select job, trigger, found from job_runs where id = $1",
    [data.id],
  );
  expect(rows).toEqual([{ job: "auditMoney", trigger: "manual", found: invariants.length }]);
});

test("load: an audit names each invariant that does not hold, with its rows", async () => {
  const { pool } = server.database;
  await pool.query(
    "insert into ledger_balances (account, holder, balance) values ('platform', 0, 1) on conflict (account, holder) do update set balance = 1",
  );
  try {
    const result = await waitForAudit((await startAudit()).data.id);
    expect(result).toMatchObject({ status: "done", asked: invariants.length });
    expect(result.broken).toContainEqual({
      name: "an account's balance is the sum of its entries",
      message: expect.stringMatching(/^1: \[\{.*\}\]$/),
    });
  } finally {
    await pool.query("delete from ledger_balances where account = 'platform'");
  }
});

test("load: an unfinished audit is reported, and only audits are read", async () => {
  const { rows } = await server.database.pool.query(
    `with run as (insert into job_runs (job, status, trigger, started_at) values ('auditMoney', 'failed', 'manual', now()) returning id),
       why as (insert into job_runs_errors (parent_id, position, ref, message) select id, 0, '', 'lost' from run)
     select id from run
     union all (select nextval(pg_get_serial_sequence('job_runs', 'id')))`,
  );
  const { data } = await readAudit(rows[0].id);
  expect(data).toEqual({ status: "failed", asked: invariants.length, broken: [] });
  expect((await readAudit(rows[1].id)).code).toBe(404);
  await server.database.pool.query(
    "insert into job_runs (id, job, status, trigger, started_at) values ($1, 'settle', 'done', 'manual', now())",
    [rows[1].id],
  );
  expect((await readAudit(rows[1].id)).code).toBe(404);
  expect((await readAudit("x")).code).toBe(400);
});

test("load: who may not audit neither starts one nor reads one", async () => {
  const { id } = (await startAudit()).data;
  expect((await server.post("harbour", "system/invariant/run")).code).toBe(403);
  expect((await server.get("harbour", "system/invariant/get", { id: String(id) })).code).toBe(403);
});

test("load: an audit that takes long is answered at once, one at a time, and others are served meanwhile", async (context) => {
  // The embedded database has one connection, so a test cannot block a single statement.
  if (server.database.kind === "embedded") return context.skip();
  const blocker = await server.database.pool.connect();
  let id: unknown;
  try {
    await blocker.query("begin; lock table ledger_entries in access exclusive mode");
    const started = performance.now();
    id = (await startAudit()).data.id;
    expect((await startAudit()).data.id).toBe(id);
    expect((await readAudit(id)).data).toEqual({
      status: "running",
      asked: invariants.length,
      broken: [],
    });
    expect(performance.now() - started).toBeLessThan(5000);
  } finally {
    await blocker.query("rollback");
    blocker.release();
  }
  expect(await waitForAudit(id)).toMatchObject({ status: "done", broken: [] });
});

test("load: an audit holds no connection from its first invariant to its last", async (context) => {
  // A server has enough connections for both.
  if (server.database.kind === "server") return context.skip();
  await server.get("harbour", "member/supplier/getList");
  const ended: string[] = [];
  const audit = auditMoney(server.database.pool).then(() => ended.push("audit"));
  const list = server.get("harbour", "member/supplier/getList").then(() => ended.push("list"));
  await Promise.all([audit, list]);
  expect(ended).toEqual(["list", "audit"]);
});
