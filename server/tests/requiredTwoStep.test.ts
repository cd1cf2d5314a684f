import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../tests/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());
const query = async (sql: string, values: unknown[] = []) =>
  (await server.database.pool.query(sql, values)).rows;

async function turnOn(username: string) {
  const { secret } = (
    await server.post(username, "member/twoStep/begin", { oldPassword: "markethall-demo" })
  ).data;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await server.post(username, "member/twoStep/confirm", { code })).code).toBe(200);
}

test.each([
  [
    "shop",
    "harbour",
    "harbour" as const,
    "member/shopConfig",
    "config:shop",
    "member/supplier/getList",
    "config:supplier",
  ],
  [
    "platform",
    "platform",
    null,
    "system/config",
    "platform:config",
    "system/country/getList",
    "platform:countries",
  ],
])(
  "S12: the main account of the %s requires a second step, and a member without one can do nothing else first",
  async (_realm, main, shop, api, right, path, other) => {
    const require = (user: string, requireTwoStep: boolean) =>
      server.post(user, `${api}/editSubmit`, { requireTwoStep });
    const editor = await server.hire([right, `${right}:edit`, other], shop);
    const byOther = await require(editor, true);
    expect([byOther.code, Object.keys(byOther.data.errors ?? {})]).toEqual([
      403,
      ["requireTwoStep"],
    ]);
    expect((await require(main, true)).data.error).toBe("twoStep.ownRequired");
    const before = (await server.get(editor, path)).code;
    expect(before).not.toBe(403);

    await turnOn(main);
    expect((await require(main, true)).code).toBe(200);
    expect((await server.get(main, path)).code).toBe(200);
    const rejected = await server.get(editor, path);
    expect([rejected.code, rejected.data.error]).toEqual([403, "twoStep.mustSetUp"]);
    expect((await server.get(editor, "member/info")).data.error).toBe("twoStep.mustSetUp");
    expect((await server.get(editor, "member/shop/get")).data.mustSetUpTwoStep).toBe(true);
    await turnOn(editor);
    expect((await server.get(editor, "member/shop/get")).data.mustSetUpTwoStep).toBe(false);
    expect((await server.get(editor, path)).code).toBe(before);
    expect((await require(editor, false)).code).toBe(403);
    expect((await require(main, false)).code).toBe(200);
  },
);

test("S12: a lost second step is reset by a member with the right, with a notice, a log entry and a day without withdrawals", async () => {
  const username = await server.hire(["stock:storage"]);
  const id = server.members[username];
  await query(
    "update members set email = 'hand@example.com', email_verified = true, language = 'zh-CN' where id = $1",
    [id],
  );
  const none = await server.post("harbour", "member/shopAccount/resetTwoStep", { id });
  expect(none.data.error).toBe("account.twoStepOff");
  await turnOn(username);
  await query("update members set language = 'zh-CN' where id = $1", [id]);
  const answer = await server.post("harbour", "member/shopAccount/resetTwoStep", { id });
  expect(answer.code).toBe(200);
  expect((await server.get(username, "member/info")).code).toBe(401);
  const [row] = await query(
    "select totp_secret, totp_since, recovery_hashes, withdraw_hold_until > now() as held from credentials where member_id = $1",
    [id],
  );
  expect(row).toEqual({ totp_secret: null, totp_since: null, recovery_hashes: [], held: true });
  const messageTemplates = async () =>
    query("select subject from outbox where recipient = 'hand@example.com' order by id");
  await expect
    .poll(messageTemplates)
    .toEqual([
      { subject: "Two-step authentication is on for your Markethall account" },
      { subject: "您的 Markethall 两步验证已被重置" },
    ]);
  expect(
    await query(
      "select 1 as found from login_log where member_id = $1 and event = 'twoStepReset'",
      [id],
    ),
  ).toHaveLength(1);
  expect(
    await query(
      "select 1 as found from audit_entries where record_id = $1 and action = 'resetTwoStep'",
      [id],
    ),
  ).toHaveLength(1);
});

test("S12: members cannot reset their own second step, which is turned off by password and code", async () => {
  const username = await server.hire(["org:account", "org:account:resetTwoStep"]);
  await turnOn(username);
  const answer = await server.post(username, "member/shopAccount/resetTwoStep", {
    id: server.members[username],
  });
  expect(answer.data.error).toBe("account.isOwn");
});

test("S2, S12: a member with a reset password is notified, and cannot withdraw money for a day", async () => {
  const username = await server.hire(["stock:storage"]);
  const id = server.members[username];
  await query(
    "update members set email = 'other@example.com', email_verified = true where id = $1",
    [id],
  );
  expect((await server.post("harbour", "member/shopAccount/resetPassword", { id })).code).toBe(200);
  await expect
    .poll(() => query("select subject from outbox where recipient = 'other@example.com'"))
    .toEqual([{ subject: "Your Markethall password was reset" }]);
  const [row] = await query(
    "select withdraw_hold_until > now() as held from credentials where member_id = $1",
    [id],
  );
  expect(row.held).toBe(true);
});
