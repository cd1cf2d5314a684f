import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../tests/testServer.ts";
import { password, registered, visitor } from "./people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());
const query = async (sql: string, values: unknown[] = []) =>
  (await server.database.pool.query(sql, values)).rows;

describe("the log of sign-ins", () => {
  test("holds everything about a session, for its shop", async () => {
    const { username, token, from } = await registered(server);
    await from.post("common/login", { username, password: "wrong" });
    const second = (
      await from.post("common/login", { username, password }, undefined, {
        "user-agent": "A browser",
      })
    ).data.token;
    await from.post("member/session/endOthers", {}, second);
    await from.post("common/logout", {}, second);
    const again = (await from.post("common/login", { username, password })).data.token;
    const { data } = await from.get("member/login/getList", again);
    const answer = data.list.map(
      (row: { event: string; ok: boolean; way: string | null; reason: string | null }) => [
        row.event,
        row.ok,
        row.way,
        row.reason,
      ],
    );
    expect(answer.reverse()).toEqual([
      ["register", true, null, null],
      ["signIn", true, "register", null],
      ["signIn", false, "password", "login.failed"],
      ["signIn", true, "password", null],
      ["sessionEnded", true, null, "1"],
      ["signOut", true, null, null],
      ["signIn", true, "password", null],
    ]);
    expect(
      data.list.find((row: { agent: string | null }) => row.agent === "A browser"),
    ).toMatchObject({
      username,
      ip: from.ip,
    });
    expect(token).toBeTruthy();
    const filtered = await from.get("member/login/getList?ok=false&event=signIn", again);
    expect(filtered.data.total).toBe(1);
    expect((await from.get("member/login/getList?sort=addTime&order=asc", again)).code).toBe(200);
  });
  test("shows a shop its own, and the platform those without a shop too", async () => {
    await visitor(server).post("common/login", { username: "nobody-here", password: "wrong" });
    const { data } = await server.get("harbour", "member/login/getList", { pageSize: 1000 });
    expect(data.list.length).toBeGreaterThan(0);
    expect(
      new Set(data.list.map((row: { username: string }) => row.username.split(":")[0])),
    ).toEqual(new Set(["harbour"]));
    const all = await server.get("platform", "system/login/getList", { username: "nobody-here" });
    expect(all.data.total).toBe(1);
  });
  test("is counted anew after each sign-in", async () => {
    const { username, from } = await registered(server);
    const signIn = async () =>
      (await from.post("common/login", { username, password })).data.token as string;
    const count = async (token: string) => {
      const { total, list } = (await from.get("member/login/getList", token)).data;
      return [total, list.length];
    };
    expect(await count(await signIn())).toEqual([3, 3]);
    expect(await count(await signIn())).toEqual([4, 4]);
  });
  test("is opened by its own right", async () => {
    const reader = await server.hire(["log:login"]);
    const stranger = await server.hire(["log:operation"]);
    expect((await server.get(reader, "member/login/getList")).code).toBe(200);
    expect((await server.get(stranger, "member/login/getList")).code).toBe(403);
    expect((await server.post(reader, "member/login/clean", { days: 1 })).code).toBe(403);
  });
});

describe("cleaning", () => {
  test.each([
    ["member/login", "login_log", "loginLog", 180],
    ["member/accountOperation", "audit_entries", "operationLog", 30],
  ])(
    "%s takes what is older than so many days of one's own shop, and is written down",
    async (api, table, resource, least) => {
      await server.get("harbour", "member/getUser");
      await server.get("laneway", "member/getUser");
      const row = (shop: number, days: number) =>
        table === "login_log"
          ? query(
              "insert into login_log (shop_id, username, ok, add_time) values ($1, 'old', true, now() - make_interval(days => $2))",
              [shop, days],
            )
          : query(
              "insert into audit_entries (shop_id, resource, operation, add_time) values ($1, 'old', 'edit', now() - make_interval(days => $2))",
              [shop, days],
            );
      const { harbour, laneway } = server.shops;
      for (const days of [least + 1, least + 10, least - 1]) await row(harbour, days);
      await row(laneway, least + 20);
      const count = async (shop: number) =>
        (
          await query(
            `select count(*)::integer as count from ${table} where shop_id = $1 and ${table === "login_log" ? "username" : "resource"} = 'old'`,
            [shop],
          )
        )[0].count;
      expect((await server.post("harbour", `${api}/clean`, { days: least })).data).toEqual({
        count: 2,
      });
      expect([await count(harbour), await count(laneway)]).toEqual([1, 1]);
      const [entry] = await query(
        "select * from audit_entries where shop_id = $1 and resource = $2 and action = 'clean'",
        [harbour, resource],
      );
      expect(entry).toMatchObject({
        operation: "action",
        changes: { days: [null, least], count: [null, 2] },
        member_name: "harbour",
        ip: "127.0.0.1",
      });
    },
  );
  test.each([[0], [-1], [0.5], ["many"], [null], [40_000]])("refuses %j days", async (days) => {
    const before = await query("select count(*) from login_log");
    const answer = await server.post("harbour", "member/login/clean", { days });
    expect(answer.code).toBe(400);
    expect(Object.keys(answer.data.errors)).toEqual(["days"]);
    expect(await query("select count(*) from login_log")).toEqual(before);
  });
  test("of the platform's logs leaves the shops' alone", async () => {
    await query(
      "insert into login_log (shop_id, username, ok, add_time) values (null, 'old', true, now() - interval '190 days'), ($1, 'theirs', true, now() - interval '190 days')",
      [server.shops.harbour],
    );
    expect((await server.post("platform", "system/login/clean", { days: 185 })).data.count).toBe(1);
    expect(await query("select 1 from login_log where username = 'theirs'")).toHaveLength(1);
    expect((await server.post("platform", "system/operationLog/clean", { days: 31 })).code).toBe(
      200,
    );
    expect(
      await query("select 1 from audit_entries where shop_id is null and action = 'clean'"),
    ).toHaveLength(2);
  });
  test("is a right that the read-only log does not give, and no ledger has", async () => {
    const cleaner = await server.hire(["log:login", "log:login:clean"]);
    expect((await server.post(cleaner, "member/login/clean", { days: 3650 })).data).toEqual({
      count: 0,
    });
    expect((await server.post(cleaner, "member/accountOperation/clean", { days: 3650 })).code).toBe(
      403,
    );
  });
});
