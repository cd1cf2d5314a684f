import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { solveCaptcha } from "../../core/captcha/solveCaptcha.ts";
import { startTestServer, type TestServer } from "../../tests/testServer.ts";
import { aMinuteLater, password, registered, visitor } from "./people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
const query = async (sql: string, values: unknown[] = []) =>
  (await server.database.pool.query(sql, values)).rows;
const people = () =>
  query("select count(*)::integer as count from members").then(([row]) => row.count as number);
const both = { password, confirmPassword: password };

describe("the proof of work", () => {
  test("is another each time, and that of another captcha does not count", async () => {
    const from = visitor(server);
    const { data } = await from.get("common/captcha");
    const other = (await from.get("common/captcha")).data;
    expect(data.challenge).toMatchObject({ algorithm: "SHA-256", maxnumber: 100_000 });
    expect(data.challenge.challenge).not.toBe(other.challenge.challenge);
    expect(data.cToken).not.toBe(other.cToken);
    const swapped = { cToken: data.cToken, captcha: solveCaptcha(other.challenge) };
    const sent = await from.post("common/sendCode", {
      email: "swapped@example.com",
      sendType: "register",
      ...swapped,
    });
    expect(sent.data.error).toBe("captcha.wrong");
  });
  test("is spent by the first answer, right or wrong, and sends nothing when wrong", async () => {
    const from = visitor(server);
    const email = "worker@example.com";
    const read = await from.captcha();
    const wrong = await from.post("common/sendCode", {
      email,
      sendType: "register",
      ...read,
      captcha: "nope",
    });
    expect(wrong).toMatchObject({
      code: 422,
      data: { error: "captcha.wrong", errors: { captcha: expect.any(String) } },
    });
    const again = await from.post("common/sendCode", { email, sendType: "register", ...read });
    expect(again.data.error).toBe("captcha.wrong");
    expect(await query("select 1 from codes where target = $1", [email])).toEqual([]);
    const { data } = await from.get("common/captcha");
    const fresh = { cToken: data.cToken, captcha: solveCaptcha(data.challenge) };
    expect(
      (
        await from.post("common/sendCode", {
          email,
          sendType: "register",
          ...fresh,
        })
      ).code,
    ).toBe(200);
    await aMinuteLater(server, email);
    expect(
      (await from.post("common/sendCode", { email, sendType: "register", ...fresh })).data.error,
    ).toBe("captcha.wrong");
  });
  test("expires after five minutes", async () => {
    const from = visitor(server);
    const read = await from.captcha();
    await query("update captchas set expires_at = now() - interval '1 second' where token = $1", [
      read.cToken,
    ]);
    const late = await from.post("common/sendCode", {
      email: "late@example.com",
      sendType: "register",
      ...read,
    });
    expect(late.data.error).toBe("captcha.wrong");
  });
});

