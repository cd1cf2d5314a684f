import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toNetwork } from "../../framework/server/session/throttle.ts";
import { startTestServer, type TestServer } from "../../tests/testServer.ts";
import { readConfig } from "../config.ts";
import { ConfigError } from "../configError.ts";
import { signUpBuyer } from "../storefront/tests/buyer.ts";
import { elsewhere, password, registered, visitor } from "./people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());
const query = async (sql: string, values: unknown[] = []) =>
  (await server.database.pool.query(sql, values)).rows;
const guess = (ip: string, username: string, given = "wrong") =>
  visitor(server, ip).post("common/login", { username, password: given });
const passed = (seconds: number) =>
  query("update failures set add_time = add_time - make_interval(secs => $1)", [seconds]);

describe("guesses at one account", () => {
  test("S6: from 60 addresses, fewer than 30 are looked at", async () => {
    const { username } = await registered(server);
    const answers = [];
    for (let count = 0; count < 60; count += 1) answers.push(await guess(elsewhere(), username));
    const lookedAt = answers.filter(({ code }) => code === 422);
    expect(lookedAt.length).toBeGreaterThanOrEqual(20);
    expect(lookedAt.length).toBeLessThan(30);
    const rejected = answers.at(-1);
    expect([rejected?.code, rejected?.data.error]).toEqual([429, "login.rateLimited"]);
    expect(rejected?.data.wait).toBeGreaterThan(0);
  });
  test("S6: at once from many addresses, no more are looked at", async () => {
    const { username } = await registered(server);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => guess(elsewhere(), username)),
    );
    expect(answers.filter(({ code }) => code === 422)).toHaveLength(20);
  });
  test("S6: in an hour of patience, at most 100 are looked at", async () => {
    const { username } = await registered(server);
    let lookedAt = 0;
    for (let second = 0; second < 3600; ) {
      const answer = await guess(elsewhere(), username);
      if (answer.code === 422) lookedAt += 1;
      const wait = answer.code === 429 ? answer.data.wait : 0;
      second += wait;
      if (wait > 0) await passed(wait);
    }
    expect(lookedAt).toBeGreaterThanOrEqual(20);
    expect(lookedAt).toBeLessThanOrEqual(100);
  }, 120_000);
  test("S24: by name, e-mail address and phone number are counted together", async () => {
    const { id, username, email } = await registered(server);
    await query("update members set phone = '+61400777001', phone_verified = true where id = $1", [
      id,
    ]);
    const ip = elsewhere();
    const names = [username, email, "+61 400 777 001"];
    const answers = [];
    for (let count = 0; count < 9; count += 1)
      answers.push(await guess(ip, names[count % 3] ?? ""));
    expect(answers.filter(({ code }) => code === 422)).toHaveLength(5);
  });
  test("S6: do not lock its holder out where they have signed in before", async () => {
    const { username, from } = await registered(server);
    for (let count = 0; count < 25; count += 1) await guess(elsewhere(), username);
    expect((await guess(elsewhere(), username, password)).code).toBe(429);
    expect((await from.post("common/login", { username, password })).code).toBe(200);
  });
  test("S6: are forgotten once its holder has recovered the password", async () => {
    const { username, email } = await registered(server);
    for (let count = 0; count < 25; count += 1) await guess(elsewhere(), username);
    const away = visitor(server);
    const code = await away.code({ email }, "recover");
    const next = "another password";
    await away.post("common/forgetPassword", {
      email,
      code,
      password: next,
      confirmPassword: next,
    });
    expect((await guess(elsewhere(), username, next)).code).toBe(200);
  });
  test("S6: from the networks of one IPv6 /48 are counted together", async () => {
    const { username } = await registered(server);
    const answers = [];
    for (let count = 0; count < 20; count += 1)
      answers.push(await guess(`2001:db8:77:${count.toString(16)}::1`, username));
    expect(answers.filter(({ code }) => code === 422)).toHaveLength(10);
    expect((await guess("2001:db8:78:1::1", username)).code).toBe(422);
  });
  test("S6: at many accounts from one IPv6 /48 are counted together", async () => {
    await query(
      "insert into failures (key) select 'block 2001:db8:99' from generate_series(1, 100)",
    );
    expect((await guess("2001:db8:99:5::1", "harbour")).data.error).toBe("login.rateLimited");
    expect((await guess("2001:db8:9a:5::1", "harbour")).code).toBe(422);
  });
  test("S6: at a buyer's account too", async () => {
    const buyer = await signUpBuyer(server);
    const answers = [];
    for (let count = 0; count < 40; count += 1)
      answers.push(
        await server.app.inject({
          method: "POST",
          url: "/api/store/v1/buyer/login",
          remoteAddress: elsewhere(),
          payload: { account: buyer.account, password: "wrong" },
        }),
      );
    expect(answers.filter(({ statusCode }) => statusCode === 422).length).toBeLessThan(30);
  });
  test("the right pay password many times at once is never counted as a guess; wrong ones are", async () => {
    const { token, from } = await registered(server);
    const payPassword = "another secret";
    await from.post(
      "member/updatePayPassword",
      { oldPassword: password, password: payPassword, confirmPassword: payPassword },
      token,
    );
    const apply = (given: string) =>
      visitor(server).post(
        "member/withdraw/apply",
        { account: 1, amount: 10, remark: "x", payPassword: given },
        token,
      );
    const right = await Promise.all(Array.from({ length: 8 }, () => apply(payPassword)));
    expect(right.map(({ data }) => data.error)).not.toContain("login.rateLimited");
    expect(right.map(({ data }) => data.error)).not.toContain("payPassword.wrong");
    const wrong = await Promise.all(Array.from({ length: 12 }, () => apply("wrong")));
    expect(wrong.filter(({ data }) => data.error === "payPassword.wrong")).toHaveLength(5);
    expect(wrong.filter(({ data }) => data.error === "login.rateLimited")).toHaveLength(7);
  });
  test("S6: at a pay password are counted from every address", async () => {
    const { token, from } = await registered(server);
    await from.post(
      "member/updatePayPassword",
      { oldPassword: password, password: "another secret", confirmPassword: "another secret" },
      token,
    );
    const apply = { account: 1, amount: 10, remark: "x", payPassword: "wrong" };
    const errors = [];
    for (let count = 0; count < 10; count += 1)
      errors.push((await visitor(server).post("member/withdraw/apply", apply, token)).data.error);
    expect(errors.filter((error) => error === "payPassword.wrong")).toHaveLength(5);
    expect(errors.at(-1)).toBe("login.rateLimited");
  });
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2::1", "2001:db8:1:2"],
  ["2001:0db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("S6: the network of %s is %s", (ip, network) => {
  expect(toNetwork(ip)).toBe(network);
});

