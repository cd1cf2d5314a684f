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

describe("one's own account", () => {
  test("is shown without its secrets", async () => {
    const { token, username, email, from } = await registered(server);
    const { data } = await from.get("member/info", token);
    expect(data).toMatchObject({
      username,
      email,
      emailVerified: true,
      phone: null,
      realname: null,
      main: true,
      hasPassword: true,
      twoStep: false,
    });
    expect(JSON.stringify(data)).not.toMatch(/hash|secret/i);
  });
  test("has the name that one gives it, at once and everywhere; what is not named stays", async () => {
    const { token, from } = await registered(server);
    await from.post("member/updateInfo", { realname: " Wei 陈 ", nickname: "W" }, token);
    const { data } = await from.post(
      "member/updateInfo",
      { avatar: "/files/platform/0cc175b9c0f1b6a831c399e269772661.png", nickname: "" },
      token,
    );
    expect(data).toMatchObject({
      realname: "Wei 陈",
      nickname: null,
      avatar: "/files/platform/0cc175b9c0f1b6a831c399e269772661.png",
    });
    expect((await from.get("member/getUser", token)).data.member).toMatchObject({
      realname: "Wei 陈",
      avatar: "/files/platform/0cc175b9c0f1b6a831c399e269772661.png",
    });
  });
  test.each([
    ["a long name", { realname: "x".repeat(61) }, "realname"],
    ["a picture from nowhere", { avatar: "javascript:alert(1)" }, "avatar"],
    ["another username", { username: "other" }, "username"],
    ["the main account's mark", { main: true }, "main"],
  ])("refuses %s", async (_what, change, field) => {
    const { token, from } = await registered(server);
    const before = (await from.get("member/info", token)).data;
    const answer = await from.post("member/updateInfo", change, token);
    expect(answer.code).toBe(400);
    expect(Object.keys(answer.data.errors)).toEqual([field]);
    expect((await from.get("member/info", token)).data).toEqual(before);
  });
  test("changes to another verified address, and the old one is notified", async () => {
    const { token, email, username, from } = await registered(server);
    const code = await from.code({ email: "new@example.com" }, "bind");
    const answer = await from.post(
      "member/updateEmail",
      { email: "New@Example.com", code, oldPassword: password },
      token,
    );
    expect(answer.data).toMatchObject({ email: "new@example.com", emailVerified: true });
    const [letter] = await query(
      "select subject from outbox where recipient = $1 order by id desc limit 1",
      [email],
    );
    expect(letter.subject).toBe("The address of your Markethall account has changed");
    expect((await from.post("common/login", { username: "new@example.com", password })).code).toBe(
      200,
    );
    expect((await from.post("common/login", { username: email, password })).code).toBe(422);
    expect(
      (
        await from.post(
          "member/updateEmail",
          { email: "new@example.com", code, oldPassword: password },
          token,
        )
      ).data.error,
    ).toBe("code.wrong");
    const [entry] = await query(
      "select event, reason from login_log where username = $1 and event = 'emailChanged'",
      [username],
    );
    expect(entry.reason).toBe("new@example.com");
  });
  test("moves to another phone", async () => {
    const { token, from } = await registered(server);
    const code = await from.code({ phone: "+61400000300" }, "bind");
    const answer = await from.post(
      "member/updatePhone",
      { phone: "+61 400 000 300", code, oldPassword: password },
      token,
    );
    expect(answer.data).toMatchObject({ phone: "+61400000300", phoneVerified: true });
  });
  test("does not change with a code for another purpose, nor to another user's address", async () => {
    const [one, other] = [await registered(server), await registered(server)];
    const code = await one.from.code({ email: "unbound@example.com" }, "register");
    expect(
      (
        await one.from.post(
          "member/updateEmail",
          { email: "unbound@example.com", code, oldPassword: password },
          one.token,
        )
      ).data.error,
    ).toBe("code.wrong");
    expect(await one.from.code({ email: other.email }, "bind")).toBeNull();
    expect(
      (
        await one.from.post(
          "member/updateEmail",
          { email: other.email, code: "123456", oldPassword: password },
          one.token,
        )
      ).data.error,
    ).toBe("code.wrong");
    expect((await one.from.get("member/info", one.token)).data.email).toBe(one.email);
  });
  test("is no longer shown to answer at an address that its owner writes into it", async () => {
    const username = await server.hire(["stock:storage"]);
    const id = server.members[username];
    await query(
      "update members set email = 'mine@example.com', email_verified = true, realname = 'Hand' where id = $1",
      [id],
    );
    const edited = await server.post("harbour", "member/shopAccount/editSubmit", {
      id,
      realname: "Other hand",
    });
    expect(edited.code).toBe(200);
    expect(
      (await query("select email_verified from members where id = $1", [id]))[0].email_verified,
    ).toBe(true);
    expect(
      (
        await server.post("harbour", "member/shopAccount/editSubmit", {
          id,
          email: "theirs@example.com",
        })
      ).code,
    ).toBe(200);
    expect(
      (await query("select email_verified from members where id = $1", [id]))[0].email_verified,
    ).toBe(false);
    expect(await visitor(server).code({ email: "theirs@example.com" }, "recover")).toBeNull();
  });
});

describe("preferences", () => {
  test("are stored by key, merged, and deleted by null", async () => {
    const { token, from } = await registered(server);
    expect((await from.get("member/preferences", token)).data).toEqual({});
    await from.post(
      "member/preferences",
      { changes: { theme: "dark", "list.suppliers": { columns: ["name"] } } },
      token,
    );
    const { data } = await from.post(
      "member/preferences",
      { changes: { theme: null, size: "mini" } },
      token,
    );
    expect(data).toEqual({ "list.suppliers": { columns: ["name"] }, size: "mini" });
    expect((await from.get("member/preferences", token)).data).toEqual(data);
    const stranger = await registered(server);
    expect((await stranger.from.get("member/preferences", stranger.token)).data).toEqual({});
  });
  test("from two windows concurrently are all stored", async () => {
    const { token, from } = await registered(server);
    await Promise.all(
      Array.from({ length: 8 }, (_, key) =>
        from.post("member/preferences", { changes: { [`key${key}`]: key } }, token),
      ),
    );
    expect(Object.keys((await from.get("member/preferences", token)).data)).toHaveLength(8);
  });
  test("beyond 32 kB are refused, and what was there stays", async () => {
    const { token, from } = await registered(server);
    await from.post("member/preferences", { changes: { kept: true } }, token);
    expect(
      (await from.post("member/preferences", { changes: { text: "x".repeat(32_000) } }, token))
        .code,
    ).toBe(200);
    const more = await from.post(
      "member/preferences",
      { changes: { more: "x".repeat(1000) } },
      token,
    );
    expect(more).toMatchObject({ code: 422, data: { error: "preferences.tooLarge" } });
    const { data } = await from.get("member/preferences", token);
    expect(Object.keys(data).sort()).toEqual(["kept", "text"]);
  });
  test.each([[[]], ["text"], [7], [null], [undefined], [{ a: "\u0000" }]])(
    "refuses %j",
    async (changes) => {
      const { token, from } = await registered(server);
      expect((await from.post("member/preferences", { changes }, token)).code).toBe(400);
      expect((await from.get("member/preferences", token)).data).toEqual({});
    },
  );
});
