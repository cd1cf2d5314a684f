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
const next = "another password";
const both = { password: next, confirmPassword: next };
const login = async (username: string, given: string) =>
  (await visitor(server).post("common/login", { username, password: given })).code;

describe("a forgotten password", () => {
  test("is reset with a code, and ends every session", async () => {
    const { email, username, token, id, from } = await registered(server);
    const code = await from.code({ email }, "recover");
    const answer = await from.post("common/forgetPassword", {
      email: email.toUpperCase(),
      code,
      ...both,
    });
    expect(answer).toMatchObject({ code: 200, data: null });
    expect((await from.get("member/getUser", token)).code).toBe(401);
    expect(await login(username, password)).toBe(422);
    expect(await login(username, next)).toBe(200);
    expect((await from.post("common/forgetPassword", { email, code, ...both })).data.error).toBe(
      "code.wrong",
    );
    const events = await query("select event from login_log where member_id = $1 order by id", [
      id,
    ]);
    expect(events.map(({ event }) => event)).toContain("passwordRecovered");
  });
  test("is reset by phone", async () => {
    const { username, id, from } = await registered(server);
    await query("update members set phone = '+85512345678', phone_verified = true where id = $1", [
      id,
    ]);
    const code = await from.code({ phone: "+85512345678" }, "recover");
    const answer = await from.post("common/forgetPasswordByPhone", {
      phone: "+855 12 345 678",
      code,
      ...both,
    });
    expect(answer.code).toBe(200);
    expect(await login(username, next)).toBe(200);
  });
  test("D7: by phone it answers a token, which an account that is frozen does not get", async () => {
    const { id, token, from } = await registered(server);
    const phone = "+85512345679";
    await query("update members set phone = $2, phone_verified = true where id = $1", [id, phone]);
    const code = await from.code({ phone }, "recover");
    const { data } = await from.post("common/forgetPasswordByPhone", { phone, code, ...both });
    expect((await from.get("member/getUser", data.token)).data.member.id).toBe(id);
    expect((await from.get("member/getUser", token)).code).toBe(401);

    await query("update members set status = 'frozen' where id = $1", [id]);
    const again = await from.code({ phone }, "recover");
    if (again === null) return;
    const answer = await from.post("common/forgetPasswordByPhone", {
      phone,
      code: again,
      password: "yet another password",
      confirmPassword: "yet another password",
    });
    expect(answer).toMatchObject({ code: 200, data: null });
  });
  test("is refused alike for who has an account and who has none", async () => {
    const { email, username, from } = await registered(server);
    await from.code({ email }, "recover");
    expect(await from.code({ email: "none@example.com" }, "recover")).toBeNull();
    const known = await from.post("common/forgetPassword", { email, code: "abc", ...both });
    expect(known).toEqual(
      await from.post("common/forgetPassword", { email: "none@example.com", code: "abc", ...both }),
    );
    expect(known.data.error).toBe("code.wrong");
    expect(await login(username, password)).toBe(200);
  });
  test("of an unverified address cannot be reset", async () => {
    const { email, id, username, from } = await registered(server);
    await query("update members set email_verified = false where id = $1", [id]);
    expect(await from.code({ email }, "recover")).toBeNull();
    expect(await login(username, password)).toBe(200);
  });
  test("stays when the new ones are unequal or short", async () => {
    const { email, username, from } = await registered(server);
    const code = await from.code({ email }, "recover");
    const unequal = await from.post("common/forgetPassword", {
      email,
      code,
      password: next,
      confirmPassword: password,
    });
    expect(unequal.data.errors).toEqual({ confirmPassword: "The passwords don't match" });
    const short = await from.post("common/forgetPassword", {
      email,
      code,
      password: "seven77",
      confirmPassword: "seven77",
    });
    expect(short.data.errors).toEqual({ password: "The password must be at least 8 characters" });
    expect(await login(username, password)).toBe(200);
    expect((await from.post("common/forgetPassword", { email, code, ...both })).code).toBe(200);
  });
});

