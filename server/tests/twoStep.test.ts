import { Secret, TOTP } from "otpauth";
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
const readCode = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });
/** Authenticator codes are valid once: clears the last used one, as half a minute later. */
const laterStep = (id: number) =>
  query("update credentials set totp_step = null where member_id = $1", [id]);

async function withTwoStep() {
  const person = await registered(server);
  const started = await person.from.post(
    "member/twoStep/begin",
    { oldPassword: password },
    person.token,
  );
  const { secret } = started.data as { secret: string };
  const { data } = await person.from.post(
    "member/twoStep/confirm",
    { code: readCode(secret) },
    person.token,
  );
  await laterStep(person.id);
  const ticket = async (): Promise<string> =>
    (await visitor(server).post("common/login", { username: person.username, password })).data
      .ticket;
  return { ...person, secret, recoveryCodes: data.recoveryCodes as string[], ticket };
}

describe("turning it on", () => {
  test("shows a secret as text, address and picture, and is on once a code shows that the app has it", async () => {
    const { token, username, id, from } = await registered(server);
    expect((await from.get("member/twoStep", token)).data).toMatchObject({
      on: false,
      since: null,
    });
    const { data } = await from.post("member/twoStep/begin", { oldPassword: password }, token);
    expect(data.uri).toBe(
      `otpauth://totp/Markethall:${username}?issuer=Markethall&secret=${data.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(data.qr).toMatch(/^data:image\/png;base64,/);
    const wrong = await from.post(
      "member/twoStep/confirm",
      { code: "000000" === readCode(data.secret) ? "000001" : "000000" },
      token,
    );
    expect(wrong).toMatchObject({
      code: 422,
      data: { error: "twoStep.wrong", errors: { code: expect.any(String) } },
    });
    expect((await from.get("member/twoStep", token)).data.on).toBe(false);
    const on = await from.post("member/twoStep/confirm", { code: readCode(data.secret) }, token);
    expect(new Set(on.data.recoveryCodes).size).toBe(10);
    expect((await from.get("member/twoStep", token)).data).toMatchObject({
      on: true,
      recoveryCodesLeft: 10,
    });
    expect(
      (await from.post("member/twoStep/begin", { oldPassword: password }, token)).data.error,
    ).toBe("twoStep.alreadyOn");
    expect(
      (await from.post("member/twoStep/confirm", { code: readCode(data.secret) }, token)).data
        .error,
    ).toBe("challenge.expired");
    const [row] = await query(
      "select recovery_hashes::text as hashes from credentials where member_id = $1",
      [id],
    );
    for (const code of on.data.recoveryCodes) expect(row.hashes).not.toContain(code);
  });
  test("has five tries, and a quarter of an hour", async () => {
    const { token, from } = await registered(server);
    const { data } = await from.post("member/twoStep/begin", { oldPassword: password }, token);
    for (let count = 0; count < 5; count += 1)
      await from.post("member/twoStep/confirm", { code: "wrong" }, token);
    expect(
      (await from.post("member/twoStep/confirm", { code: readCode(data.secret) }, token)).data
        .error,
    ).toBe("challenge.expired");
    const again = await from.post("member/twoStep/begin", { oldPassword: password }, token);
    await query(
      "update tickets set expires_at = now() - interval '1 second' where purpose = 'twoStepBegin'",
    );
    expect(
      (await from.post("member/twoStep/confirm", { code: readCode(again.data.secret) }, token)).data
        .error,
    ).toBe("challenge.expired");
  });
  test("S12: is for every account of a shop and of the platform", async () => {
    for (const username of [
      "platform",
      await server.hire(["stock:storage"]),
      await server.hire([], null),
    ])
      expect(
        (await server.post(username, "member/twoStep/begin", { oldPassword: "markethall-demo" }))
          .code,
      ).toBe(200);
  });
});

describe("an account without any password", () => {
  const withoutPassword = async () => {
    const person = await registered(server);
    await query("update credentials set password_hash = null where member_id = $1", [person.id]);
    return person;
  };
  test("turns it on with a sign-in of the last ten minutes, and not with an older session", async () => {
    const { token, from, id } = await withoutPassword();
    await query(
      "update sessions set add_time = now() - interval '11 minutes' where member_id = $1",
      [id],
    );
    const rejected = await from.post("member/twoStep/begin", {}, token);
    expect(rejected).toMatchObject({ code: 403, data: { error: "session.notFresh" } });
    expect(rejected.message).toMatch(
      /^Sign in again to do this\. Because your account has no password, you need to have signed in within the last 10 minutes/,
    );

    await query(
      "update sessions set add_time = now() - interval '9 minutes' where member_id = $1",
      [id],
    );
    expect((await from.post("member/twoStep/begin", {}, token)).code).toBe(200);
  });
  test("is given a password by a new session alone", async () => {
    const { token, from, id } = await withoutPassword();
    const body = {
      password: "three quiet green boats",
      confirmPassword: "three quiet green boats",
    };
    await query(
      "update sessions set add_time = now() - interval '11 minutes' where member_id = $1",
      [id],
    );
    expect((await from.post("member/setPassword", body, token)).data.error).toBe(
      "session.notFresh",
    );

    await query("update sessions set add_time = now() where member_id = $1", [id]);
    expect((await from.post("member/setPassword", body, token)).code).toBe(200);
  });
});

describe("signing in with it", () => {
  test.each([
    ["en", "This code has already been used. Wait for the next one."],
    ["zh_CN", "该验证码已使用过，请等待下一个。"],
    ["zh_TW", "此驗證碼已使用過，請等待下一個。"],
  ])("reports that a code was used already (%s)", async (lang, message) => {
    const { secret, from, ticket } = await withTwoStep();
    const code = readCode(secret);
    expect((await from.post("common/loginTwoStep", { ticket: await ticket(), code })).code).toBe(
      200,
    );
    const used = await from.post(
      "common/loginTwoStep",
      { ticket: await ticket(), code },
      undefined,
      { lang },
    );
    expect(used).toMatchObject({
      code: 422,
      message,
      data: { error: "twoStep.codeUsed", errors: { code: message } },
    });
  });
  test("takes the password and then a code of the app, each of which is good once", async () => {
    const { username, secret, id, from, ticket } = await withTwoStep();
    const first = await from.post("common/login", { username, password });
    expect(first.data).toEqual({ ticket: expect.any(String) });
    expect((await from.get("member/getUser", first.data.ticket)).code).toBe(401);
    const code = readCode(secret);
    const { data } = await from.post("common/loginTwoStep", {
      ticket: first.data.ticket,
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect((await from.get("member/getUser", data.token)).data.member.username).toBe(username);
    expect(
      (
        await from.post("common/loginTwoStep", {
          ticket: first.data.ticket,
          code: readCode(secret, 1),
        })
      ).data.error,
    ).toBe("challenge.expired");
    expect(
      (await from.post("common/loginTwoStep", { ticket: await ticket(), code })).data.error,
    ).toBe("twoStep.codeUsed");
    await laterStep(id);
    expect(
      (await from.post("common/loginTwoStep", { ticket: await ticket(), code: readCode(secret) }))
        .code,
    ).toBe(200);
  });
  test("forgives a clock that is half a minute off, and no more", async () => {
    const { secret, id, from, ticket } = await withTwoStep();
    for (const steps of [-1, 1]) {
      await laterStep(id);
      expect(
        (
          await from.post("common/loginTwoStep", {
            ticket: await ticket(),
            code: readCode(secret, steps),
          })
        ).code,
      ).toBe(200);
    }
    await laterStep(id);
    for (const steps of [-3, 3])
      expect(
        (
          await from.post("common/loginTwoStep", {
            ticket: await ticket(),
            code: readCode(secret, steps),
          })
        ).data.error,
      ).toBe("twoStep.wrong");
  });
  test("takes a recovery code instead, once, however it is written", async () => {
    const { recoveryCodes, token, from, ticket } = await withTwoStep();
    const [one = "", two = ""] = recoveryCodes;
    expect(
      (await from.post("common/loginTwoStep", { ticket: await ticket(), code: one })).code,
    ).toBe(200);
    expect(
      (await from.post("common/loginTwoStep", { ticket: await ticket(), code: one })).data.error,
    ).toBe("twoStep.wrong");
    expect(
      (
        await from.post("common/loginTwoStep", {
          ticket: await ticket(),
          code: ` ${two.toUpperCase().replaceAll("-", " ")} `,
        })
      ).code,
    ).toBe(200);
    expect((await from.get("member/twoStep", token)).data.recoveryCodesLeft).toBe(8);
  });
  test("slows down guesses of the second step, from any address and with any number of tickets", async () => {
    const { secret, from, ticket } = await withTwoStep();
    for (let count = 0; count < 5; count += 1)
      expect(
        (
          await visitor(server).post("common/loginTwoStep", {
            ticket: await ticket(),
            code: "nothing",
          })
        ).data.error,
      ).toBe("twoStep.wrong");
    expect(
      (await from.post("common/loginTwoStep", { ticket: await ticket(), code: readCode(secret) }))
        .data.error,
    ).toBe("login.rateLimited");
    await query("update failures set add_time = add_time - interval '10 seconds'");
    expect(
      (await from.post("common/loginTwoStep", { ticket: await ticket(), code: readCode(secret) }))
        .code,
    ).toBe(200);
  });
  test("refuses a ticket that is made up, old or shown too often", async () => {
    const { secret, from, ticket } = await withTwoStep();
    expect(
      (await from.post("common/loginTwoStep", { ticket: "made up", code: readCode(secret) })).data
        .error,
    ).toBe("challenge.expired");
    const old = await ticket();
    await query("update tickets set expires_at = now() - interval '1 second'");
    expect(
      (await from.post("common/loginTwoStep", { ticket: old, code: readCode(secret) })).data.error,
    ).toBe("challenge.expired");
    const shown = await ticket();
    await query("update tickets set tries = 5");
    expect(
      (await from.post("common/loginTwoStep", { ticket: shown, code: readCode(secret) })).data
        .error,
    ).toBe("challenge.expired");
  });
  test("follows a code by phone too", async () => {
    const { id, secret, from } = await withTwoStep();
    await query("update members set phone = '+61400000200', phone_verified = true where id = $1", [
      id,
    ]);
    const code = await from.code({ phone: "+61400000200" }, "login");
    const { data } = await from.post("common/loginByPhone", { phone: "+61400000200", code });
    expect(data).toEqual({ ticket: expect.any(String) });
    const { token } = (
      await from.post("common/loginTwoStep", { ticket: data.ticket, code: readCode(secret) })
    ).data;
    expect((await from.get("member/session/getList", token)).data[0].way).toBe("phoneCode");
  });
});

describe("turning it off", () => {
  test("takes the password and a code, and nothing less", async () => {
    const { username, token, secret, recoveryCodes, from } = await withTwoStep();
    const end = (body: object) => from.post("member/twoStep/end", body, token);
    expect((await end({ password: "wrong", code: readCode(secret) })).data.error).toBe(
      "password.wrong",
    );
    expect((await end({ password, code: "000" })).data.error).toBe("twoStep.wrong");
    expect((await end({ password })).data.errors).toEqual({ code: "Enter the code" });
    expect((await from.get("member/twoStep", token)).data.on).toBe(true);
    expect((await end({ password, code: recoveryCodes[9] })).code).toBe(200);
    expect((await end({ password, code: readCode(secret) })).data.error).toBe("twoStep.off");
    expect((await from.post("common/login", { username, password })).data.token).toEqual(
      expect.any(String),
    );
  });
});
