import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../tests/testServer.ts";
import { elsewhere, password, registered, visitor } from "./people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());
const query = async (sql: string, values: unknown[] = []) =>
  (await server.database.pool.query(sql, values)).rows;
const demo = "markethall-demo";

describe("a password", () => {
  test("lets its holder in, with spaces around the name and in any case", async () => {
    const from = visitor(server);
    for (const username of ["harbour", "  harbour ", "HARBOUR"]) {
      const { data } = await from.post("common/login", { username, password: demo, brandId: "1" });
      expect((await from.get("member/getUser", data.token)).data.member.username).toBe("harbour");
    }
  });
  test("that is wrong is refused as an unknown name is, and takes as long", async () => {
    const from = visitor(server);
    const took = async (username: string) => {
      const began = performance.now();
      const answer = await from.post("common/login", { username, password: "wrong" });
      return { answer, took: performance.now() - began };
    };
    await took("harbour");
    const known = await took("harbour");
    const unknown = await took("nobody-at-all");
    expect(known.answer).toEqual(unknown.answer);
    expect(known.answer).toMatchObject({ code: 422, data: { error: "login.failed" } });
    expect(unknown.took).toBeGreaterThan(known.took / 5);
  });
  test.each(["", "nobody's password", "no code", "{secret}", demo])(
    "%j is no way into an account that has none",
    async (given) => {
      const { id, username } = await registered(server);
      await query("update credentials set password_hash = null where member_id = $1", [id]);
      expect(
        (await visitor(server).post("common/login", { username, password: given })).code,
      ).not.toBe(200);
      await query("delete from credentials where member_id = $1", [id]);
      expect(
        (await visitor(server).post("common/login", { username, password: given })).code,
      ).not.toBe(200);
    },
  );
  test("is required, by name", async () => {
    const answer = await visitor(server).post("common/login", { username: "  " }, undefined, {
      lang: "zh_TW",
    });
    expect(answer).toMatchObject({
      code: 400,
      data: {
        errors: { username: expect.stringContaining("使用者名稱"), password: expect.any(String) },
      },
    });
  });
  test("does not open an account that is frozen, and only its holder learns why", async () => {
    const { username, id, token, from } = await registered(server);
    await query("update members set status = 'frozen', freeze_reason = 'Unpaid' where id = $1", [
      id,
    ]);
    const right = await from.post("common/login", { username, password });
    expect(right).toMatchObject({ code: 422, data: { error: "account.frozen" } });
    expect(right.message).toContain("Unpaid");
    expect((await from.post("common/login", { username, password: "wrong" })).data.error).toBe(
      "login.failed",
    );
    await query("update members set status = 'deactivated' where id = $1", [id]);
    expect((await from.post("common/login", { username, password })).data.error).toBe(
      "account.disabled",
    );
    await query("select pg_notify('markethall_sessions', '')");
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await from.get("member/getUser", token)).code).toBe(401);
  });
  test("finds an address only where it was shown to be the holder's", async () => {
    const { email, id, from } = await registered(server);
    expect((await from.post("common/login", { username: email, password })).code).toBe(200);
    await query("update members set email_verified = false where id = $1", [id]);
    expect((await from.post("common/login", { username: email, password })).data.error).toBe(
      "login.failed",
    );
  });
});

describe("a code by phone", () => {
  test("lets in once, and only whom it is of", async () => {
    const { id } = await registered(server);
    await query("update members set phone = '+61400000100', phone_verified = true where id = $1", [
      id,
    ]);
    const from = visitor(server);
    const code = await from.code({ phone: "+61400000100" }, "login");
    expect(
      (await from.post("common/loginByPhone", { phone: "+61400000101", code })).data.error,
    ).toBe("code.wrong");
    const answer = await from.post("common/loginByPhone", { phone: "+61 400-000-100", code });
    expect((await from.get("member/getUser", answer.data.token)).data.member.id).toBe(id);
    expect(
      (await from.post("common/loginByPhone", { phone: "+61400000100", code })).data.error,
    ).toBe("code.wrong");
  });
  test("responds the same to an unknown number, and nothing is sent there", async () => {
    const from = visitor(server);
    expect(await from.code({ phone: "+61400000109" }, "login")).toBeNull();
    expect(
      (await from.post("common/loginByPhone", { phone: "+61400000109", code: "123456" })).data
        .error,
    ).toBe("code.wrong");
  });
});