describe("one's own password", () => {
  test("is changed by who knows the old one; the other sessions end", async () => {
    const { username, token, from } = await registered(server);
    const other = (await from.post("common/login", { username, password })).data.token;
    const { data } = await from.post(
      "member/setPassword",
      { oldPassword: password, ...both },
      token,
    );
    for (const ended of [token, other])
      expect((await from.get("member/getUser", ended)).code).toBe(401);
    expect((await from.get("member/getUser", data.token)).data.member.username).toBe(username);
    expect(await login(username, next)).toBe(200);
    expect(await login(username, password)).toBe(422);
  });
  test.each([
    ["a wrong old one", { oldPassword: "wrong" }, 422, "oldPassword"],
    ["no old one", { oldPassword: undefined }, 400, "oldPassword"],
    ["the old one again", { password, confirmPassword: password }, 422, "password"],
    ["unequal ones", { confirmPassword: "yet another one" }, 400, "confirmPassword"],
    ["a short one", { password: "1234567", confirmPassword: "1234567" }, 400, "password"],
    ["one without its repetition", { confirmPassword: undefined }, 400, "confirmPassword"],
  ])("refuses %s and changes nothing", async (_what, change, code, field) => {
    const { username, token, from } = await registered(server);
    const answer = await from.post(
      "member/setPassword",
      { oldPassword: password, ...both, ...change },
      token,
    );
    expect(answer.code).toBe(code);
    expect(Object.keys(answer.data.errors)).toEqual([field]);
    expect((await from.get("member/getUser", token)).code).toBe(200);
    expect(await login(username, password)).toBe(200);
  });
  test("is not guessed with an open session", async () => {
    const { token, from } = await registered(server);
    const guess = () => from.post("member/setPassword", { oldPassword: "wrong", ...both }, token);
    for (let count = 0; count < 5; count += 1)
      expect((await guess()).data.error).toBe("password.wrong");
    expect((await guess()).code).toBe(429);
  });
  test("changes once when it is changed twice at once", async () => {
    const { token, from } = await registered(server);
    const change = (given: string) =>
      from.post(
        "member/setPassword",
        { oldPassword: password, password: given, confirmPassword: given },
        token,
      );
    const answers = await Promise.all([change("the first one"), change("the second one")]);
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
  });
});

describe("a password set by another member", () => {
  test("is changed before anything else", async () => {
    const { username, id, from } = await registered(server);
    await query("update credentials set must_change_password = true where member_id = $1", [id]);
    const { token } = (await from.post("common/login", { username, password })).data;
    expect((await from.get("member/shop/get", token)).data.mustChangePassword).toBe(true);
    expect((await from.get("member/getUser", token)).code).toBe(200);
    for (const path of [
      "member/supplier/getList",
      "member/info",
      "member/preferences",
      "member/getAllRole",
      "rest/suppliers",
    ]) {
      const rejected = await from.get(path, token);
      expect(rejected).toMatchObject({ code: 403, data: { error: "password.mustChange" } });
    }
    expect((await from.post("member/session/endOthers", {}, token)).code).toBe(403);
    const same = await from.post(
      "member/setPassword",
      { password, confirmPassword: password },
      token,
    );
    expect(same.data.error).toBe("password.unchanged");
    const { data } = await from.post("member/setPassword", both, token);
    expect((await from.get("member/shop/get", data.token)).data.mustChangePassword).toBe(false);
    expect((await from.get("member/supplier/getList", data.token)).code).toBe(200);
  });
  test("lets its holder sign out", async () => {
    const { username, id, from } = await registered(server);
    await query("update credentials set must_change_password = true where member_id = $1", [id]);
    const { token } = (await from.post("common/login", { username, password })).data;
    expect((await from.post("common/logout", {}, token)).code).toBe(200);
    expect((await from.get("member/getUser", token)).code).toBe(401);
  });
});