describe("a code", () => {
  const send = async (email: string, from = visitor(server), sendType = "register") =>
    from.post("common/sendCode", { email, sendType, ...(await from.captcha()) });

  test("can be requested once a minute, and the response has the time of the next", async () => {
    expect((await send("minute@example.com")).data).toEqual({ wait: 60 });
    const early = await send("minute@example.com");
    expect(early).toMatchObject({ code: 429, data: { error: "code.rateLimited" } });
    expect(early.data.wait).toBeGreaterThan(50);
    expect(early.data.wait).toBeLessThanOrEqual(60);
    expect(early.message).toContain(String(early.data.wait));
    await query(
      "update codes set add_time = now() - interval '61 seconds' where target = 'minute@example.com'",
    );
    expect((await send("minute@example.com")).code).toBe(200);
  });
  test("can be requested five times an hour for one address, and twenty times from one network", async () => {
    const email = "hour@example.com";
    for (let count = 0; count < 5; count += 1) {
      await aMinuteLater(server, email);
      expect((await send(email)).code).toBe(200);
    }
    await aMinuteLater(server, email);
    expect((await send(email)).data.error).toBe("code.rateLimited");
    await query("update codes set add_time = add_time - interval '1 hour' where target = $1", [
      email,
    ]);
    expect((await send(email)).code).toBe(200);
    const from = visitor(server);
    for (let count = 0; count < 20; count += 1)
      expect((await send(`many${count}@example.com`, from)).code).toBe(200);
    expect((await send("many20@example.com", from)).data.error).toBe("code.rateLimited");
    expect((await send("many20@example.com")).code).toBe(200);
  });
  test("responds the same whether or not the address is registered, and only its reader learns which", async () => {
    const { email } = await registered(server);
    const from = visitor(server);
    for (const sendType of ["register", "bind"]) {
      await aMinuteLater(server, email);
      const known = await send(email, from, sendType);
      expect(known).toEqual(await send(`nobody-${sendType}@example.com`, from, sendType));
      const [letter] = await query(
        "select * from outbox where recipient = $1 order by id desc limit 1",
        [email],
      );
      expect(letter.subject).toBe("You already have a Markethall account");
      expect(letter.body).not.toMatch(/\d{6}/);
    }
    await aMinuteLater(server, email);
    expect(await send(email, from, "recover")).toEqual(
      await send("nobody-recover@example.com", from, "recover"),
    );
    expect(
      await query("select 1 from outbox where recipient = 'nobody-recover@example.com'"),
    ).toEqual([]);
  });
  test("is stored in the outbox only, and has the caller's language", async () => {
    const from = visitor(server);
    const body = { email: "zh@example.com", sendType: "register", ...(await from.captcha()) };
    await from.post("common/sendCode", body, undefined, { lang: "zh_TW" });
    const [letter] = await query("select * from outbox where recipient = 'zh@example.com'");
    expect(letter).toMatchObject({ channel: "email", status: "kept" });
    expect(letter.body).toContain("驗證碼");
    const [{ hash }] = await query("select hash from codes where target = 'zh@example.com'");
    expect(hash).toMatch(/^\$argon2id\$/);
  });
  test("needs an address, a purpose and a captcha, each reported by its name", async () => {
    const answer = await visitor(server).post("common/sendCode", {
      email: "no address",
      sendType: "login",
    });
    expect(answer.code).toBe(400);
    expect(Object.keys(answer.data.errors).sort()).toEqual([
      "cToken",
      "captcha",
      "email",
      "sendType",
    ]);
    expect(answer.data.errors.email).toBe("Email: enter an email address like name@example.com");
    expect(
      (await visitor(server).post("common/sendCode", {}, undefined, { lang: "zh_CN" })).data.errors
        .email,
    ).toContain("邮箱");
  });
});

