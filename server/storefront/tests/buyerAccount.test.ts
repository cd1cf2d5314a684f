import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { readBuyerCode, signUpBuyer } from "./buyer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());
const query = async (sql: string, values: unknown[] = []) =>
  (await server.database.pool.query(sql, values)).rows;
const ask = async (method: "GET" | "POST", path: string, body?: object, token?: string) => {
  const response = await server.app.inject({
    method,
    url: `/api/store/v1/${path}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body ? { payload: body } : {}),
  });
  return { status: response.statusCode, data: response.json().data };
};
const signIn = async (account: string, password = "correct horse") =>
  (await ask("POST", "buyer/login", { account, password })).data.token as string;

describe("signing up", () => {
  test("S17: does not disclose whether an address is taken; the mail does", async () => {
    const mia = await signUpBuyer(server);
    const free = { email: "nobody-yet@example.com" };
    const send = (at: object) => ask("POST", "buyer/sendCode", { ...at, sendType: "register" });
    await query("update codes set add_time = add_time - interval '2 minutes'");
    expect(await send({ email: mia.account })).toEqual(await send(free));
    const [letter] = await query(
      "select subject, body from outbox where recipient = $1 order by id desc limit 1",
      [mia.account],
    );
    expect(letter.subject).toBe("You already have a Markethall account");
    expect(letter.body).not.toMatch(/\d{6}/);
    const register = (at: object) =>
      ask("POST", "buyer/register", {
        ...at,
        code: "000000",
        password: "another one",
        nickname: "Eve",
      });
    expect(await register({ email: mia.account })).toEqual(
      await register({ email: "never-asked@example.com" }),
    );
  });
  test("S17: verifies the address, which a code for another address or a used one does not", async () => {
    const at = { email: "wei@example.com" };
    const code = await readBuyerCode(server, at, "register");
    const register = (more: object) =>
      ask("POST", "buyer/register", {
        ...at,
        code,
        password: "another one",
        nickname: "Wei",
        ...more,
      });
    expect((await register({ email: "other@example.com" })).data.error).toBe("code.wrong");
    expect(
      (await ask("POST", "buyer/register", { ...at, password: "another one", nickname: "Wei" }))
        .status,
    ).toBe(400);
    const registered = await register({});
    expect(registered.status).toBe(200);
    expect(
      await query(
        "select operation, label, add_by from audit_entries where resource = 'buyers' and record_id = $1",
        [registered.data.buyer.id],
      ),
    ).toEqual([{ operation: "create", label: "Wei", add_by: null }]);
    expect((await register({})).data.error).toBe("code.wrong");
    expect(await query("select email_verified from buyers where email = $1", [at.email])).toEqual([
      { email_verified: true },
    ]);
  });
  test("S17: takes one address, not two", async () => {
    const both = { email: "a@example.com", phone: "+61400123001", sendType: "register" };
    expect((await ask("POST", "buyer/sendCode", both)).status).toBe(400);
    expect((await ask("POST", "buyer/sendCode", { sendType: "register" })).status).toBe(400);
  });
  test("S17: codes are limited by address and by network", async () => {
    const send = (email: string) => ask("POST", "buyer/sendCode", { email, sendType: "register" });
    await query("delete from codes");
    expect((await send("often@example.com")).status).toBe(200);
    expect((await send("often@example.com")).data.error).toBe("code.rateLimited");
    await query(
      "insert into codes (target, purpose, hash, ip, expires_at) select 'buyer x' || n, 'register', 'x', '127.0.0.1', now() from generate_series(1, 60) n",
    );
    const rejected = await send("one-more@example.com");
    expect([rejected.status, rejected.data.error]).toEqual([429, "code.rateLimited"]);
    await query("delete from codes");
  });
});

describe("a password", () => {
  test("S17: is recovered by a code, which ends every session", async () => {
    const mia = await signUpBuyer(server);
    const code = await readBuyerCode(server, { email: mia.account }, "recover");
    const recover = (more: object = {}) =>
      ask("POST", "buyer/recover", {
        email: mia.account,
        code,
        password: "battery staple",
        ...more,
      });
    expect((await recover({ password: "password1" })).data.errors).toHaveProperty("password");
    expect(await recover()).toEqual({ status: 200, data: null });
    expect((await mia.get("buyer/me")).status).toBe(401);
    expect((await recover()).data.error).toBe("code.wrong");
    expect(await signIn(mia.account)).toBeUndefined();
    expect(await signIn(mia.account, "battery staple")).toEqual(expect.any(String));
  });
  test("S17: of an unknown address is not recovered by any code, and responds the same", async () => {
    expect(await readBuyerCode(server, { email: "none@example.com" }, "recover")).toBeNull();
    const answer = await ask("POST", "buyer/recover", {
      email: "none@example.com",
      code: "123456",
      password: "battery staple",
    });
    expect(answer.data.error).toBe("code.wrong");
  });
  test("S17: is changed by who knows the old one; the other sessions end and this one stays", async () => {
    const mia = await signUpBuyer(server);
    const other = await signIn(mia.account);
    const change = (oldPassword: string, password = "battery staple") =>
      ask("POST", "buyer/password", { oldPassword, password }, mia.token);
    expect((await change("wrong")).data).toMatchObject({
      error: "password.wrong",
      errors: { oldPassword: expect.any(String) },
    });
    expect((await change("correct horse", "11111111")).status).toBe(400);
    expect((await change("correct horse")).status).toBe(200);
    expect((await ask("GET", "buyer/me", undefined, other)).status).toBe(401);
    expect((await mia.get("buyer/me")).status).toBe(200);
    expect(await signIn(mia.account, "battery staple")).toEqual(expect.any(String));
  });
  test("S17: is not guessed with an open session", async () => {
    const mia = await signUpBuyer(server);
    const guess = () =>
      ask(
        "POST",
        "buyer/password",
        { oldPassword: "wrong", password: "battery staple" },
        mia.token,
      );
    for (let count = 0; count < 5; count += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
  });
});

test("S17: sessions are listed, and end one by one or all others together; another buyer's do not", async () => {
  const [mia, leo] = [await signUpBuyer(server), await signUpBuyer(server)];
  const [second, third, fourth] = [
    await signIn(mia.account),
    await signIn(mia.account),
    await signIn(mia.account),
  ];
  const { data } = await mia.get("buyer/sessions");
  expect(data.map(({ current }: { current: boolean }) => current)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(JSON.stringify(data)).not.toMatch(/token|hash/i);
  const [foreign] = (await leo.get("buyer/sessions")).data;
  expect((await ask("POST", `buyer/sessions/${foreign.id}/end`, {}, mia.token)).status).toBe(404);
  const [{ id }] = (await ask("GET", "buyer/sessions", undefined, second)).data;
  expect((await ask("POST", `buyer/sessions/${id}/end`, {}, mia.token)).status).toBe(200);
  expect((await ask("GET", "buyer/me", undefined, second)).status).toBe(401);
  expect((await ask("POST", "buyer/sessions/endOthers", {}, mia.token)).data).toEqual({ count: 2 });
  for (const token of [third, fourth])
    expect((await ask("GET", "buyer/me", undefined, token)).status).toBe(401);
  expect((await mia.get("buyer/me")).status).toBe(200);
  expect((await leo.get("buyer/me")).status).toBe(200);
});

test("every call takes a language, whether it declares one or not", async () => {
  const signInWith = async (language: string) => {
    const response = await server.app.inject({
      method: "POST",
      url: `/api/store/v1/buyer/login?lang=${language}`,
      payload: { account: "nobody@example.com", password: "correct horse" },
    });
    return { status: response.statusCode, message: String(response.json().message) };
  };
  expect(await signInWith("zh-CN")).toMatchObject({
    status: 422,
    message: expect.stringMatching(/\p{Script=Han}/u),
  });
  expect((await signInWith("xx")).status).toBe(400);
});
