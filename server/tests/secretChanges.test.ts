import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../tests/testServer.ts";
import { approvedAccount, credit, payPassword } from "../../tests/trade/financeFixtures.ts";
import { password, registered } from "./people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());
const query = async (sql: string, values: unknown[] = []) =>
  (await server.database.pool.query(sql, values)).rows;
const messagesTo = async (recipient: string) =>
  (await query("select subject from outbox where recipient = $1 order by id", [recipient])).map(
    ({ subject }) => subject,
  );
const isHeld = async (id: number) =>
  (
    await query(
      "select withdraw_hold_until > now() + interval '23 hours' as held from credentials where member_id = $1",
      [id],
    )
  )[0]?.held ?? false;

type Person = Awaited<ReturnType<typeof registered>>;
async function turnOnTwoStep({ from, token, id }: Person) {
  const proof = { oldPassword: password, oldPayPassword: "my own secret" };
  const { secret } = (await from.post("member/twoStep/begin", proof, token)).data;
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await from.post("member/twoStep/confirm", { code: code() }, token);
  await query("update credentials set totp_step = null where member_id = $1", [id]);
  return code;
}
const set = (person: Person, more: object = {}, given = "my own secret") =>
  person.from.post(
    "member/updatePayPassword",
    { oldPassword: password, password: given, confirmPassword: given, ...more },
    person.token,
  );

describe.each([
  ["updateEmail", { email: "thief@example.com" }],
  ["updatePhone", { phone: "+61400999001" }],
] as const)("%s", (call, at) => {
  test("S5: a stolen session alone changes nothing", async () => {
    const person = await registered(server);
    const before = (await person.from.get("member/info", person.token)).data;
    const code = await person.from.code(at, "bind");
    const none = await person.from.post(`member/${call}`, { ...at, code }, person.token);
    expect([none.code, Object.keys(none.data.errors)]).toEqual([400, ["oldPassword"]]);
    const wrong = await person.from.post(
      `member/${call}`,
      { ...at, code, oldPassword: "guess" },
      person.token,
    );
    expect(wrong.data.error).toBe("password.wrong");
    expect((await person.from.get("member/info", person.token)).data).toEqual(before);
    expect(await isHeld(person.id)).toBe(false);
  });
  test("S5: requires the second step where it is on", async () => {
    const person = await registered(server);
    const appCode = await turnOnTwoStep(person);
    const code = await person.from.code(at, "bind");
    const change = (more: object) =>
      person.from.post(
        `member/${call}`,
        { ...at, code, oldPassword: password, ...more },
        person.token,
      );
    expect(Object.keys((await change({})).data.errors)).toEqual(["twoStepCode"]);
    const wrong = (await change({ twoStepCode: "000" })).data;
    expect([wrong.error, Object.keys(wrong.errors)]).toEqual(["twoStep.wrong", ["twoStepCode"]]);
    expect((await change({ twoStepCode: appCode() })).code).toBe(200);
    await query(
      "update members set email = null, email_verified = false, phone = null, phone_verified = false where id = $1",
      [person.id],
    );
  });
  test("S5: notifies the account's previous addresses, in its holder's language, and holds withdrawals for a day", async () => {
    const person = await registered(server);
    await query("update members set language = 'zh-TW' where id = $1", [person.id]);
    const code = await person.from.code(at, "bind");
    const answer = await person.from.post(
      `member/${call}`,
      { ...at, code, oldPassword: password },
      person.token,
    );
    expect(answer.code).toBe(200);
    expect((await messagesTo(person.email)).at(-1)).toBe("您的 Markethall 帳號已更換地址");
    expect(await isHeld(person.id)).toBe(true);
    await query(
      "update members set email = null, email_verified = false, phone = null, phone_verified = false where id = $1",
      [person.id],
    );
  });
});