describe("repeated guesses", () => {
  const guess = (from: ReturnType<typeof visitor>, username: string, given = "wrong") =>
    from.post("common/login", { username, password: given });
  const passed = (seconds: number) =>
    query("update failures set add_time = add_time - make_interval(secs => $1)", [seconds]);

  test("is slowed after five failures, ever more, while a colleague from elsewhere is not", async () => {
    const { username, email, from } = await registered(server);
    for (let count = 0; count < 5; count += 1)
      expect(
        (await guess(from, count % 2 ? username : ` ${username.toUpperCase()} `)).data.error,
      ).toBe("login.failed");
    // All names of an account share one count.
    expect((await guess(from, email)).data.error).toBe("login.rateLimited");
    const slowed = await guess(from, username, password);
    expect(slowed).toMatchObject({ code: 429, data: { error: "login.rateLimited" } });
    expect(slowed.data.wait).toBeGreaterThan(0);
    expect(slowed.data.wait).toBeLessThanOrEqual(5);
    expect((await guess(visitor(server), username, password)).code).toBe(200);
    expect((await guess(visitor(server, from.ip), "harbour", demo)).code).toBe(200);
    await passed(5);
    expect((await guess(from, username)).data.error).toBe("login.failed");
    const more = await guess(from, username);
    expect(more.data.wait).toBeGreaterThan(5);
    expect(more.data.wait).toBeLessThanOrEqual(10);
    await passed(10);
    expect((await guess(from, username, password)).code).toBe(200);
    expect((await guess(from, username)).data.error).toBe("login.failed");
  });
  test("is never slowed longer than a quarter of an hour, and is forgotten after an hour", async () => {
    const { id, username, from } = await registered(server);
    await query("insert into failures (key) select $1 from generate_series(1, 30)", [
      `member ${id} from ${from.ip}`,
    ]);
    expect((await guess(from, username, password)).data.wait).toBeLessThanOrEqual(900);
    await passed(3600);
    expect((await guess(from, username, password)).code).toBe(200);
  });
  test("many accounts is slowed by network, in either kind of address", async () => {
    for (const [one, another] of [
      ["192.0.2.7", "192.0.2.7"],
      ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"],
    ] as const) {
      const network = one.includes(":") ? "2001:db8:1:2" : one;
      await query("insert into failures (key) select $1 from generate_series(1, 40)", [
        `network ${network}`,
      ]);
      expect((await guess(visitor(server, another), "harbour", demo)).data.error).toBe(
        "login.rateLimited",
      );
    }
    expect((await guess(visitor(server, "2001:db8:1:3::1"), "harbour", demo)).code).toBe(200);
  });
  test("many times at once has no more guesses than one after another", async () => {
    const { username } = await registered(server);
    const from = visitor(server);
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess(from, username)));
    expect(answers.filter((answer) => answer.data.error === "login.failed")).toHaveLength(5);
    expect(answers.filter((answer) => answer.code === 429)).toHaveLength(7);
  });
});

describe("a session", () => {
  test("ends when its holder signs out, and no other does", async () => {
    const { token, username, from } = await registered(server);
    const other = (await from.post("common/login", { username, password })).data.token;
    expect((await from.post("common/logout", {}, token)).code).toBe(200);
    expect((await from.get("member/getUser", token)).code).toBe(401);
    expect((await from.get("member/getUser", other)).code).toBe(200);
    expect((await from.post("common/logout", {}, token)).code).toBe(200);
    expect((await from.post("common/logout", {}, "no token")).code).toBe(200);
  });
  test("of one realm opens nothing of another", async () => {
    const from = visitor(server, elsewhere());
    const { token } = (await registered(server)) as { token: string };
    const platform = (await from.post("common/login", { username: "platform", password: demo }))
      .data.token;
    for (const path of [
      "system/login/getList",
      "system/outbox/getList",
      "system/operationLog/getList",
    ])
      expect((await from.get(path, token)).code).toBe(403);
    for (const path of ["member/login/getList", "member/accountOperation/getList"])
      expect((await from.get(path, platform)).code).toBe(403);
    expect((await from.get("system/outbox/getList", platform)).code).toBe(200);
  });
  test("is required by every call of a member", async () => {
    const from = visitor(server);
    for (const path of [
      "member/info",
      "member/preferences",
      "member/session/getList",
      "member/twoStep",
      "member/shop/get",
    ])
      for (const token of [undefined, "made-up", "' or 1=1 --"])
        expect((await from.get(path, token)).code).toBe(401);
    for (const path of [
      "member/setPassword",
      "member/updateInfo",
      "member/session/endOthers",
      "member/twoStep/begin",
    ])
      expect((await from.post(path)).code).toBe(401);
  });
});