describe("TRUST_PROXY", () => {
  test.each([
    [undefined, false],
    ["off", false],
    ["on", 1],
    ["2", 2],
    [
      "10.0.0.0/8, loopback,2001:db8::/32,192.0.2.1",
      ["10.0.0.0/8", "loopback", "2001:db8::/32", "192.0.2.1"],
    ],
  ])("S6: %s is understood", (given, trusted) => {
    expect(readConfig({ TRUST_PROXY: given }).trustProxy).toEqual(trusted);
  });
  test.each(["yes", "0", "10", "-1", "10.0.0.0/33", "proxy.example", "10.0.0.0/8/8", ","])(
    "S6: %s is refused",
    (given) => {
      expect(() => readConfig({ TRUST_PROXY: given })).toThrow(ConfigError);
    },
  );
  test.each([
    ["hops", 1],
    ["networks", ["127.0.0.0/8"]],
  ])(
    "S6: by %s, an address that the client writes itself is not believed where the proxy appends its own",
    async (_by, trustProxy) => {
      const behind = await startTestServer({ server: { trustProxy } });
      try {
        const codes = [];
        for (let count = 0; count < 8; count += 1) {
          const answer = await behind.app.inject({
            method: "POST",
            url: "/api/common/login",
            remoteAddress: "127.0.0.1",
            headers: { "x-forwarded-for": `198.51.100.${count}, 203.0.113.9` },
            payload: { username: "harbour", password: "wrong" },
          });
          codes.push(answer.json().code);
        }
        expect(codes.filter((code) => code === 422)).toHaveLength(5);
      } finally {
        await behind.close();
      }
    },
  );
});
