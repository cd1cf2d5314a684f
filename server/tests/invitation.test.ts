import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../tests/testServer.ts";
import { password, visitor } from "./people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());
const query = async (sql: string, values: unknown[] = []) =>
  (await server.database.pool.query(sql, values)).rows;

/** Adds a staff member of the shop that nobody has signed in to; returns its id. */
async function addAccount(email: string | null): Promise<number> {
  const username = await server.hire(["stock:storage"]);
  const id = server.members[username] ?? 0;
  await query("update members set email = $1, last_login_time = null where id = $2", [email, id]);
  return id;
}
const invite = (id: number) => server.post("harbour", "member/shopAccount/invite", { id });
const readToken = (link: string) => new URL(link).searchParams.get("token") ?? "";

test("a link is mailed, names the account, sets its password once, and signs in", async () => {
  const id = await addAccount("new.person@example.com");
  const { code, data } = await invite(id);
  expect(code).toBe(200);
  const token = readToken(data._output.link);
  const findMails = () =>
    query("select subject, body from outbox where recipient = 'new.person@example.com'");
  await expect.poll(findMails).toEqual([
    {
      subject: expect.stringMatching(/^Join .+ on Markethall$/),
      body: expect.stringContaining(data._output.link),
    },
  ]);

  const from = visitor(server);
  const [member] = await query(
    "select m.username, m.realname as name, s.name as shop from members m join shops s on s.id = m.shop_id where m.id = $1",
    [id],
  );
  expect((await from.post("common/invitation", { token })).data).toEqual(member);
  const passwords = { token, password, confirmPassword: password };
  const weak = await from.post("common/acceptInvitation", {
    token,
    password: "password",
    confirmPassword: "password",
  });
  expect(weak).toMatchObject({ code: 400, data: { errors: { password: expect.any(String) } } });
  const accepted = await from.post("common/acceptInvitation", passwords);
  expect(accepted).toMatchObject({ code: 200, data: { token: expect.any(String) } });
  expect(await query("select email_verified from members where id = $1", [id])).toEqual([
    { email_verified: true },
  ]);
  expect((await from.post("common/acceptInvitation", passwords)).data.error).toBe(
    "challenge.expired",
  );
  expect((await from.post("common/invitation", { token })).data.error).toBe("challenge.expired");
  const signIn = { username: "new.person@example.com", password };
  expect((await visitor(server).post("common/login", signIn)).code).toBe(200);
});

test("a later invitation ends the earlier one, and a person who has signed in gets none", async () => {
  const id = await addAccount("second.person@example.com");
  const first = readToken((await invite(id)).data._output.link);
  const second = readToken((await invite(id)).data._output.link);
  const from = visitor(server);
  const accept = (token: string) =>
    from.post("common/acceptInvitation", { token, password, confirmPassword: password });
  expect((await accept(first)).data.error).toBe("challenge.expired");
  expect((await accept(second)).code).toBe(200);
  expect((await invite(id)).code).toBe(409);
});

test("an account without an email, of another shop, or frozen meanwhile is refused", async () => {
  const id = await addAccount(null);
  const missing = await invite(id);
  expect(missing).toMatchObject({ code: 422, data: { error: "account.emailMissing" } });
  expect((await server.post("laneway", "member/shopAccount/invite", { id })).code).toBe(404);

  const frozen = await addAccount("third.person@example.com");
  const token = readToken((await invite(frozen)).data._output.link);
  await server.post("harbour", "member/shopAccount/freeze", { id: frozen, reason: "Left" });
  const refused = await visitor(server).post("common/acceptInvitation", {
    token,
    password,
    confirmPassword: password,
  });
  expect(refused.data.error).toBe("account.frozen");
});

test("a link is over once somebody has signed in with a password that was passed on", async () => {
  const id = await addAccount("fourth.person@example.com");
  const token = readToken((await invite(id)).data._output.link);
  await query("update members set last_login_time = now() where id = $1", [id]);
  const from = visitor(server);
  const refused = await from.post("common/acceptInvitation", {
    token,
    password,
    confirmPassword: password,
  });
  expect(refused.data.error).toBe("challenge.expired");
  expect((await from.post("common/invitation", { token })).data.error).toBe("challenge.expired");
});
