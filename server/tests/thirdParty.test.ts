import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../tests/testServer.ts";
import { OpenId } from "../signIn/openId.ts";
import { password, registered, visitor } from "./people.ts";
import { type LocalProvider, startProvider } from "./provider.ts";

const publicUrl = "http://markethall.example";
const callback = `${publicUrl}/api/common/thirdParty/callback`;
let server: TestServer;
let provider: LocalProvider;
beforeAll(async () => {
  provider = await startProvider(callback);
  const { issuer, clientId, clientSecret } = provider;
  const openId = new OpenId({ issuer, clientId, clientSecret, name: "The guild" });
  server = await startTestServer({ server: { openId, publicUrl } });
}, 120_000);
afterAll(async () => {
  await server.close();
  await provider.close();
});
const query = async (sql: string, values: unknown[] = []) =>
  (await server.database.pool.query(sql, values)).rows;
type From = ReturnType<typeof visitor>;

async function begin(from: From, redirect = "/stock/suppliers") {
  const response = await from.request(
    "GET",
    `common/thirdParty/start?provider=oidc&redirect=${encodeURIComponent(redirect)}`,
  );
  const cookie = String(response.headers["set-cookie"]).split(";")[0] ?? "";
  return {
    location: String(response.headers.location),
    cookie,
    status: response.statusCode,
    headers: response.headers,
  };
}
async function returnFromProvider(from: From, address: string, cookie: string) {
  const { pathname, search } = new URL(address);
  const response = await from.request(
    "GET",
    `${pathname.slice("/api/".length)}${search}`,
    undefined,
    { cookie },
  );
  expect(response.statusCode).toBe(302);
  return new URL(String(response.headers.location), publicUrl);
}
/** Completes the sign-in at the provider, and returns the token of the auth challenge. */
async function through(from: From, login: string): Promise<string> {
  const { location, cookie } = await begin(from);
  const back = await returnFromProvider(from, await provider.signIn(location, login), cookie);
  return back.searchParams.get("ticket") ?? "";
}
async function joined(login: string) {
  const from = visitor(server);
  const ticket = await through(from, login);
  const email = `${login}@example.com`;
  const code = await from.code({ email }, "register");
  const { data } = await from.post("common/register", {
    username: login,
    email,
    code,
    password,
    confirmPassword: password,
    ticket,
  });
  return { from, token: data.token as string, username: login };
}