describe("registering", () => {
  test("makes a shop without a name and its main account, and signs in", async () => {
    const { token, username, email, from } = await registered(server);
    const { data } = await from.get("member/shop/get", token);
    expect(data).toMatchObject({
      roles: ["admin"],
      member: { username, main: true, realm: "shop" },
      shopInfo: { name: null },
    });
    expect(data.shopInfo.memberId).toBe(data.member.id);
    expect(
      await query("select email, email_verified, status from members where username = $1", [
        username,
      ]),
    ).toEqual([{ email, email_verified: true, status: "normal" }]);
    for (const name of [username.toUpperCase(), email, ` ${email.toUpperCase()} `])
      expect((await from.post("common/login", { username: name, password })).code).toBe(200);
  });
  test("works by phone, however the number is written", async () => {
    const from = visitor(server);
    const code = await from.code({ phone: "+61400000001" }, "register");
    const answer = await from.post("common/registerByPhone", {
      username: "  byphone ",
      phone: "+61 400 000 001",
      code,
      ...both,
    });
    expect(answer.code).toBe(200);
    expect(
      await query(
        "select username, phone, phone_verified, invite_code from members where phone = '+61400000001'",
      ),
    ).toEqual([
      { username: "byphone", phone: "+61400000001", phone_verified: true, invite_code: null },
    ]);
    expect(
      (await from.post("common/login", { username: "+61 (400) 000-001", password })).code,
    ).toBe(200);
  });
  test.each([
    ["unequal passwords", { confirmPassword: "another one" }, "confirmPassword"],
    ["a short password", { password: "1234567", confirmPassword: "1234567" }, "password"],
    ["spaces inside the name", { username: "two words" }, "username"],
    ["a name like a sub-account's", { username: "harbour:mia" }, "username"],
    ["a name like an e-mail address", { username: "somebody@example.com" }, "username"],
    ["a name like a number", { username: "0412345678" }, "username"],
    ["a short name", { username: "ab" }, "username"],
    ["no code", { code: "" }, "code"],
    ["no name but spaces", { username: "   " }, "username"],
  ])("refuses %s and changes nothing", async (_what, change, field) => {
    const from = visitor(server);
    const email = "refused@example.com";
    await query("delete from codes where target = $1", [email]);
    const code = await from.code({ email }, "register");
    const before = await people();
    const good = { username: "refused", email, code, ...both };
    const answer = await from.post("common/register", { ...good, ...change });
    expect(answer.code).toBe(400);
    expect(Object.keys(answer.data.errors)).toEqual([field]);
    expect(await people()).toBe(before);
    expect(
      await query("select 1 from codes where target = $1 and (used or tries > 0)", [email]),
    ).toEqual([]);
  });
  test("refuses a taken name after a right code, which stays good", async () => {
    const { username } = await registered(server);
    const from = visitor(server);
    const email = "second@example.com";
    const code = await from.code({ email }, "register");
    const shops = await query("select count(*) from shops");
    const body = { email, code, ...both };
    for (let time = 0; time < 7; time += 1) {
      const taken = await from.post("common/register", {
        ...body,
        username: username.toUpperCase(),
      });
      expect(taken).toMatchObject({
        code: 400,
        data: { errors: { username: "Username is already in use" } },
      });
    }
    expect(await query("select count(*) from shops")).toEqual(shops);
    expect((await from.post("common/register", { ...body, username: "second" })).code).toBe(200);
    expect((await from.post("common/register", { ...body, username: "third" })).data.error).toBe(
      "code.wrong",
    );
  });
  test("refuses wrong, expired, exhausted and other codes alike", async () => {
    const from = visitor(server);
    const email = "codes@example.com";
    const attempt = async (code: string | null) =>
      (await from.post("common/register", { username: "codes", email, code, ...both })).data.error;
    const first = await from.code({ email }, "register");
    const wrong = first === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 5; tries += 1) expect(await attempt(wrong)).toBe("code.wrong");
    expect(await attempt(first)).toBe("code.wrong");
    const second = await from.code({ email }, "register");
    await query("update codes set expires_at = now() - interval '1 second' where target = $1", [
      email,
    ]);
    expect(await attempt(second)).toBe("code.wrong");
    const bind = await from.code({ email }, "bind");
    expect(await attempt(bind)).toBe("code.wrong");
    const third = await from.code({ email }, "register");
    const fourth = await from.code({ email }, "register");
    expect(await attempt(third)).toBe("code.wrong");
    expect(await query("select 1 from members where username = 'codes'")).toEqual([]);
    expect(await attempt(fourth)).toBeUndefined();
  });
  test("creates one account for one code, for any number of concurrent requests", async () => {
    const from = visitor(server);
    const email = "race@example.com";
    const code = await from.code({ email }, "register");
    const answers = await Promise.all(
      [1, 2, 3, 4].map((count) =>
        from.post("common/register", { username: `race${count}`, email, code, ...both }),
      ),
    );
    expect(answers.map((answer) => answer.code).sort()).toEqual([200, 422, 422, 422]);
    expect(await query("select 1 from members where username like 'race%'")).toHaveLength(1);
  });
  test("with a known address is refused as with a wrong code", async () => {
    const { email, from } = await registered(server);
    expect(await from.code({ email }, "register")).toBeNull();
    const known = await from.post("common/register", {
      username: "impostor",
      email,
      code: "123456",
      ...both,
    });
    const unknown = await from.post("common/register", {
      username: "impostor",
      email: "un@known.com",
      code: "123456",
      ...both,
    });
    expect(known).toEqual(unknown);
    expect(known.data.error).toBe("code.wrong");
  });
});
