import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());
const query = async (sql: string, values: unknown[] = []) =>
  (await server.database.pool.query(sql, values)).rows;
const addEntry = (
  shop: number | null,
  resource: string,
  days: number,
  action: string | null = null,
) =>
  query(
    `insert into audit_entries (shop_id, resource, operation, action, add_time)
     values ($1, $2, $3, $4, now() - make_interval(days => $5))`,
    [shop, resource, action ? "action" : "edit", action, days],
  );
const addSignIn = (shop: number | null, days: number) =>
  query(
    "insert into login_log (shop_id, username, ok, add_time) values ($1, 'old', true, now() - make_interval(days => $2))",
    [shop, days],
  );
const readLogAges = async (shop: number | null, resource: string) =>
  (
    await query(
      `select extract(day from now() - add_time)::integer as days from audit_entries
       where shop_id is not distinct from $1 and resource = $2 order by 1`,
      [shop, resource],
    )
  ).map(({ days }) => days);

test.each([
  ["harbour", "member/accountOperation", "member/login"],
  ["platform", "system/operationLog", "system/login"],
])(
  "S23: %s cannot delete entries of the last days from its own logs",
  async (user, operations, signIns) => {
    for (const api of [operations, signIns])
      for (const days of [1, 29]) {
        const answer = await server.post(user, `${api}/clean`, { days });
        expect([answer.code, Object.keys(answer.data.errors)]).toEqual([400, ["days"]]);
      }
    const answer = await server.post(user, `${signIns}/clean`, { days: 179 });
    expect(answer.data.errors.days).toContain("180");
  },
);

test("S23: entries about accounts, money and settings outlive a clean-up of the operation log, others do not", async () => {
  const { harbour } = server.shops;
  for (const days of [40, 200])
    for (const resource of ["suppliers", "subAccounts", "roles", "withdrawals"])
      await addEntry(harbour, resource, days);
  expect(
    (await server.post("harbour", "member/accountOperation/clean", { days: 30 })).data,
  ).toEqual({ count: 5 });
  expect(await readLogAges(harbour, "suppliers")).toEqual([]);
  for (const resource of ["subAccounts", "roles", "withdrawals"])
    expect(await readLogAges(harbour, resource)).toEqual([40]);
});

test("S23: the record of a clean-up stays, however old it is", async () => {
  const { harbour } = server.shops;
  await addEntry(harbour, "operationLog", 900, "clean");
  await server.post("harbour", "member/accountOperation/clean", { days: 365 });
  await server.post("harbour", "member/accountOperation/clean", { days: 365 });
  expect(await readLogAges(harbour, "operationLog")).toContain(900);
  await addEntry(null, "platformLog", 900, "clean");
  await server.post("platform", "system/operationLog/clean", { days: 365 });
  expect(await readLogAges(null, "platformLog")).toContain(900);
});

test("S23: the platform sets how long sign-ins are retained, and the database enforces it too", async () => {
  const { harbour } = server.shops;
  const set = await server.post("platform", "system/config/editSubmit", { logDays: 365 });
  expect(set.code).toBe(200);
  await addSignIn(harbour, 300);
  const rejected = await server.post("harbour", "member/login/clean", { days: 200 });
  expect(rejected.data.errors.days).toContain("365");
  const [{ deleted }] = await query("select clean_log('login', 1) as deleted");
  expect(Number(deleted)).toBe(0);
  expect((await server.post("platform", "system/config/editSubmit", { logDays: 29 })).code).toBe(
    400,
  );
  await server.post("platform", "system/config/editSubmit", { logDays: 180 });
  expect((await server.post("harbour", "member/login/clean", { days: 200 })).data.count).toBe(1);
});

test("S24: every function that runs with its owner's rights looks for temporary tables last", async () => {
  const open = await query(`
    select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.prosecdef and n.nspname = 'public'
      and not exists (select 1 from unnest(p.proconfig) one where one ~ '^search_path=.*pg_temp"?$')`);
  expect(open).toEqual([]);
});