describe("a third party", () => {
  test("is offered by name, and called with everything that binds the answer to the request", async () => {
    const from = visitor(server);
    expect((await from.get("common/thirdParty")).data).toEqual([
      { key: "oidc", name: "The guild" },
    ]);
    const { location, status, headers } = await begin(from);
    expect(status).toBe(302);
    const { origin, searchParams } = new URL(location);
    expect(origin).toBe(provider.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      redirect_uri: callback,
      response_type: "code",
      code_challenge_method: "S256",
      state: expect.any(String),
      nonce: expect.any(String),
    });
    expect(String(headers["set-cookie"])).toMatch(/HttpOnly; SameSite=Lax/);
  });
  test("registers an unknown user, who can sign in from then on", async () => {
    const from = visitor(server);
    const { location, cookie } = await begin(from);
    const back = await returnFromProvider(from, await provider.signIn(location, "greta"), cookie);
    expect(back.pathname).toBe("/auth-redirect");
    expect(back.searchParams.get("redirect")).toBe("/stock/suppliers");
    const ticket = back.searchParams.get("ticket");
    const requested = await from.post("common/loginByTicket", { ticket });
    expect(requested.data).toEqual({
      register: ticket,
      name: "greta by name",
      email: "greta@provider.example",
    });
    const code = await from.code({ email: "greta@example.com" }, "register");
    const body = {
      username: "greta",
      email: "greta@example.com",
      code,
      password,
      confirmPassword: password,
    };
    expect((await from.post("common/register", { ...body, ticket })).code).toBe(200);
    expect((await from.post("common/loginByTicket", { ticket })).data.error).toBe(
      "challenge.expired",
    );

    const known = await through(from, "greta");
    const { data } = await from.post("common/loginByTicket", { ticket: known });
    expect((await from.get("member/getUser", data.token)).data.member.username).toBe("greta");
    expect((await from.get("member/session/getList", data.token)).data[0].way).toBe("thirdParty");
    expect((await from.post("common/loginByTicket", { ticket: known })).data.error).toBe(
      "challenge.expired",
    );
  });
  test("does not sign in a frozen account, and requires the second step where there is one", async () => {
    const { from, username } = await joined("hilde");
    await query(
      "update members set status = 'frozen', freeze_reason = 'Unpaid' where username = $1",
      [username],
    );
    const frozen = await through(from, "hilde");
    expect((await from.post("common/loginByTicket", { ticket: frozen })).data.error).toBe(
      "account.frozen",
    );
    await query("update members set status = 'normal' where username = $1", [username]);
    await query(
      "update credentials set totp_since = now(), totp_secret = 'GEZDGNBVGY3TQOJQ' from members m where m.id = member_id and m.username = $1",
      [username],
    );
    expect(
      (await from.post("common/loginByTicket", { ticket: await through(from, "hilde") })).data,
    ).toEqual({
      ticket: expect.any(String),
    });
  });
  test("gives a ticket that is good for two minutes", async () => {
    const { from } = await joined("ingrid");
    const ticket = await through(from, "ingrid");
    await query("update tickets set expires_at = expires_at - interval '2 minutes'");
    expect((await from.post("common/loginByTicket", { ticket })).data.error).toBe(
      "challenge.expired",
    );
    for (const made of ["made up", ticket.slice(1)])
      expect((await from.post("common/loginByTicket", { ticket: made })).data.error).toBe(
        "challenge.expired",
      );
  });
  test("is rejected from another browser, twice, or with another state", async () => {
    const from = visitor(server);
    const failed = (url: URL) => expect(url.searchParams.get("error")).toBe("thirdParty.failed");
    const { location, cookie } = await begin(from);
    const address = await provider.signIn(location, "jutta");
    failed(await returnFromProvider(from, address, ""));
    failed(await returnFromProvider(from, address, "markethall_third_party=other"));
    const other = new URL(address);
    other.searchParams.set("state", "another");
    failed(await returnFromProvider(from, other.href, cookie));
    const forged = new URL(address);
    forged.searchParams.set("code", "forged");
    failed(await returnFromProvider(from, forged.href, cookie));
    failed(await returnFromProvider(from, address, cookie));
    const again = await begin(from);
    const good = await provider.signIn(again.location, "jutta");
    expect(
      (await returnFromProvider(from, good, again.cookie)).searchParams.get("ticket"),
    ).toBeTruthy();
    failed(await returnFromProvider(from, good, again.cookie));
    failed(await returnFromProvider(from, `${callback}?error=access_denied`, again.cookie));
  });
  test.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "/a b",
  ])("never leads to %s", async (redirect) => {
    const from = visitor(server);
    const { location, cookie } = await begin(from, redirect);
    expect(
      (
        await returnFromProvider(from, await provider.signIn(location, "karla"), cookie)
      ).searchParams.get("redirect"),
    ).toBe("/");
  });
  test("knows one identity as one account", async () => {
    const from = visitor(server);
    const [first, second] = [await through(from, "lotte"), await through(from, "lotte")];
    await joined("lotte");
    for (const ticket of [first, second]) {
      const code = await from.code({ email: "lotte2@example.com" }, "register");
      const body = {
        username: "lotte2",
        email: "lotte2@example.com",
        code,
        password,
        confirmPassword: password,
        ticket,
      };
      expect((await from.post("common/register", body)).code).not.toBe(200);
    }
    expect(await query("select 1 from members where username = 'lotte2'")).toEqual([]);
  });
});

test("without a provider nothing is offered, and with an unreachable one the browser shows an error", async () => {
  const away = new OpenId({
    issuer: "http://127.0.0.1:9",
    clientId: "x",
    clientSecret: "y",
    name: "Away",
  });
  for (const [openId, error] of [
    [null, "thirdParty.off"],
    [away, "thirdParty.failed"],
  ] as const) {
    const other = await startTestServer({ server: { openId } });
    try {
      const from = visitor(other);
      expect((await from.get("common/thirdParty")).data).toHaveLength(openId ? 1 : 0);
      const response = await from.request("GET", "common/thirdParty/start");
      expect(response.headers.location).toBe(`/auth-redirect?error=${error}`);
      expect((await registered(other)).token).toBeTruthy();
    } finally {
      await other.close();
    }
  }
}, 120_000);