describe("a pay password", () => {
  test("S4: is not replaced by the sign-in password alone", async () => {
    const person = await registered(server);
    expect((await set(person)).code).toBe(200);
    const [before] = await query("select pay_password_hash from credentials where member_id = $1", [
      person.id,
    ]);
    const none = await set(person, {}, "the thief's secret");
    expect([none.code, Object.keys(none.data.errors)]).toEqual([400, ["oldPayPassword"]]);
    const wrong = await set(person, { oldPayPassword: "a guess" }, "the thief's secret");
    expect([wrong.data.error, Object.keys(wrong.data.errors)]).toEqual([
      "payPassword.currentWrong",
      ["oldPayPassword"],
    ]);
    expect(
      await query("select pay_password_hash from credentials where member_id = $1", [person.id]),
    ).toEqual([before]);
    expect((await set(person, { oldPayPassword: "my own secret" }, "my next secret")).code).toBe(
      200,
    );
  });
  test("S4: that is forgotten is reset by a code sent to the holder", async () => {
    const person = await registered(server);
    await set(person);
    expect((await set(person, { code: "123456" }, "my next secret")).data.error).toBe("code.wrong");
    const code = await person.from.code({ email: person.email }, "payPassword");
    expect((await set(person, { code }, "my next secret")).code).toBe(200);
    expect((await set(person, { code }, "my third secret")).data.error).toBe("code.wrong");
  });
  test("S4: requires the second step where it is on, which also replaces a forgotten one", async () => {
    const person = await registered(server);
    await set(person);
    const appCode = await turnOnTwoStep(person);
    const without = await set(person, { oldPayPassword: "my own secret" }, "my next secret");
    expect(Object.keys(without.data.errors)).toEqual(["twoStepCode"]);
    expect((await set(person, { twoStepCode: appCode() }, "my next secret")).code).toBe(200);
  });
  test("S4: notifies its holder of the change, and holds withdrawals for a day", async () => {
    const person = await registered(server);
    await set(person);
    expect(await messagesTo(person.email)).toContain(
      "Your Markethall payment password has changed",
    );
    expect(await isHeld(person.id)).toBe(true);
  });
  test("S4: guesses of the old one are slowed", async () => {
    const person = await registered(server);
    await set(person);
    const guess = () => set(person, { oldPayPassword: "a guess" }, "the thief's secret");
    for (let count = 0; count < 5; count += 1)
      expect((await guess()).data.error).toBe("payPassword.currentWrong");
    expect((await guess()).code).toBe(429);
  });
  test("S4: changes once when it is changed twice at once", async () => {
    const person = await registered(server);
    await set(person);
    const answers = await Promise.all(
      ["my second secret", "my third secret"].map((next) =>
        set(person, { oldPayPassword: "my own secret" }, next),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  });
});

describe("S4: enrolling a second step is a change of secrets", () => {
  const begin = (person: Person, more: object = {}) =>
    person.from.post("member/twoStep/begin", more, person.token);
  const codeFrom = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

  test("S4: a stolen session alone does not see the secret, nor turn it on", async () => {
    const person = await registered(server);
    const none = await begin(person);
    expect([none.code, Object.keys(none.data.errors), none.data.secret]).toEqual([
      400,
      ["oldPassword"],
      undefined,
    ]);
    const wrong = await begin(person, { oldPassword: "guess" });
    expect([wrong.data.error, Object.keys(wrong.data.errors)]).toEqual([
      "password.wrong",
      ["oldPassword"],
    ]);
    const confirmed = await person.from.post(
      "member/twoStep/confirm",
      { code: "123456" },
      person.token,
    );
    expect(confirmed.data.error).toBe("challenge.expired");
    expect((await person.from.get("member/twoStep", person.token)).data).toMatchObject({
      on: false,
      asks: { password: true, payPassword: false },
    });
    expect(await isHeld(person.id)).toBe(false);
  });

  test("S4: requires the pay password where one is set, or a code sent to the holder", async () => {
    const person = await registered(server);
    await set(person);
    const none = await begin(person, { oldPassword: password });
    expect([none.code, Object.keys(none.data.errors)]).toEqual([400, ["oldPayPassword"]]);
    const wrong = await begin(person, { oldPassword: password, oldPayPassword: "a guess" });
    expect([wrong.data.error, Object.keys(wrong.data.errors)]).toEqual([
      "payPassword.currentWrong",
      ["oldPayPassword"],
    ]);
    expect(
      (await begin(person, { oldPassword: password, oldPayPassword: "my own secret" })).code,
    ).toBe(200);
    const code = await person.from.code({ email: person.email }, "payPassword");
    expect((await begin(person, { oldPassword: password, code })).code).toBe(200);
    expect((await begin(person, { oldPassword: password, code })).data.error).toBe("code.wrong");
  });

  test("S4: notifies its holder, and holds withdrawals for a day, when it is turned on and when it is turned off", async () => {
    const person = await registered(server);
    const { secret } = (await begin(person, { oldPassword: password })).data;
    expect(await isHeld(person.id)).toBe(false);
    const on = await person.from.post(
      "member/twoStep/confirm",
      { code: codeFrom(secret) },
      person.token,
    );
    expect(on.code).toBe(200);
    expect((await messagesTo(person.email)).at(-1)).toBe(
      "Two-step authentication is on for your Markethall account",
    );
    expect(await isHeld(person.id)).toBe(true);
    await query("update credentials set withdraw_hold_until = null where member_id = $1", [
      person.id,
    ]);
    const ended = { password, code: on.data.recoveryCodes[0] };
    expect((await person.from.post("member/twoStep/end", ended, person.token)).code).toBe(200);
    expect((await messagesTo(person.email)).at(-1)).toBe(
      "Two-step authentication is off for your Markethall account",
    );
    expect(await isHeld(person.id)).toBe(true);
  });

  test("S4: a code of a step that was just turned on withdraws nothing", async () => {
    const account = await approvedAccount(server);
    await credit(server, server.shops.harbour, 50_000);
    const proof = { oldPassword: "markethall-demo", oldPayPassword: payPassword };
    const { secret } = (await server.post("harbour", "member/twoStep/begin", proof)).data;
    const on = await server.post("harbour", "member/twoStep/confirm", { code: codeFrom(secret) });
    const [given] = on.data.recoveryCodes;
    const rejected = await server.post("harbour", "member/withdraw/apply", {
      account,
      amount: 20,
      remark: "Rent",
      payPassword: given,
    });
    expect([rejected.code, rejected.data.error]).toEqual([422, "withdrawal.held"]);
    await query(
      "update credentials set totp_secret = null, totp_since = null, withdraw_hold_until = null where member_id = $1",
      [server.members.harbour],
    );
  });
});

test("S4, S5: money is not withdrawn within a day of such a change, and the screen shows until when", async () => {
  const account = await approvedAccount(server);
  await credit(server, server.shops.harbour, 50_000);
  await query("select hold_withdrawals($1)", [server.members.harbour]);
  const apply = () =>
    server.post("harbour", "member/withdraw/apply", {
      account,
      amount: 20,
      remark: "Rent",
      payPassword,
    });
  const rejected = await apply();
  expect([rejected.code, rejected.data.error]).toEqual([422, "withdrawal.held"]);
  expect(rejected.data.until).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(rejected.message).toContain(rejected.data.until);
  expect((await server.get("harbour", "member/withdraw/count")).data.heldUntil).toBe(
    rejected.data.until,
  );
  await query("update credentials set withdraw_hold_until = now() where member_id = $1", [
    server.members.harbour,
  ]);
  expect((await server.get("harbour", "member/withdraw/count")).data.heldUntil).toBeNull();
  expect((await apply()).code).toBe(200);
});

test("S7: a new password that would be guessed is refused wherever one is set, with what would do", async () => {
  const person = await registered(server);
  const refusedWith = (answer: { code: number; data: { errors?: Record<string, string> } }) => [
    answer.code,
    Object.keys(answer.data.errors ?? {}),
    answer.data.errors?.password,
  ];
  const twice = (given: string) => ({ password: given, confirmPassword: given });
  const common = expect.stringContaining("most common passwords");
  const change = await person.from.post(
    "member/setPassword",
    { oldPassword: password, ...twice("password1") },
    person.token,
  );
  expect(refusedWith(change)).toEqual([400, ["password"], common]);
  const named = await person.from.post(
    "member/setPassword",
    { oldPassword: password, ...twice(`${person.username}1`) },
    person.token,
  );
  expect(refusedWith(named)).toEqual([400, ["password"], expect.stringContaining("own name")]);
  expect(refusedWith(await set(person, {}, "qwertyui"))).toEqual([400, ["password"], common]);
  const code = await person.from.code({ email: person.email }, "recover");
  const recovered = await person.from.post("common/forgetPassword", {
    email: person.email,
    code,
    ...twice("11111111"),
  });
  expect(refusedWith(recovered)).toEqual([400, ["password"], common]);
  const joined = await person.from.post("common/register", {
    username: "newcomer",
    email: "newcomer@example.com",
    code: "123456",
    ...twice("iloveyou"),
  });
  expect(refusedWith(joined)).toEqual([400, ["password"], common]);
  const buyer = await server.app.inject({
    method: "POST",
    url: "/api/store/v1/buyer/register",
    payload: { email: "weak@example.com", nickname: "Mia", password: "        ", code: "123456" },
  });
  expect([buyer.statusCode, Object.keys(buyer.json().data.errors)]).toEqual([400, ["password"]]);
  expect((await person.from.get("member/getUser", person.token)).code).toBe(200);
});

test("S7: a weak password from before still signs in", async () => {
  const person = await registered(server);
  const { hash } = await import("@node-rs/argon2");
  await query("select set_password($1, $2, false)", [person.id, await hash("password1")]);
  expect(
    (await person.from.post("common/login", { username: person.username, password: "password1" }))
      .code,
  ).toBe(200);
});

test("S5: the holder is notified of a changed or recovered password", async () => {
  const person = await registered(server);
  const next = { password: "another password", confirmPassword: "another password" };
  const changed = await person.from.post(
    "member/setPassword",
    { oldPassword: password, ...next },
    person.token,
  );
  expect(changed.code).toBe(200);
  const code = await person.from.code({ email: person.email }, "recover");
  const again = { password: "a third password", confirmPassword: "a third password" };
  expect(
    (await person.from.post("common/forgetPassword", { email: person.email, code, ...again })).code,
  ).toBe(200);
  const answer = (await messagesTo(person.email)).filter(
    (subject) => subject === "Your Markethall password has changed",
  );
  expect(answer).toHaveLength(2);
});
