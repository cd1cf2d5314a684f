import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeDevice } from "../../core/logs/describeDevice.ts";
import { startTestServer, type TestServer } from "../../tests/testServer.ts";
import { password, registered, visitor } from "./people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());
const query = async (sql: string, values: unknown[] = []) =>
  (await server.database.pool.query(sql, values)).rows;
/** Clears this process's session cache, which otherwise expires after some seconds. */
const forgotten = async () => {
  await query("select pg_notify('markethall_sessions', '')");
  await new Promise((resolve) => setTimeout(resolve, 100));
};
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

describe("one's own sessions", () => {
  test("are listed with device, address and way, this one first", async () => {
    const { token, username, from } = await registered(server);
    const away = visitor(server);
    const other = (
      await away.post("common/login", { username, password }, undefined, { "user-agent": safari })
    ).data.token;
    const { data } = await from.get("member/session/getList", token);
    expect(data).toMatchObject([
      { ip: from.ip, way: "register", current: true },
      { ip: away.ip, way: "password", current: false, device: "Safari · iPhone", agent: safari },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/token|hash/i);
    expect((await away.get("member/session/getList", other)).data[0]).toMatchObject({
      current: true,
      ip: away.ip,
    });
  });
  test("end one by one, or all others; another member's do not", async () => {
    const { token, username, from } = await registered(server);
    const open = async () =>
      (await from.post("common/login", { username, password })).data.token as string;
    const [second, third, fourth] = [await open(), await open(), await open()];
    const list = (await from.get("member/session/getList", fourth)).data as {
      id: number;
      current: boolean;
    }[];
    const oldest = Math.min(...list.map(({ id }) => id));
    const stranger = await registered(server);
    expect(
      (await stranger.from.post("member/session/end", { id: oldest }, stranger.token)).code,
    ).toBe(404);
    expect((await from.get("member/getUser", token)).code).toBe(200);
    expect((await from.post("member/session/end", { id: oldest }, fourth)).code).toBe(200);
    expect((await from.get("member/getUser", token)).code).toBe(401);
    expect((await from.post("member/session/end", { id: oldest }, fourth)).code).toBe(404);
    expect((await from.post("member/session/end", { id: "one" }, fourth)).code).toBe(400);
    expect((await from.post("member/session/endOthers", {}, fourth)).data).toEqual({ count: 2 });
    for (const ended of [second, third])
      expect((await from.get("member/getUser", ended)).code).toBe(401);
    expect((await from.get("member/session/getList", fourth)).data).toHaveLength(1);
  });
  test("end after fourteen days without a call, and last while there are calls", async () => {
    const { token, id, from } = await registered(server);
    await query(
      "update sessions set last_used = now() - interval '13 days', expires_at = now() + interval '1 day' where member_id = $1",
      [id],
    );
    await forgotten();
    expect((await from.get("member/getUser", token)).code).toBe(200);
    const [row] = await query(
      "select expires_at > now() + interval '13 days' as lasts from sessions where member_id = $1",
      [id],
    );
    expect(row.lasts).toBe(true);
    await query(
      "update sessions set expires_at = now() - interval '1 second' where member_id = $1",
      [id],
    );
    await forgotten();
    expect((await from.get("member/getUser", token)).code).toBe(401);
  });
});

describe("a token", () => {
  const call = async (from: ReturnType<typeof visitor>, token: string) => {
    const response = await from.request("GET", "member/getUser", undefined, {
      authorization: `Bearer ${token}`,
    });
    return {
      code: response.json().code as number,
      renewed: response.headers["x-renewed-token"] as string | undefined,
    };
  };
  test("is replaced after twelve hours; the old one works a minute more and returns the new one again", async () => {
    const { token, id, from } = await registered(server);
    expect(await call(from, token)).toEqual({ code: 200, renewed: undefined });
    await query(
      "update sessions set renewed_at = now() - interval '11 hours' where member_id = $1",
      [id],
    );
    await forgotten();
    expect((await call(from, token)).renewed).toBeUndefined();
    await query(
      "update sessions set renewed_at = now() - interval '13 hours' where member_id = $1",
      [id],
    );
    await forgotten();
    const answers = await Promise.all([call(from, token), call(from, token), call(from, token)]);
    const { renewed = "" } = answers[0] ?? {};
    expect(renewed).toMatch(/^[\w-]{40,}$/);
    expect(renewed).not.toBe(token);
    for (const answer of answers) expect(answer).toEqual({ code: 200, renewed });
    await forgotten();
    expect(await call(from, token)).toEqual({ code: 200, renewed });
    expect(await call(from, renewed)).toEqual({ code: 200, renewed: undefined });
    await query(
      "update sessions set renewed_at = now() - interval '61 seconds' where member_id = $1",
      [id],
    );
    await forgotten();
    expect((await call(from, token)).code).toBe(401);
    expect((await call(from, renewed)).code).toBe(200);
    expect(await query("select 1 from sessions where member_id = $1", [id])).toHaveLength(1);
  });
  test("that was replaced ends the session too when its holder signs out with it", async () => {
    const { token, id, from } = await registered(server);
    await query(
      "update sessions set renewed_at = now() - interval '13 hours' where member_id = $1",
      [id],
    );
    await forgotten();
    const { renewed = "" } = await call(from, token);
    await from.post("common/logout", {}, token);
    expect((await call(from, renewed)).code).toBe(401);
  });
  test("is nowhere in the database", async () => {
    const { token, id } = await registered(server);
    const [row] = await query("select sessions::text as row from sessions where member_id = $1", [
      id,
    ]);
    expect(row.row).not.toContain(token);
  });
});

describe("changing roles", () => {
  test("is refused for a role that is not one's own, and written down when done", async () => {
    const username = await server.hire(["stock:storage"]);
    const roles = (await server.get(username, "member/getAllRole")).data as { roleId: number }[];
    const [own] = roles;
    const stranger = await server.hire(["config:supplier"]);
    const [foreign] = (await server.get(stranger, "member/getAllRole")).data as {
      roleId: number;
    }[];
    for (const roleId of [foreign?.roleId, 999_999])
      expect((await server.post(username, "member/changeRole", { roleId })).data.error).toBe(
        "role.notHeld",
      );
    for (const roleId of ["x", -1, 1.5])
      expect((await server.post(username, "member/changeRole", { roleId })).code).toBe(400);
    expect(
      (await server.post(username, "member/changeRole", { roleId: own?.roleId })).data.roleId,
    ).toBe(own?.roleId);
    const events = await query(
      "select event, reason from login_log where username = $1 and event = 'roleChanged'",
      [username],
    );
    expect(events).toEqual([{ event: "roleChanged", reason: username }]);
  });
});

test.each([
  [safari, "Safari · iPhone"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0",
    "Edge · Windows",
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36",
    "Chrome · Linux",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:131.0) Gecko/20100101 Firefox/131.0",
    "Firefox · macOS",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 MicroMessenger/8.0",
    "WeChat · Android",
  ],
  ["curl/8.0", null],
  [null, null],
])("a device is called what a person calls it: %s", (agent, device) => {
  expect(describeDevice(agent)).toBe(device);
});
