import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../tests/testServer.ts";
import { elsewhere, password, registered } from "./people.ts";

const own = { origin: "http://localhost" };
const evil = "https://evil.example";
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ server: { trustProxy: true } });
}, 120_000);
afterAll(() => server.close());

type Headers = Record<string, string>;
const inject = (
  method: "GET" | "POST",
  path: string,
  headers: Headers = {},
  payload?: object | string,
) =>
  server.app.inject({
    method,
    url: path.startsWith("/") ? path : `/api/${path}`,
    headers: { host: "localhost", ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
const setCookies = ({ headers }: LightMyRequestResponse): string[] =>
  [headers["set-cookie"] ?? []].flat();
const parseCookies = (response: LightMyRequestResponse) =>
  Object.fromEntries(
    setCookies(response).map((line) => (line.split(";")[0] ?? "").split(/=(.*)/).slice(0, 2)),
  );

/**
 * A signed-in browser: the headers that it sends with each call, and those that its scripts add to
 * calls that change data.
 */
async function signIn(username = "harbour", secret = "markethall-demo", headers: Headers = own) {
  const answer = await inject("POST", "common/login", headers, { username, password: secret });
  return { answer, ...createBrowserSession(answer) };
}
function createBrowserSession(answer: LightMyRequestResponse) {
  const jar: Record<string, string> = parseCookies(answer);
  const cookie = Object.entries(jar)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
  const csrf = jar.markethall_csrf ?? jar["__Host-markethall_csrf"] ?? "";
  return { jar, cookie, csrf, page: { cookie, "x-csrf-token": csrf, ...own } };
}
const suppliers = async () => {
  const { rows } = await server.database.pool.query(
    "select count(*)::integer as count from suppliers",
  );
  return rows[0].count as number;
};
let count = 0;
const supplier = () => ({ name: `Supplier ${++count}`, phone: "0400 000 000" });

describe("S13: signing in", () => {
  test("a page of this origin gets cookies of which scripts read the CSRF token alone", async () => {
    const { answer } = await signIn();
    const { token } = answer.json().data;
    const [session, csrf] = setCookies(answer);
    expect(token).toEqual(expect.any(String));
    expect(session).toBe(`markethall_session=${token}; HttpOnly; Path=/; SameSite=Strict`);
    expect(csrf).toMatch(/^markethall_csrf=[\w-]{43}; Path=\/; SameSite=Strict$/);
    expect(csrf).not.toContain(token);
  });
  test("over https the cookies have the prefix __Host- and are Secure, and no other name is read", async () => {
    const https = { "x-forwarded-proto": "https", origin: "https://localhost" };
    const { answer, jar, cookie } = await signIn("harbour", "markethall-demo", https);
    const [session, csrf] = setCookies(answer);
    expect(session).toMatch(
      /^__Host-markethall_session=[\w-]+; HttpOnly; Path=\/; SameSite=Strict; Secure$/,
    );
    expect(csrf).toMatch(/^__Host-markethall_csrf=[\w-]+; Path=\/; SameSite=Strict; Secure$/);
    const code = async (given: string) =>
      (await inject("GET", "member/info", { ...https, cookie: given })).json().code as number;
    expect(await code(cookie)).toBe(200);
    const plain = `markethall_session=${jar["__Host-markethall_session"]}; markethall_csrf=${jar["__Host-markethall_csrf"]}`;
    expect(await code(plain)).toBe(401);
  });
  test.each([
    ["an API client, which says no origin", {}],
    ["another origin", { origin: evil }],
    ["another site", { "sec-fetch-site": "cross-site", origin: "http://localhost" }],
    ["a sandboxed frame", { origin: "null" }],
  ])("%s gets the token in the answer and no cookie", async (_name, headers) => {
    const { answer } = await signIn("harbour", "markethall-demo", headers as unknown as Headers);
    expect(answer.json().data.token).toEqual(expect.any(String));
    expect(setCookies(answer)).toEqual([]);
  });
  test("a refused sign-in sets no cookie", async () => {
    const { answer } = await signIn("harbour", "wrong password", {
      ...own,
      "x-forwarded-for": elsewhere(),
    });
    expect(answer.json().code).toBe(422);
    expect(setCookies(answer)).toEqual([]);
  });
});

describe("S13: calls with the cookie", () => {
  test("read and write as with a bearer token", async () => {
    const { cookie, page } = await signIn();
    expect((await inject("GET", "member/info", { cookie })).json().code).toBe(200);
    expect((await inject("POST", "member/supplier/editSubmit", page, supplier())).json().code).toBe(
      200,
    );
    const rest = await inject("POST", "rest/suppliers", page, supplier());
    expect(rest.statusCode).toBe(201);
    const exported = await inject("GET", "member/supplier/export", { cookie });
    expect(exported.headers["content-disposition"]).toContain("attachment");
  });
  test("without an Origin the CSRF token alone is enough, for no other site can send it", async () => {
    const { cookie, csrf } = await signIn();
    const headers = { cookie, "x-csrf-token": csrf };
    expect(
      (await inject("POST", "member/supplier/editSubmit", headers, supplier())).json().code,
    ).toBe(200);
  });
  test.each<[string, Headers]>([
    ["without the CSRF token", { ...own }],
    ["with an empty one", { ...own, "x-csrf-token": "" }],
    ["with another one", { ...own, "x-csrf-token": "A".repeat(43) }],
    ["without CSRF token and Origin", {}],
    ["of another origin", { origin: evil, "x-csrf-token": "right" }],
    ["of another port", { origin: "http://localhost:8080", "x-csrf-token": "right" }],
    ["of a sandboxed frame", { origin: "null", "x-csrf-token": "right" }],
    ["of another site", { "sec-fetch-site": "cross-site", "x-csrf-token": "right" }],
    ["of another subdomain", { "sec-fetch-site": "same-site", ...own, "x-csrf-token": "right" }],
  ])("a change %s is refused, and nothing is written", async (_name, given) => {
    const { cookie, csrf } = await signIn();
    const headers = {
      cookie,
      ...given,
      ...(given["x-csrf-token"] === "right" ? { "x-csrf-token": csrf } : {}),
    };
    const before = await suppliers();
    const body = supplier();
    const form = { ...headers, "content-type": "application/x-www-form-urlencoded" };
    for (const answer of [
      await inject("POST", "member/supplier/editSubmit", headers, body),
      await inject(
        "POST",
        "member/supplier/editSubmit",
        form,
        new URLSearchParams(body).toString(),
      ),
      await inject("POST", "rest/suppliers", headers, body),
      await inject(
        "POST",
        "common/upload",
        { ...headers, "content-type": "multipart/form-data; boundary=x" },
        "--x--",
      ),
      await inject("POST", "common/logout", headers),
    ])
      expect(answer.json()).toMatchObject({ code: 403, data: { error: "session.csrfMismatch" } });
    expect(await suppliers()).toBe(before);
    expect((await inject("GET", "member/info", { cookie })).json().code).toBe(200);
  });
  test("a page of another site reads nothing with it", async () => {
    const { cookie } = await signIn();
    for (const site of ["cross-site", "same-site"])
      expect(
        (await inject("GET", "member/info", { cookie, "sec-fetch-site": site })).json().code,
      ).toBe(401);
    expect((await inject("GET", "member/info", { cookie, origin: evil })).json().code).toBe(401);
  });
  test("a session cookie without its CSRF cookie is worth nothing", async () => {
    const { jar, csrf } = await signIn();
    const cookie = `markethall_session=${jar.markethall_session}`;
    expect((await inject("GET", "member/info", { cookie })).json().code).toBe(401);
    const other = `${cookie}; markethall_csrf=${"B".repeat(43)}`;
    expect((await inject("GET", "member/info", { cookie: other })).json().code).toBe(401);
    const write = await inject(
      "POST",
      "member/supplier/editSubmit",
      { cookie, "x-csrf-token": csrf },
      supplier(),
    );
    expect(write.json().code).toBe(401);
  });
  test("a bearer token needs none of it, and precedes the cookie", async () => {
    const { answer } = await signIn();
    const laneway = await signIn("laneway");
    const headers = {
      authorization: `Bearer ${answer.json().data.token}`,
      cookie: laneway.cookie,
      origin: evil,
    };
    expect(
      (await inject("POST", "member/supplier/editSubmit", headers, supplier())).json().code,
    ).toBe(200);
    expect((await inject("GET", "member/getUser", headers)).json().data.member.username).toBe(
      "harbour",
    );
  });
  test("the storefront does not look at it", async () => {
    const { cookie } = await signIn();
    const front = await inject("GET", "store/v1/shops", { cookie });
    expect([front.statusCode, setCookies(front)]).toEqual([200, []]);
    expect((await inject("GET", "store/v1/orders", { cookie })).statusCode).toBe(401);
  });
});

describe("S13: a session in cookies", () => {
  test("ends with a sign-out, which clears them", async () => {
    const { cookie, page } = await signIn();
    const out = await inject("POST", "common/logout", page);
    expect(out.json().code).toBe(200);
    expect(setCookies(out).map((line) => line.replace(/ Path.*Strict/, ""))).toEqual([
      "markethall_session=; HttpOnly;; Max-Age=0",
      "markethall_csrf=;; Max-Age=0",
    ]);
    expect((await inject("GET", "member/info", { cookie })).json().code).toBe(401);
  });
  test("continues with a new password, in new cookies", async () => {
    const { username } = await registered(server);
    const before = await signIn(username, password);
    const secret = "another password of one's own";
    const body = { oldPassword: password, password: secret, confirmPassword: secret };
    const answer = await inject("POST", "member/setPassword", before.page, body);
    expect(answer.json().code).toBe(200);
    const after = createBrowserSession(answer);
    expect((await inject("GET", "member/info", { cookie: before.cookie })).json().code).toBe(401);
    expect((await inject("GET", "member/info", { cookie: after.cookie })).json().code).toBe(200);
  });
  test("is renewed in its cookies, and no header has the new token", async () => {
    const { username, id } = await registered(server);
    const { cookie } = await signIn(username, password);
    await server.database.pool.query(
      "update sessions set renewed_at = now() - interval '13 hours' where member_id = $1",
      [id],
    );
    const renewed = await inject("GET", "member/info", { cookie });
    expect(renewed.headers["x-renewed-token"]).toBeUndefined();
    const after = createBrowserSession(renewed);
    expect(after.jar.markethall_session).not.toBe(undefined);
    expect(after.cookie).not.toBe(cookie);
    expect((await inject("POST", "member/supplier/getList", after.page)).statusCode).toBe(200);
    expect((await inject("GET", "member/info", { cookie: after.cookie })).json().code).toBe(200);
  });
  test("changes its role", async () => {
    const username = await server.hire(["stock:storage"]);
    const { cookie, page } = await signIn(username);
    const [role] = (await inject("GET", "member/getAllRole", { cookie })).json().data;
    const changed = await inject("POST", "member/changeRole", page, { roleId: role.roleId });
    expect(changed.json().data.roleId).toBe(role.roleId);
  });
});

test("S13: a session ends 30 days after it was opened, however much it is used", async () => {
  const { token, id, from } = await registered(server);
  const age = async (days: number) => {
    await server.database.pool.query(
      `update sessions set add_time = now() - make_interval(days => $2), last_used = now() - interval '1 hour',
         expires_at = now() + interval '14 days' where member_id = $1`,
      [id, days],
    );
    await server.database.pool.query("select pg_notify('markethall_sessions', '')");
    await new Promise((resolve) => setTimeout(resolve, 100));
  };
  await age(29);
  expect((await from.get("member/getUser", token)).code).toBe(200);
  const { rows } = await server.database.pool.query(
    "select expires_at <= add_time + interval '30 days' as ends from sessions where member_id = $1",
    [id],
  );
  expect(rows[0].ends).toBe(true);
  await age(31);
  expect((await from.get("member/getUser", token)).code).toBe(401);
});
